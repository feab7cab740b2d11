import type { BoardMarket, BoardSide, ShowBoardResult, WinnerQuestion } from '#contract/research/board.ts';
import { capital, list, percent } from '../format.ts';
import { signedLine } from '../pick-label.ts';
import { shortTeam, theTeam } from '../short-names.ts';

type Chance = { side: BoardSide; chance: number };
type Winner = { ahead: Chance; behind: Chance; draw: Chance | null };

/** Nearer than this to each other neither side is favored. */
const EVEN = 0.002;

/** Who is favored in a game, or how likely a side is to win it, as it was asked; nothing where that was not, or is not known. */
export function winnerWords({ asked: { tells, side }, spread }: ShowBoardResult, { sides }: BoardMarket): string[] {
  const winner = tells && winnerOf(sides);
  if (!tells || !winner) return [];
  const named = [winner.ahead, winner.behind, winner.draw].find((one) => one?.side.selection === side) ?? null;
  return [answer(tells, named, winner), ...(tells === 'chance' ? [] : spreadWords(winner, spread))];
}

function winnerOf(sides: readonly BoardSide[]): Winner | null {
  const known = sides.flatMap((side) => (side.fairChance === null ? [] : [{ side, chance: side.fairChance }]));
  const [ahead, behind] = known.filter(({ side }) => side.selection !== 'draw').sort((a, b) => b.chance - a.chance);
  return ahead && behind ? { ahead, behind, draw: known.find(({ side }) => side.selection === 'draw') ?? null } : null;
}

function answer(tells: WinnerQuestion, named: Chance | null, winner: Winner): string {
  if (tells === 'chance') return named ? chanceOf(named, winner) : `${capital(chances(winner))}.`;
  if (tells === 'sure') return `No, nothing is sure: ${chanceOf(named ?? winner.ahead, winner, false)}`;
  const isEven = winner.ahead.chance - winner.behind.chance < EVEN;
  if (isEven) return `Neither side is favored: ${chances(winner)}.`;
  if (tells === 'winner') return `Nobody knows, but ${favored(winner)}`;
  const isAhead = named?.side === winner.ahead.side;
  const yes =
    named === null || named.side.selection === 'draw' ? '' : isAhead === (tells === 'favorite') ? 'Yes: ' : 'No: ';
  return `${yes}${yes === '' ? capital(favored(winner)) : favored(winner)}`;
}

const favored = (winner: Winner): string => {
  const name = theTeam(winner.ahead.side.label);
  return `${name} ${isMany(name) ? 'are' : 'is'} favored, ${percent(winner.ahead.chance)} to win against ${list(
    others(winner, winner.ahead).map(chanceText),
  )}.`;
};

/** "The Texans win about 76.2% of the time, the Ravens 23.8%." */
function chanceOf(one: Chance, winner: Winner, starts = true): string {
  const name = nameOf(one);
  const verb = one.side.selection === 'draw' ? 'comes' : isMany(name) ? 'win' : 'wins';
  return `${starts ? capital(name) : name} ${verb} about ${percent(one.chance)} of the time, against ${list(
    others(winner, one).map(chanceText),
  )}.`;
}

const chances = ({ ahead, behind, draw }: Winner): string =>
  `${list([ahead, behind, ...(draw ? [draw] : [])].map(chanceText))}`;

const others = ({ ahead, behind, draw }: Winner, one: Chance): Chance[] =>
  [ahead, behind, ...(draw ? [draw] : [])].filter((other) => other.side !== one.side);

const chanceText = (one: Chance): string => `${percent(one.chance)} for ${nameOf(one)}`;

const nameOf = ({ side }: Chance): string => (side.selection === 'draw' ? 'a draw' : theTeam(side.label));

const isMany = (name: string): boolean => name.startsWith('the ');

function spreadWords({ ahead }: Winner, spread: number | undefined): string[] {
  if (spread === undefined) return [];
  const line = ahead.side.selection === 'home' ? spread : -spread + 0;
  return [`The spread is ${shortTeam(ahead.side.label)} ${signedLine(line)}.`];
}

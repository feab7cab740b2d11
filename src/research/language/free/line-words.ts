import { leagueOf } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { capital } from '../../words/format.ts';
import { propName, signedLine, totalUnit } from '../../words/pick-label.ts';

/** A number that is counted up to. */
export type Counted = {
  event: Pick<SlateEvent, 'sportKey'>;
  line: number;
  market: string;
  side: Selection;
  player: string | null;
};

const NO_TIES: ReadonlySet<string> = new Set(['NBA', 'WNBA', 'NCAAB', 'NCAAF', 'MLB', 'NHL']);

/** When a bet with these points wins; `event` null: of no game in particular. */
export function spreadWords(name: string, line: number, event: SlateEvent | null): string {
  const points = Math.abs(line);
  const text = signedLine(line);
  const they = capital(name);
  const push = Number.isInteger(points)
    ? ` If they ${line < 0 ? 'win' : 'lose'} by exactly ${points}, your stake comes back.`
    : '';
  if (event?.sportKey.startsWith('tennis_') && points > 0.5) return gamesWords(name, line, push !== '');
  if (line === 0) return `PK means no points either way: the bet wins if ${name} win. A tie gives the stake back.`;
  if (points === 0.5) return half(name, line, event);
  if (line < 0)
    return `${text} means that ${points} is taken off their score: the bet wins only if ${name} win by ${Math.floor(points) + 1} or more.${push} ${push === '' ? 'A smaller win loses it.' : 'A smaller win loses.'}`;
  return `${text} means that ${points} is added to their score: the bet wins if ${name} win the game, or lose by ${Math.ceil(points) - 1} or fewer.${push} ${they} do not have to win.`;
}

/** In tennis games are counted over the whole match, and whoever wins it may have won fewer. */
function gamesWords(name: string, line: number, mayPush: boolean): string {
  const games = Math.abs(line);
  const push = mayPush ? ` At a difference of exactly ${games} the stake comes back.` : '';
  return line < 0
    ? `${signedLine(line)} is in games over the whole match: the bet wins if ${name} wins at least ${Math.floor(games) + 1} games more than the other.${push} Who wins the match does not matter.`
    : `${signedLine(line)} is in games over the whole match: the bet wins if ${name} wins more games, or at most ${Math.ceil(games) - 1} fewer than the other.${push} Who wins the match does not matter.`;
}

/** Half a point decides a tie alone. */
function half(name: string, line: number, event: SlateEvent | null): string {
  const league = event && leagueOf(event.sportKey);
  const hasNoTie = league !== null && NO_TIES.has(league ?? '');
  if (line < 0)
    return `-0.5 means that ${name} have to win: half a point comes off their score, so a tie would lose.${hasNoTie ? ` ${league} games have no ties, so it is a bet on the win.` : ''}`;
  if (hasNoTie)
    return `They have to win: +0.5 adds half a point to the score of ${name}, which only saves a tie. ${league} games do not end in a tie, so it is the same as a bet on the win.`;
  return `+0.5 adds half a point to the score of ${name}, so the bet wins if they win or the game ends level. They do not have to win${event?.sportKey.startsWith('soccer_') ? ': a draw is enough' : ''}.`;
}

/** How long a round is; absent: it is no fight. */
const ROUND: readonly (readonly [sport: string, minutes: string, middle: string])[] = [
  ['mma_', 'five', '2:30'],
  ['boxing_', 'three', '1:30'],
];

/** Half a round is the middle of the next one, and no round more. */
function roundsWords(line: number, side: Selection, sportKey: string): string | null {
  const [, minutes, middle] = ROUND.find(([sport]) => sportKey.startsWith(sport)) ?? [];
  if (minutes === undefined || Number.isInteger(line)) return null;
  const at = `the middle of round ${Math.ceil(line)}, ${middle} of its ${minutes} minutes`;
  const [own, other] = side === 'under' ? ['under', 'over'] : ['over', 'under'];
  const wins = { over: 'wins once that is passed, whoever wins', under: 'wins if the fight ends before it' } as const;
  return `${line} rounds is ${at}: ${own} ${wins[own as 'over' | 'under']}, ${other} ${wins[other as 'over' | 'under']}. A fight that goes its full distance has passed every half.`;
}

/** When a bet on this number wins: of a game's total, or of what a player counts. */
export function totalWords({ line, market, side, player, event }: Counted): string {
  const rounds = player === null ? roundsWords(line, side, event.sportKey) : null;
  if (rounds !== null) return rounds;
  const isUnder = side === 'under';
  const what =
    player === null ? `the ${totalUnit(event.sportKey)} of both sides together` : `${player}’s ${propName(market)}`;
  const [over, under] = [Math.floor(line) + 1, Math.ceil(line) - 1];
  const push = Number.isInteger(line) ? ` At exactly ${line} the stake comes back.` : '';
  const own = isUnder
    ? `under wins with ${under} or fewer, over with ${over} or more`
    : `over wins with ${over} or more, under with ${under} or fewer`;
  return `${line} is the number for ${what}: ${own}.${push}${push === '' ? ' The half is there so that it cannot end level.' : ''}`;
}

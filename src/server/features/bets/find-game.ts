import type { BetMarket } from '#contract/bets/tracked-bet.ts';
import { type GameEnd, gradePick } from '../record/log/grade-pick.ts';
import { DAY_MS } from './bet-bounds.ts';
import type { BetRow, EndedGame } from './bets.repo.ts';
import { readSlip, type Slip } from './read-slip.ts';
import { leaguesOfWords, sideOfName } from './team-of-words.ts';
import type { Tie } from './tie-bet.ts';

/** A bet that is known by its words, and when it was placed and settled. */
export type WordsOfBet = {
  bet: string;
  game: string;
  sport: string;
  league: string;
  market: BetMarket | null;
  placedAtMs: number;
  /** The start that was said with it. */
  saidStartMs?: number | undefined;
  settledAtMs: number | null;
  result: BetRow['toldResult'];
  oddsDecimal: number;
};

export type FoundGame = { game: EndedGame; tie: Tie };
export type Range = { fromMs: number; toMs: number };

/** Books settle within a day, and no game is over sooner. */
const SETTLED_WITHIN_MS = DAY_MS;
const SHORTEST_GAME_MS = DAY_MS / 24;
/** One side alone says no more than that it plays next; both, which game of the week. */
const NEXT_MS = DAY_MS;
export const AHEAD_MS = 7 * DAY_MS;

/** So long after its start a game may still be running, rain and extra time with it. */
const LONGEST_GAME_MS = DAY_MS / 3;

/** The games that could be meant ran when the bet was placed or begin after it, and before it was settled. */
export const rangeOf = ({ placedAtMs, settledAtMs }: WordsOfBet): Range => ({
  fromMs: placedAtMs - LONGEST_GAME_MS,
  toMs: Math.min(settledAtMs ?? Number.POSITIVE_INFINITY, placedAtMs + AHEAD_MS),
});

/**
 * The one stored game that a bet's words can be of, and what the bet is on in it. Null in any doubt: the words are no straight bet on a
 * whole game, a name may be another team's, the league is not known here, a side plays twice in the time that the bet leaves, an
 * open bet with one name is not on a game of the coming day, the book settled it on another day, or it paid what the score does not say.
 * A side that was playing when the bet was placed may have been bet on as it played, which leaves the game after it in doubt; and what
 * was bet on a running game is tied to nothing, since its close was long before.
 * Known bias: who bets one side alone on a game that is not stored, within a day of another of its games that is, is tied to that one.
 *
 * @param games every stored game that starts within `rangeOf`
 */
export function findGame(bet: WordsOfBet, games: readonly EndedGame[]): FoundGame | null {
  const slip = readSlip(bet);
  if (!slip) return null;
  const leagues = leaguesOfWords(bet.league, bet.sport);
  const { fromMs, toMs } = rangeOf(bet);
  const found = games.flatMap((game): FoundGame[] => {
    if (game.startsAtMs <= fromMs || game.startsAtMs > toMs || !couldBeMeant(bet, game)) return [];
    const tie = tieOf(slip, (name) => sideOfName(name, leagues, game));
    return tie ? [{ game, tie }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1 || only.game.startsAtMs <= bet.placedAtMs) return null;
  return isThatDay(bet, slip, only) && !isContradicted(bet, only) ? only : null;
}

function couldBeMeant({ placedAtMs, saidStartMs, settledAtMs }: WordsOfBet, game: EndedGame): boolean {
  if (saidStartMs !== undefined) return game.startsAtMs === saidStartMs;
  if (game.startsAtMs > placedAtMs) return true;
  if (game.endedAtMs !== null && game.endedAtMs <= placedAtMs) return false;
  return settledAtMs === null || settledAtMs - game.startsAtMs <= SETTLED_WITHIN_MS;
}

function tieOf(
  { sides, name, market, side, lineHundredths }: Slip,
  sideOf: (name: string) => 'home' | 'away' | null,
): Tie | null {
  if (sides) {
    const [one, other] = sides.map(sideOf);
    if (!one || !other || one === other) return null;
  }
  if (lineHundredths !== null && lineHundredths % 25 !== 0) return null;
  if (name === null) return sides && side ? { market, selection: side, lineHundredths } : null;
  const own = sideOf(name);
  return own && { market, selection: own, lineHundredths };
}

function isThatDay({ placedAtMs, settledAtMs }: WordsOfBet, { sides }: Slip, { game }: FoundGame): boolean {
  if (settledAtMs === null) return sides !== null || game.startsAtMs - placedAtMs <= NEXT_MS;
  const lasted = settledAtMs - game.startsAtMs;
  return lasted >= SHORTEST_GAME_MS && lasted <= SETTLED_WITHIN_MS;
}

/** A book that paid something else than the score says meant another game, or another bet. */
function isContradicted({ result, oddsDecimal }: WordsOfBet, { game, tie }: FoundGame): boolean {
  const end = result === null || result === 'cashout' ? null : endOf(game);
  if (end === null) return false;
  const { market, selection, lineHundredths } = tie;
  const placed = {
    ...{ eventId: game.id, market, selection, player: '', oddsDecimal, bookKey: '', startsAtMs: game.startsAtMs },
    line: lineHundredths === null ? null : lineHundredths / 100,
    rules: 'us_five_innings' as const,
  };
  const grade = gradePick(placed, end, null);
  return grade !== null && grade.result !== 'ungraded' && grade.result !== result;
}

function endOf({ id, sportKey, startsAtMs, status, homeScore, awayScore, detail }: EndedGame): GameEnd | null {
  if (status === null) return null;
  const startsAt = new Date(startsAtMs).toISOString();
  return {
    event: id,
    sport: sportKey,
    status,
    home: homeScore,
    away: awayScore,
    detail: detail ?? '',
    startsAt,
    source: '',
  };
}

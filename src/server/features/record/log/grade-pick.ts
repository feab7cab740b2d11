import { type GradedResult, profitOf } from '#engine/record/settlement.ts';
import { pricedMarket, THREE_WAY } from '#research/slate/three-way.ts';
import { gradeClose } from '../../results/grade-closes.ts';
import { type CloseValue, closeValue, type MarketClose } from './market-close.ts';
import type { ShownPick } from './pick-leaf.ts';

/** How a game ended, as it stands in the log; `withdrawn`: what was said before stands no more. */
export type GameEnd = {
  event: string;
  /** The provider's key of the sport. */
  sport: string;
  status: 'final' | 'postponed' | 'cancelled' | 'abandoned' | 'withdrawn';
  home: number | null;
  away: number | null;
  detail: string;
  /** When the game that ended so was to start. */
  startsAt: string;
  source: string;
};

export type Grade = CloseValue & {
  result: GradedResult | 'ungraded';
  /** Why it is void or ungraded, in a word. */
  reason: string | null;
  profit: number | null;
};

/** What a grade rests on. */
type GradedBet = Pick<
  ShownPick,
  'eventId' | 'market' | 'selection' | 'player' | 'line' | 'bookKey' | 'oddsDecimal' | 'startsAtMs' | 'rules'
> & {
  /** When its hash came into the log; a bet that stands in no log has none. */
  sealedAtMs?: number;
};

const HOUR_MS = 3_600_000;
/** A game that is played on another day is another game to the books: bets on the first are void. */
export const MOVED_AFTER_MS = 24 * HOUR_MS;

/** How a pick ended, and what its price was worth at the close. Null: there is nothing to say yet. */
export function gradePick(pick: GradedBet, end: GameEnd | null, close: MarketClose | null): Grade | null {
  if (end === null) return null;
  const value = closeValue(pick, close);
  if (end.status === 'withdrawn') return ungraded(value, 'disputed');
  if (Math.abs(Date.parse(end.startsAt) - pick.startsAtMs) > MOVED_AFTER_MS) return voided(value, 'moved');
  if (hadBegun(pick, Date.parse(end.startsAt))) return voided(value, 'begun');
  const result = gradeClose(
    {
      sportKey: end.sport,
      market: pricedMarket(pick.market),
      selection: pick.selection,
      lineHundredths: Math.round((pick.line ?? 0) * 100),
      oddsDecimal: pick.oddsDecimal,
      // What closed must not choose how a bet ends: the final result is the one that is meant.
      withDraw: pick.market === THREE_WAY,
      status: end.status,
      homeScore: end.home,
      awayScore: end.away,
      detail: end.detail,
    },
    pick.rules,
  );
  if (result === null) return ungraded(value, 'not_decided');
  if (result === 'void') return voided(value, end.status === 'final' ? 'shortened' : end.status);
  return { ...value, result, reason: null, profit: profitOf(result, pick.oddsDecimal) };
}

/** In the log before the start that it was shown with, and after the one that the game had. What came later than both is late, and graded. */
const hadBegun = ({ sealedAtMs, startsAtMs }: GradedBet, startedMs: number): boolean =>
  sealedAtMs !== undefined && sealedAtMs <= startsAtMs && sealedAtMs > startedMs;

/** A pick whose game has no result long after it began: no feed settles it. */
export const unsettled = (pick: ShownPick, close: MarketClose | null): Grade =>
  ungraded(closeValue(pick, close), 'no_result');

const voided = (value: CloseValue, reason: string): Grade => ({ ...value, result: 'void', reason, profit: 0 });
const ungraded = (value: CloseValue, reason: string): Grade => ({ ...value, result: 'ungraded', reason, profit: null });

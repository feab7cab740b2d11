import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { propName, totalUnit } from '../../words/pick-label.ts';

/** Whole numbers from `low` to `high` of what is counted: the home side's margin, the total, the player's number. */
export type Range = { low: number; high: number };

/** Which results lie in a range of whole numbers: `Chiefs win by 3 to 6`, `48 points`, `7 or more strikeouts`. */
export function rangeWords(
  event: Pick<SlateEvent, 'home' | 'away' | 'sportKey'>,
  { market, player }: Pick<SlateMarket, 'market' | 'player'>,
  range: Range,
): string {
  if (market === 'spread') return marginWords(event, range);
  if (market.startsWith('prop:')) return `${player}: ${countWords(range)} ${propName(market)}`;
  return `${countWords(range)} ${totalUnit(event.sportKey)}`;
}

function countWords({ low, high }: Range): string {
  if (low === high) return `exactly ${low}`;
  if (low === Number.NEGATIVE_INFINITY) return high === 0 ? 'no' : `${high} or fewer`;
  return high === Number.POSITIVE_INFINITY ? `${low} or more` : `${low} to ${high}`;
}

/** Counted from the home side; verbs are left out, since some sides are persons. */
function marginWords({ home, away }: Pick<SlateEvent, 'home' | 'away'>, { low, high }: Range): string {
  if (low === 0 && high === 0) return 'a tie';
  if (low > 0) return `${home} by ${byWords(low, high)}`;
  if (high < 0) return `${away} by ${byWords(-high, -low)}`;
  if (low === Number.NEGATIVE_INFINITY)
    return high === 0 ? `${away} or a tie` : `${away}, or ${home} by ${high} or fewer`;
  if (high === Number.POSITIVE_INFINITY)
    return low === 0 ? `${home} or a tie` : `${home}, or ${away} by ${-low} or fewer`;
  if (low === 0) return `a tie, or ${home} by ${high} or fewer`;
  return high === 0 ? `a tie, or ${away} by ${-low} or fewer` : `from ${away} by ${-low} to ${home} by ${high}`;
}

const byWords = (low: number, high: number): string =>
  low === high ? `exactly ${low}` : high === Number.POSITIVE_INFINITY ? `${low} or more` : `${low} to ${high}`;

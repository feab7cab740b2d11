import type { Asked } from '../calls/call.ts';
import { calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Cover } from './cover.ts';

/** "So which side is the value then", "which one would you rather have". */
const WHICH =
  /\b(?:which|what|whats) (?:side|one|bet|leg|half|end|(?:one )?of (?:them|the two|those|these))\b.*\b(?:value|better|best|edge|ev|rather|like|take|play|bet|good|worth)\b|\b(?:value|edge) (?:is )?on (?:which|either) (?:side|one)\b/;

/** Which of two bets that a sum was of is the better one: both judged, each at the price and book at which it was told. Null: it is not asked. */
export function whichOfBoth({ from, sides }: Cover, { plain }: Tagged): Asked | null {
  if (from !== 'sum' || !WHICH.test(plain)) return null;
  const bets = sides.flatMap(({ ref, price, book }) =>
    ref ? [{ ...ref, price, book, named: ['price' as const, ...(book === null ? [] : (['book'] as const))] }] : [],
  );
  return bets.length === sides.length ? calls([{ tool: 'price_bets', input: { bets } }]) : null;
}

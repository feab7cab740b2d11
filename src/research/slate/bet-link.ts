import type { Selection } from './price.ts';
import type { SlateMarket } from './slate.ts';

/** Where a book takes the bet on a side; null where that is not known. */
export function betLink({ outcomes, quotes }: SlateMarket, bookKey: string, selection: Selection): string | null {
  const quote = quotes.find((one) => one.bookKey === bookKey);
  return quote?.links?.[outcomes.indexOf(selection)] ?? null;
}

import { bookOf } from '../books/registry.ts';
import type { SlateMarket } from './slate.ts';

/** Of one market's lines the one that most families of books quote, the first of several: a second name of one is no second opinion. */
export function mainLine(lines: readonly SlateMarket[]): SlateMarket | undefined {
  if (lines.length < 2) return lines[0];
  const families = lines.map(({ quotes }) => new Set(quotes.map(({ bookKey }) => bookOf(bookKey).family)).size);
  return lines[families.indexOf(Math.max(...families))];
}

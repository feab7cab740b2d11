import type { SlateMarket } from './slate.ts';

/** Of one market's lines the one that most books quote, the first of several. */
export function mainLine(lines: readonly SlateMarket[]): SlateMarket | undefined {
  const most = Math.max(...lines.map(({ quotes }) => quotes.length));
  return lines.find(({ quotes }) => quotes.length === most);
}

import type { SlateMarket } from './slate.ts';

/** Of one market's lines the one that most books quote, the first of several. */
export function mainLine(lines: readonly SlateMarket[]): SlateMarket | undefined {
  const most = Math.max(...lines.map(({ quotes }) => quotes.length));
  return lines.find(({ quotes }) => quotes.length === most);
}

/** Of each market, and of each player's, its main line. */
export function mainLines(markets: readonly SlateMarket[]): SlateMarket[] {
  const lines = new Map<string, SlateMarket[]>();
  for (const market of markets) {
    const key = `${market.market}|${market.player}`;
    const known = lines.get(key);
    if (known) known.push(market);
    else lines.set(key, [market]);
  }
  return [...lines.values()].flatMap((ofMarket) => mainLine(ofMarket) ?? []);
}

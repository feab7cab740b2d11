import type { Slate } from '../slate/slate.ts';
import { selectionLine } from '../words/pick-label.ts';
import type { LineHistoryNeed, SelectionChange } from './world.ts';

/** Every price of the market as it was when it was first recorded, a minute before. */
export function firstSeen({ events }: Slate, key: Omit<LineHistoryNeed, 'kind'>, at: Date): SelectionChange[] {
  const markets = events.find(({ id }) => id === key.eventId)?.markets ?? [];
  return markets
    .filter(({ market, player }) => market === key.market && player === key.player)
    .flatMap((market) =>
      market.quotes.flatMap(({ bookKey, decimals }) =>
        market.outcomes.map((selection, nth) => ({
          bookKey,
          selection,
          lineHundredths: Math.round((selectionLine(market, selection) ?? 0) * 100),
          oddsDecimal: decimals[nth] ?? null,
          at: new Date(at.getTime() - 60_000),
        })),
      ),
    );
}

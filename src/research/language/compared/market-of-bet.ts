import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { BetFocus } from '../reading.ts';

/** The stored market of a bet that was spoken of, on its line, or on the main one where it has none. */
export function marketOfBet(event: SlateEvent, { market, side, line, player }: BetFocus): SlateMarket | null {
  const lines = event.markets.filter((one) => one.market === market && one.player === (player ?? ''));
  if (line === null) return mainLine(lines) ?? null;
  return lines.find((one) => selectionLine(one, side) === line) ?? null;
}

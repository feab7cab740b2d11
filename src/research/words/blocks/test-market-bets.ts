import { BetRef } from '#contract/research/bet.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { selectionLine } from '../pick-label.ts';

/** Each side of a stored market as a bet that is stated. */
export const betsOnMarket = ({ id: eventId }: SlateEvent, market: SlateMarket): BetRef[] =>
  market.outcomes.map((side) =>
    BetRef.parse({
      eventId,
      market: market.market,
      side,
      line: selectionLine(market, side),
      player: market.player === '' ? null : market.player,
    }),
  );

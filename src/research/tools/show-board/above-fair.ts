import type { ShowBoardResult } from '#contract/research/board.ts';
import { priceMarket } from '#engine/picks/price-market.ts';
import { canBet } from '../../books/can-bet.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { writeOdds } from '../../words/bettor.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { toEngineMarket } from '../best-bets/candidates.ts';
import type { World } from '../world.ts';
import { bestPrice } from './board-market.ts';
import { isLined } from './stored-lines.ts';

type AboveFair = NonNullable<ShowBoardResult['aboveFair']>;

/** On which line of a side the price is furthest above fair: what other answers call a bet is not left unsaid beside the best number. */
export function aboveFair(
  event: SlateEvent,
  lines: readonly SlateMarket[],
  side: Selection | undefined,
  world: World,
): AboveFair | null {
  const { bettor, nowMs } = world;
  const [most] = lines
    .filter(isLined)
    .flatMap((market) => {
      const at = side === undefined ? -1 : market.outcomes.indexOf(side);
      const line = side === undefined ? null : selectionLine(market, side);
      if (side === undefined || at < 0 || line === null) return [];
      const takeable = new Set(market.quotes.map(({ bookKey }) => bookKey).filter((key) => canBet(key, bettor)));
      const priced = priceMarket(toEngineMarket(event, market, takeable), nowMs).find(({ outcome }) => outcome === at);
      const best = priced && priced.verdict !== 'pass' ? bestPrice(market, at, world) : null;
      if (!priced || !best) return [];
      const fairText = writeOdds(bettor, 1 / priced.consensusProbability);
      return [{ edge: priced.edge, selection: side, line, best, fairText }];
    })
    .sort((a, b) => b.edge - a.edge);
  if (!most) return null;
  const { edge: _, ...told } = most;
  return told;
}

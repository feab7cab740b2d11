import type { ConsensusPoint } from '#contract/research/moves.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { percent } from '../../words/format.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { consensusOfAll } from '../all-books.ts';

/** What all books said together of one side at a moment; null where none could be heard. */
export function consensusPoint(
  event: SlateEvent,
  market: SlateMarket | undefined,
  side: Selection,
  atMs: number,
): ConsensusPoint | null {
  if (!market) return null;
  const consensus = consensusOfAll(event, market, atMs);
  const chance = consensus?.probabilities[market.outcomes.indexOf(side)];
  if (!consensus || chance === undefined) return null;
  return {
    at: new Date(atMs).toISOString(),
    line: selectionLine(market, side),
    chance,
    chanceText: percent(chance),
    books: consensus.books,
  };
}

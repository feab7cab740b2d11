import type { BoardOrder, BookMeasure } from '#contract/research/board.ts';
import type { ViewWish } from './view-wish.ts';

/** Which end of each measure comes first: the better one, and the worse. */
const ENDS: Readonly<Record<BookMeasure, readonly [BoardOrder, BoardOrder]>> = {
  hold: ['lowest_hold', 'highest_hold'],
  best_price: ['longest', 'shortest'],
  age: ['newest', 'oldest'],
};

const BETTER: Readonly<Record<BookMeasure, ReadonlySet<string>>> = {
  hold: new Set(['low', 'short', 'first']),
  best_price: new Set(['high', 'long', 'first']),
  age: new Set(['new', 'low', 'short']),
};

/** Which of the books is to come first: of what they keep the least is the better end, of what they pay the most. Null: none is named. */
export function orderOfBooks(
  by: BookMeasure,
  { words: { degree } }: Pick<ViewWish, 'words'>,
): { order: BoardOrder; only?: undefined } | null {
  if (degree === null) return null;
  const [better, worse] = ENDS[by];
  return { order: BETTER[by].has(degree) ? better : worse };
}

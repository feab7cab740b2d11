import type { BoardOrder, ShowBoardInput } from '#contract/research/board.ts';
import type { ViewWords } from './view-words.ts';

export const isByHold = (order: BoardOrder | undefined): boolean => order === 'lowest_hold' || order === 'highest_hold';

/** What is to come first, and what is shown of it: "biggest favorite", "highest total", "latest". Null: nothing is ordered. */
export function orderIn(words: ViewWords, market: string | null, only: ShowBoardInput['only']): Ordered | null {
  const { degree, sorts, nouns } = words;
  if (degree === null) return sorts ? sortedBy(words, market, only) : null;
  const plain = ORDERS[degree];
  if (plain) return { order: plain };
  if (degree === 'uneven')
    return market === 'spread' ? { order: 'highest_line' } : { order: 'shortest', only: only ?? 'favorite' };
  const end = HIGH.has(degree) ? 'highest' : 'lowest';
  if (nouns.has('hold')) return { order: `${end}_hold` };
  const isOfPrice = OF_PRICE.has(degree) || nouns.has('price') || !isLined(market);
  return isOfPrice ? byPrice(degree, only) : { order: `${end}_line` };
}
const HIGH: ReadonlySet<ViewWords['degree']> = new Set(['high', 'long']);
const OF_PRICE: ReadonlySet<ViewWords['degree']> = new Set(['long', 'short']);

/** "Sorted by price": what an order begins with where no end of it is named. */
function sortedBy({ nouns }: ViewWords, market: string | null, only: ShowBoardInput['only']): Ordered {
  if (nouns.has('start')) return { order: 'earliest' };
  if (nouns.has('hold')) return { order: 'lowest_hold' };
  return nouns.has('price') || !isLined(market) ? byPrice(null, only) : { order: 'highest_line' };
}

const isLined = (market: string | null): boolean =>
  market === 'total' || market === 'spread' || (market !== null && isLinedProp(market));

/** Who scores has a price and no number. */
const isLinedProp = (market: string): boolean =>
  market.startsWith('prop:') && !/(_td|_anytime|_first|_last)$/.test(market);

type Ordered = { order: BoardOrder; only?: ShowBoardInput['only'] };

const ORDERS: Readonly<Partial<Record<NonNullable<ViewWords['degree']>, BoardOrder>>> = {
  last: 'latest',
  first: 'earliest',
  even: 'closest',
  new: 'newest',
  old: 'oldest',
};

/** The biggest favorite has the shortest price, the biggest underdog the longest. */
function byPrice(degree: ViewWords['degree'], only: ShowBoardInput['only']): Ordered {
  const isLeast = degree === 'low' || degree === 'short';
  const isLong = only === 'favorite' && degree !== 'long' ? degree === 'low' : !isLeast;
  const kind = only ?? (degree === null ? undefined : isLong ? ('underdog' as const) : ('favorite' as const));
  return { order: isLong ? 'longest' : 'shortest', only: kind };
}

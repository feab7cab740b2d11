import type { Tagged } from '../calls/tagged.ts';
import type { TimeWindow } from '../reading.ts';
import { isChatter } from '../wishes/plain-words.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish, type Wish } from '../wishes/wish.ts';
import type { Span, WishPart } from '../wishes/wish-part.ts';
import { wishTimes } from '../wishes/wish-times.ts';
import type { GamesView } from './games-view.ts';
import { isByHold } from './order-in.ts';
import { type Measured, readViewWords, type ViewWords } from './view-words.ts';

/** What a message says of a list of games: a wish, the words that only such a list has, and a day or a part of the day listed. */
export type ViewWish = { wish: Wish; words: ViewWords; window: TimeWindow | null };

/** "How about +300" behind a list within a price: that price in its place. */
function sameBound({ amounts: { prices } }: Tagged, { minDecimal, maxDecimal }: GamesView): [number, Span<WishPart>][] {
  const [price, ...others] = prices;
  const isOneEnd = (minDecimal === undefined) !== (maxDecimal === undefined);
  if (!price || others.length > 0 || !isOneEnd) return [];
  const limit = minDecimal === undefined ? { most: price.decimal } : { least: price.decimal };
  return [[price.from, { part: { kind: 'price', ...limit }, to: price.to }]];
}

const measuredBy = ({ order, byBook }: GamesView): Measured =>
  byBook === 'best_price' ? byBook : byBook === 'hold' || (byBook === undefined && isByHold(order)) ? 'hold' : null;

/** Null: a word is left that a list of games does not answer. */
export function readViewWish(read: Tagged, view: GamesView): ViewWish | null {
  const { tokens, amounts, mentions, nowMs, zone } = read;
  const words = readViewWords(tokens, measuredBy(view));
  const before = view.from && view.to ? { label: '', fromMs: Date.parse(view.from), toMs: Date.parse(view.to) } : null;
  const throughMonday = view.leagues.length === 1 && view.leagues[0] === 'NFL';
  const times = wishTimes(tokens, { nowMs, zone }, { throughMonday, before });
  const parts = readParts({
    tokens,
    amounts,
    mentions,
    times: new Map([...words.spans, ...times, ...sameBound(read, view)]),
  });
  if (parts.unread.some((word) => !isChatter(word))) return null;
  const wish = toWish(parts);
  const isElse = wish.parlay !== null || wish.legs !== undefined || wish.wanted.stats.length > 0 || wish.again;
  const hasProps = wish.wanted.markets.includes('prop') || amounts.money.some(({ isSure }) => isSure);
  return isElse || hasProps ? null : { wish, words, window: wish.window ?? null };
}

import type { FeedPrice } from '#research/slate/price.ts';
import { priceKey } from '#research/slate/stored-slate.ts';

export type MergedPrices = {
  prices: readonly FeedPrice[];
  /** New, or at another price. */
  moved: FeedPrice[];
  /** At the same price, and taken at another address. */
  relinked: FeedPrice[];
  /** Offered no more. */
  withdrawn: FeedPrice[];
  /** Some quote has another time than before, or came, or went. */
  hasNewTimes: boolean;
};

/**
 * An event's stored prices after a provider listed some. Of those that it did not list, `keeps` says which stay.
 * A provider that has listed an event before lists it in the same order: then no key is built.
 */
export function mergePrices(
  before: readonly FeedPrice[],
  listed: readonly FeedPrice[],
  keeps: (price: FeedPrice) => boolean,
): MergedPrices {
  return mergeInOrder(before, listed, keeps) ?? mergeByKey(before, [...byKey(listed).values()], keeps);
}

/** Null when the prices that were listed are not, one by one, the first that are stored. */
function mergeInOrder(
  before: readonly FeedPrice[],
  listed: readonly FeedPrice[],
  keeps: (price: FeedPrice) => boolean,
): MergedPrices | null {
  const merged = startMerge();
  let index = 0;
  for (const price of listed) {
    const old = before[index];
    if (old === undefined || !isSame(price, old)) return null;
    noteListed(merged, old, price);
    index += 1;
  }
  return noteUnlisted(merged, listed, before.slice(index), keeps);
}

const isSame = (a: FeedPrice, b: FeedPrice): boolean =>
  a.lineHundredths === b.lineHundredths &&
  a.selection === b.selection &&
  a.market === b.market &&
  a.bookKey === b.bookKey &&
  a.player === b.player;

function mergeByKey(
  before: readonly FeedPrice[],
  listed: readonly FeedPrice[],
  keeps: (price: FeedPrice) => boolean,
): MergedPrices {
  const merged = startMerge();
  const unlisted = byKey(before);
  for (const price of listed) {
    const key = priceKey(price);
    noteListed(merged, unlisted.get(key), price);
    unlisted.delete(key);
  }
  return noteUnlisted(merged, listed, [...unlisted.values()], keeps);
}

const startMerge = () => ({
  moved: [] as FeedPrice[],
  relinked: [] as FeedPrice[],
  withdrawn: [] as FeedPrice[],
  hasNewTimes: false,
});

function noteListed(merged: ReturnType<typeof startMerge>, before: FeedPrice | undefined, price: FeedPrice): void {
  if (before?.oddsDecimal !== price.oddsDecimal) merged.moved.push(price);
  else if (before.link !== price.link) merged.relinked.push(price);
  if (!merged.hasNewTimes) merged.hasNewTimes = before?.quotedAt.getTime() !== price.quotedAt.getTime();
}

function noteUnlisted(
  merged: ReturnType<typeof startMerge>,
  listed: readonly FeedPrice[],
  unlisted: readonly FeedPrice[],
  keeps: (price: FeedPrice) => boolean,
): MergedPrices {
  if (unlisted.length === 0) return { ...merged, prices: listed };
  const kept: FeedPrice[] = [];
  for (const price of unlisted) (keeps(price) ? kept : merged.withdrawn).push(price);
  const hasNewTimes = merged.hasNewTimes || merged.withdrawn.length > 0;
  return { ...merged, hasNewTimes, prices: kept.length === 0 ? listed : [...listed, ...kept] };
}

/** Of a price that is listed twice, the newest. */
function byKey(prices: readonly FeedPrice[]): Map<string, FeedPrice> {
  const found = new Map<string, FeedPrice>();
  for (const price of prices) {
    const key = priceKey(price);
    const other = found.get(key);
    if (other === undefined || other.quotedAt <= price.quotedAt) found.set(key, price);
  }
  return found;
}

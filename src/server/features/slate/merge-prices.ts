import type { FeedPrice } from '../../providers/odds-feed/odds-feed.port.ts';
import { priceKey } from './stored-slate.ts';

export type MergedPrices = {
  prices: readonly FeedPrice[];
  /** New, or at another price. */
  moved: FeedPrice[];
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
  return startsWithSame(before, listed)
    ? mergeInOrder(before, listed, keeps)
    : mergeByKey(before, [...byKey(listed).values()], keeps);
}

function startsWithSame(before: readonly FeedPrice[], listed: readonly FeedPrice[]): boolean {
  return listed.length <= before.length && listed.every((price, index) => isSame(price, before[index]));
}

const isSame = (a: FeedPrice, b: FeedPrice | undefined): boolean =>
  b !== undefined &&
  a.lineHundredths === b.lineHundredths &&
  a.selection === b.selection &&
  a.market === b.market &&
  a.bookKey === b.bookKey &&
  a.player === b.player;

function mergeInOrder(
  before: readonly FeedPrice[],
  listed: readonly FeedPrice[],
  keeps: (price: FeedPrice) => boolean,
): MergedPrices {
  const merged = startMerge();
  for (const [index, price] of listed.entries()) noteListed(merged, before[index], price);
  return noteUnlisted(merged, listed, before.slice(listed.length), keeps);
}

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

const startMerge = () => ({ moved: [] as FeedPrice[], withdrawn: [] as FeedPrice[], hasNewTimes: false });

function noteListed(merged: ReturnType<typeof startMerge>, before: FeedPrice | undefined, price: FeedPrice): void {
  if (before?.oddsDecimal !== price.oddsDecimal) merged.moved.push(price);
  if (before?.quotedAt.getTime() !== price.quotedAt.getTime()) merged.hasNewTimes = true;
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

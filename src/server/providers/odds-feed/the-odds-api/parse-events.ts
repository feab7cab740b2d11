import type { FeedPrice } from '#research/slate/price.ts';
import type { FeedEvent } from '../odds-feed.port.ts';
import { parseMarket, type Sides } from './parse-market.ts';
import { type PriceFormat, priceFormatOf } from './price-format.ts';
import { asList, asObject, asText, asTime, type RawObject } from './raw-values.ts';
import type { Refusals } from './refusals.ts';
import { isSupportedSport, sportTitleOf } from './supported-sports.ts';

export const PROVIDER = 'the-odds-api';

export type ParsedEvents = { events: FeedEvent[]; bookTitles: Map<string, string> };

type Reading = { now: Date; format: PriceFormat; refusals: Refusals; bookTitles: Map<string, string> };

/** The events of one answer. Nothing in it is trusted: what cannot be bet on is refused and counted. */
export function parseEvents(list: readonly unknown[], sportKey: string, now: Date, refusals: Refusals): ParsedEvents {
  const reading: Reading = { now, format: priceFormatOf(list), refusals, bookTitles: new Map() };
  const events: FeedEvent[] = [];
  for (const row of list) {
    const raw = asObject(row);
    const event = raw && parseEvent(raw, sportKey, reading);
    if (event) events.push(event);
    else if (!raw) refusals.refuse('malformed');
  }
  return { events, bookTitles: reading.bookTitles };
}

function parseEvent(raw: RawObject, askedSportKey: string, reading: Reading): FeedEvent | null {
  const id = asText(raw.id);
  const home = asText(raw.home_team);
  const away = asText(raw.away_team);
  const startsAt = asTime(raw.commence_time);
  const sportKey = asText(raw.sport_key) ?? askedSportKey;
  if (!id || !home || !away || !startsAt || home.toLowerCase() === away.toLowerCase()) {
    reading.refusals.refuse('malformed', Math.max(1, countOutcomes(raw)));
    return null;
  }
  if (!isSupportedSport(sportKey)) {
    reading.refusals.refuse('unsupported_sport', Math.max(1, countOutcomes(raw)));
    return null;
  }
  const sportTitle = asText(raw.sport_title) ?? sportTitleOf(sportKey);
  const event = { id: `${PROVIDER}:${id}`, sportKey, sportTitle, home, away, startsAt };
  if (startsAt <= reading.now) {
    reading.refusals.refuse('started', countOutcomes(raw));
    return { ...event, prices: [] };
  }
  return { ...event, prices: parsePrices(raw, event, reading) };
}

/** One price per book, market, selection, player and line: the newest, should a book be listed twice. */
function parsePrices(raw: RawObject, event: Sides & { startsAt: Date }, reading: Reading): FeedPrice[] {
  const prices = new Map<string, FeedPrice>();
  for (const price of asList(raw.bookmakers).flatMap((row) => parseBook(asObject(row), event, reading))) {
    const key = `${price.bookKey}|${price.market}|${price.selection}|${price.player}|${price.lineHundredths}`;
    const other = prices.get(key);
    if (other) reading.refusals.refuse('duplicate');
    if (!other || other.quotedAt < price.quotedAt) prices.set(key, price);
  }
  return [...prices.values()];
}

function parseBook(bookmaker: RawObject | null, event: Sides & { startsAt: Date }, reading: Reading): FeedPrice[] {
  const bookKey = asText(bookmaker?.key);
  if (!bookmaker || !bookKey) {
    reading.refusals.refuse('malformed');
    return [];
  }
  reading.bookTitles.set(bookKey, asText(bookmaker.title) ?? bookKey);
  return asList(bookmaker.markets).flatMap((row) => {
    const raw = asObject(row);
    if (!raw) {
      reading.refusals.refuse('malformed');
      return [];
    }
    const market = parseMarket(raw, event, reading.format, reading.refusals, bookmaker.link);
    if (!market) return [];
    const quotedAt = asTime(raw.last_update) ?? asTime(bookmaker.last_update);
    if (!quotedAt || quotedAt >= event.startsAt) {
      reading.refusals.refuse(quotedAt ? 'in_play' : 'no_time', market.outcomes.length);
      return [];
    }
    // A provider's clock may run ahead; no price is from the future.
    const seenAt = quotedAt > reading.now ? reading.now : quotedAt;
    return market.outcomes.map((outcome) => ({ bookKey, market: market.market, ...outcome, quotedAt: seenAt }));
  });
}

function countOutcomes(event: RawObject): number {
  let count = 0;
  for (const bookmaker of asList(event.bookmakers)) {
    for (const market of asList(asObject(bookmaker)?.markets)) count += asList(asObject(market)?.outcomes).length;
  }
  return count;
}

/** Events that several answers, or one answer twice, contain: the one with the newest quote stays. */
export function keepNewest(events: readonly FeedEvent[], refusals: Refusals): FeedEvent[] {
  const byId = new Map<string, FeedEvent>();
  for (const event of events) {
    const other = byId.get(event.id);
    if (!other) {
      byId.set(event.id, event);
      continue;
    }
    const [kept, dropped] = newestQuoteMs(event) >= newestQuoteMs(other) ? [event, other] : [other, event];
    refusals.refuse('duplicate', Math.max(1, dropped.prices.length));
    byId.set(event.id, kept);
  }
  return [...byId.values()];
}

const newestQuoteMs = (event: FeedEvent): number =>
  event.prices.reduce((newest, { quotedAt }) => Math.max(newest, quotedAt.getTime()), 0);

import { americanToDecimal, decimalToAmerican } from '../../../src/engine/odds/american.ts';
import type { PriceFormat } from '../../../src/server/providers/odds-feed/the-odds-api/price-format.ts';
import {
  asList,
  asObject,
  asTime,
  type RawObject,
} from '../../../src/server/providers/odds-feed/the-odds-api/raw-values.ts';
import type { RecordedEvent } from './recording.ts';

export type ReplayQuery = {
  now: Date;
  /** How many recorded seconds pass in one of the reader's. */
  speed: number;
  oddsFormat: PriceFormat;
  dateFormat: 'iso' | 'unix';
  /** Null: all. */
  markets: ReadonlySet<string> | null;
  bookmakers: ReadonlySet<string> | null;
};

/** The event with its times moved, in the asked-for formats; books without an asked-for market are left out. */
export function replayOdds(event: RecordedEvent, query: ReplayQuery): RawObject {
  const shift = shiftOf(event, query);
  const bookmakers = asList(event.raw.bookmakers).flatMap((row) => {
    const book = asObject(row);
    if (!book || (query.bookmakers && !query.bookmakers.has(String(book.key)))) return [];
    const markets = asList(book.markets).flatMap((market) => replayMarket(market, event.format, query, shift));
    return markets.length > 0 ? [{ ...shifted(book, 'last_update', shift), markets }] : [];
  });
  return { ...replayFixture(event, query), bookmakers };
}

/** The event without its prices. */
export function replayFixture(row: Recorded, query: Pick<ReplayQuery, 'now' | 'speed' | 'dateFormat'>): RawObject {
  const { bookmakers: _, ...fixture } = row.raw;
  const shift = shiftOf(row, query);
  return shifted(shifted(fixture, 'commence_time', shift), 'last_update', shift);
}

export const startsAtMs = (row: Recorded, query: Pick<ReplayQuery, 'now' | 'speed'>): number =>
  readerMs(asTime(row.raw.commence_time)?.getTime() ?? Number.NaN, row, query);

type Recorded = { raw: RawObject; presentMs: number };
type Shift = { toReader: (recordedMs: number) => number; dateFormat: 'iso' | 'unix' };

/** The present is the same moment on both clocks, and from there on one of them may run faster. */
const readerMs = (recordedMs: number, row: Recorded, { now, speed }: Pick<ReplayQuery, 'now' | 'speed'>): number =>
  Math.round(now.getTime() + (recordedMs - row.presentMs) / speed);

const shiftOf = (row: Recorded, query: Pick<ReplayQuery, 'now' | 'speed' | 'dateFormat'>): Shift => ({
  toReader: (recordedMs) => readerMs(recordedMs, row, query),
  dateFormat: query.dateFormat,
});

function replayMarket(row: unknown, format: PriceFormat, query: ReplayQuery, shift: Shift): RawObject[] {
  const market = asObject(row);
  if (!market || (query.markets && !query.markets.has(String(market.key)))) return [];
  const outcomes = asList(market.outcomes).map((outcome) => {
    const raw = asObject(outcome);
    return raw ? { ...raw, price: converted(raw.price, format, query.oddsFormat) } : outcome;
  });
  return [{ ...shifted(market, 'last_update', shift), outcomes }];
}

/** What is no price in the recording stays what it is: a replay hides no dirt. */
function converted(price: unknown, from: PriceFormat, to: PriceFormat): unknown {
  if (from === to || typeof price !== 'number') return price;
  if (from === 'american') return Math.abs(price) >= 100 ? Math.round(americanToDecimal(price) * 100) / 100 : price;
  return price > 1 ? Math.round(decimalToAmerican(price)) : price;
}

function shifted(raw: RawObject, field: string, { toReader, dateFormat }: Shift): RawObject {
  const at = asTime(raw[field]);
  if (!at) return raw;
  const seconds = Math.floor(toReader(at.getTime()) / 1000);
  const written = dateFormat === 'unix' ? seconds : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
  return { ...raw, [field]: written };
}

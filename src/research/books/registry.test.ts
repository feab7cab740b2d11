import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BookKind, BookRegion, Sharpness } from '#contract/research/books.ts';
import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import { PAYLOADS, textOf } from '../slate/test-recorded-slate.ts';
import { bookOf, REGISTRY, takesUsBets } from './registry.ts';
import { BOOK_STATES_CHECKED, REGISTRY_TABLE } from './registry-table.ts';

type Quote = readonly [book: string, bet: string, price: number];

/** Every recorded price of the provider by book and by what it is a price of; empty where the answers are absent. */
function recordedQuotes(): Map<string, Map<string, number>> {
  const quotes = new Map<string, Map<string, number>>();
  for (const path of payloadPaths()) {
    for (const [book, bet, price] of quotesIn(path)) {
      const ofBook = quotes.get(book) ?? new Map<string, number>();
      quotes.set(book, ofBook.set(`${path}|${bet}`, price));
    }
  }
  return quotes;
}

function payloadPaths(): string[] {
  if (!existsSync(PAYLOADS)) return [];
  return readdirSync(PAYLOADS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.json(\.gz)?$|__odds\.csv\.gz$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const quotesIn = (path: string): Quote[] =>
  path.endsWith('.csv.gz') ? rowsOf(textOf(path)).map(quoteOf) : eventsIn(JSON.parse(textOf(path))).flatMap(pricesIn);

type Row = Readonly<Record<string, string>>;

/** Cells without quotation marks, as these files have them. */
function rowsOf(csv: string): Row[] {
  const [header = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
}

const quoteOf = (row: Row): Quote => [
  row.bookmaker_key ?? '',
  [row.event_id, row.snapshot_time?.slice(0, 13), row.market, row.outcome_name, row.point].join('|'),
  Number(row.price),
];

type RawOutcome = { name: string; description?: string; point?: number; price: number };
type RawEvent = { id: string; bookmakers: { key: string; markets?: { key: string; outcomes?: RawOutcome[] }[] }[] };

const pricesIn = ({ id, bookmakers }: RawEvent): Quote[] =>
  bookmakers.flatMap(({ key: book, markets = [] }) =>
    markets.flatMap(({ key, outcomes = [] }) =>
      outcomes.map(
        ({ name, description = '', point = '', price }) =>
          [book, `${id}|${key}|${name}|${description}|${point}`, price] as const,
      ),
    ),
  );

function eventsIn(payload: unknown): RawEvent[] {
  if (Array.isArray(payload)) return payload.flatMap(eventsIn);
  if (typeof payload !== 'object' || payload === null) return [];
  if ('bookmakers' in payload) return Array.isArray(payload.bookmakers) ? [payload as RawEvent] : [];
  return ['games', 'data', 'events'].flatMap((key) => eventsIn((payload as Record<string, unknown>)[key]));
}

/** Two books with the same price this often are one opinion. */
const SAME_FROM = 0.98;
const ENOUGH_QUOTES = 60;

describe('the registry of books', () => {
  it('has a whole line a book', () => {
    expect(REGISTRY.size).toBeGreaterThan(80);
    for (const book of REGISTRY.values()) {
      expect(book.key).toMatch(/^[a-z0-9_]+$/);
      expect(book.title).not.toBe('');
      expect(BookKind.options).toContain(book.kind);
      expect(BookRegion.options).toContain(book.region);
      expect(Sharpness.options).toContain(book.sharpness);
      expect(book.family).not.toBe('');
      expect(book.commission).toBeGreaterThanOrEqual(0);
      expect(book.commission).toBeLessThan(0.1);
      expect(book.states.filter((state) => !Object.hasOwn(US_STATE_NAMES, state))).toEqual([]);
      expect(new Set(book.states).size).toBe(book.states.length);
      if (book.region !== 'us' || book.kind !== 'book') expect(book.states).toEqual([]);
      expect(book.checked === null, book.key).toBe(book.states.length === 0);
    }
    for (const { date, source } of Object.values(BOOK_STATES_CHECKED)) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(source).not.toBe('');
    }
  });

  it('sends a US bettor to licensed US books alone', () => {
    expect(['draftkings', 'fanduel', 'circasports', 'ballybet'].map((key) => takesUsBets(key))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    for (const key of [
      'pinnacle',
      'betonlineag',
      'bovada',
      'novig',
      'kalshi',
      'fliff',
      'unibet_us',
      'betfair_ex_uk',
      'nobody',
    ])
      expect(takesUsBets(key), key).toBe(false);
    expect(takesUsBets('draftkings', 'CA')).toBe(false);
    expect(takesUsBets('draftkings', 'NY')).toBe(true);
    expect(takesUsBets('hardrockbet', 'FL')).toBe(true);
  });

  it('knows which books move first', () => {
    const keys = ['pinnacle', 'betfair_ex_uk', 'prophetx', 'fanduel', 'lowvig', 'draftkings', 'betfair_sb_uk'];
    expect(keys.map((key) => bookOf(key).sharpness)).toEqual([
      ...['sharp', 'sharp', 'sharp', 'semi', 'semi', 'retail', 'retail'],
    ]);
  });

  it('takes an unknown book for a retail one of its own', () => {
    expect(bookOf('newbook')).toMatchObject({ family: 'newbook', sharpness: 'retail', kind: 'book' });
  });

  const quotes = recordedQuotes();
  it.skipIf(quotes.size === 0)('knows every key of the recorded answers', () => {
    expect([...quotes.keys()].filter((key) => !REGISTRY.has(key))).toEqual([]);
    expect(quotes.size).toBeGreaterThan(70);
  });

  it.skipIf(quotes.size === 0)('counts books whose recorded prices are the same as one family', () => {
    const keys = [...quotes.keys()].sort();
    const twins: string[] = [];
    for (const [at, key] of keys.entries()) {
      for (const other of keys.slice(at + 1)) {
        const { common, same } = compare(quotes.get(key), quotes.get(other));
        if (common < ENOUGH_QUOTES || same / common < SAME_FROM) continue;
        if (bookOf(key).family !== bookOf(other).family) twins.push(`${key} ${other} ${same}/${common}`);
      }
    }
    expect(twins).toEqual([]);
  });
});

function compare(quotes?: ReadonlyMap<string, number>, others?: ReadonlyMap<string, number>) {
  let [common, same] = [0, 0];
  for (const [outcome, price] of quotes ?? []) {
    const other = others?.get(outcome);
    if (other === undefined) continue;
    common += 1;
    if (other === price) same += 1;
  }
  return { common, same };
}

it('has no key twice, and no name that bettors give to books of two titles', () => {
  const keys = REGISTRY_TABLE.trim()
    .split('\n')
    .map((line) => line.split('|')[0]?.trim());
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  const owners = new Map<string, Set<string>>();
  for (const { names, title } of REGISTRY.values())
    for (const name of names) owners.set(name, (owners.get(name) ?? new Set()).add(title));
  expect([...owners].filter(([, titles]) => titles.size > 1).map(([name, titles]) => [name, ...titles])).toEqual([]);
});

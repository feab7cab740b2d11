import { americanToDecimal, decimalToAmerican } from '#engine/odds/american.ts';
import type { FeedPrice, Selection } from '#research/slate/price.ts';
import { DEMO_BOOKS, type DemoBook } from './demo-books.ts';
import type { DemoMarket } from './demo-market.ts';
import { bell, hashText, mix, unit } from './seeded-noise.ts';

const MINUTE_MS = 60_000;
/** A book's view of a market outlasts so many pieces of news. */
const VIEW_STATES = 5;

const books = DEMO_BOOKS.map((book) => ({ ...book, hash: hashText(book.key) }));
type HashedBook = DemoBook & { hash: number };

/** What one book shows on one market, over time. */
export type DemoQuote = { market: DemoMarket; book: HashedBook; key: number; pricesIn: (state: number) => ShownPrices };

/** What a book shows from a moment on; `fromMs` is null for what it opened with. */
export type Shown = { fromMs: number | null; prices: ShownPrices };
type ShownPrices = readonly Omit<FeedPrice, 'quotedAt'>[];

export function quotesOf(markets: readonly DemoMarket[]): DemoQuote[] {
  return markets.flatMap((market) =>
    books.flatMap((book) => {
      const key = mix(market.key, book.hash);
      return isOffered(market, book, key) ? [quoteOf(market, book, key)] : [];
    }),
  );
}

/** Its prices are asked for every minute, and seldom differ from those of the minute before. */
function quoteOf(market: DemoMarket, book: HashedBook, key: number): DemoQuote {
  let last: { state: number; prices: ShownPrices } | null = null;
  return {
    market,
    book,
    key,
    pricesIn: (state) => {
      if (last?.state !== state) last = { state, prices: pricesIn(market, book, key, state) };
      return last.prices;
    },
  };
}

function isOffered({ market }: DemoMarket, book: DemoBook, key: number): boolean {
  if (market.startsWith('prop:') && !book.hasProps) return false;
  return (!market.startsWith('alternate_') || book.hasAlternates) && unit(mix(key, 31)) < 0.97;
}

/** What the book shows at a moment. It takes note of news a while after it came. */
export function shownAt(quote: DemoQuote, atMs: number): Shown {
  const { timesMs } = quote.market;
  for (let state = timesMs.length; state > 0; state--) {
    const fromMs = noticedMs(quote, state);
    if (fromMs <= atMs) return { fromMs, prices: quote.pricesIn(state) };
  }
  return { fromMs: null, prices: quote.pricesIn(0) };
}

/** All that the book shows after a moment, in order, up to another. */
export function shownBetween(quote: DemoQuote, afterMs: number, untilMs: number): { atMs: number; shown: Shown }[] {
  const times = quote.market.timesMs.map((_, i) => noticedMs(quote, i + 1));
  const within = [...new Set(times)].filter((atMs) => atMs > afterMs && atMs <= untilMs).sort((a, b) => a - b);
  return within.map((atMs) => ({ atMs, shown: shownAt(quote, atMs) }));
}

const noticedMs = ({ market, book, key }: DemoQuote, state: number): number => {
  const minutes = book.repriceMinutes * (0.2 + 1.3 * unit(mix(key, 500 + state)));
  return (market.timesMs[state - 1] ?? 0) + Math.round(minutes * MINUTE_MS);
};

/** When the book was last seen to offer what it shows: a feed polls each book every few minutes. */
export function quotedAtMs(fixtureKey: number, bookKey: string, nowMs: number): number {
  const hash = hashText(bookKey);
  const periodMs = (4 + (hash % 3)) * MINUTE_MS;
  const phase = Math.floor(unit(mix(fixtureKey, hash)) * periodMs);
  return Math.floor((nowMs - phase) / periodMs) * periodMs + phase;
}

function pricesIn(market: DemoMarket, book: HashedBook, key: number, state: number): ShownPrices {
  const line = market.lineAt(state, lineSteps(key, book));
  const before = market.chances(state, line);
  // A long shot's price multiplies what a book gets wrong, so it gets less wrong there.
  const balance = Math.min(1, 4 * Math.min(...before) * (1 - Math.min(...before)));
  const chances = tilted(before, ownView(book, key, state) * balance);
  const margin = book.margin * (market.market === 'moneyline' || isMainLine(market) ? 1 : 1.3);
  return market.selections.map((selection, index) => ({
    bookKey: book.key,
    market: market.market,
    selection,
    player: market.player,
    lineHundredths: lineHundredths(market, selection, line),
    oddsDecimal: shownDecimal(chances[index] ?? 0.5, margin, chances.length, book.step),
  }));
}

const isMainLine = ({ market }: DemoMarket): boolean => market === 'spread' || market === 'total';

/** One quote in eight stands half a point beside the others; sharp books agree. */
function lineSteps(key: number, book: DemoBook): number {
  if (book.asleep === 0) return 0;
  const roll = unit(mix(key, 34));
  if (roll < 0.06) return -1;
  return roll < 0.12 ? 1 : 0;
}

/** What the book thinks beside the truth; now and then it has slept through something. */
function ownView(book: DemoBook, key: number, state: number): number {
  const opinion = book.opinion * bell(mix(mix(key, 35), Math.floor(state / VIEW_STATES)));
  const nap = mix(mix(key, 36), state);
  if (unit(nap) >= book.asleep) return opinion;
  const size = 0.13 + 0.07 * unit(mix(nap, 1));
  return opinion + (bell(mix(nap, 2)) < 0 ? -size : size);
}

/** The chances after moving the log odds of the first selection against the last by `tilt`. */
function tilted(chances: readonly number[], tilt: number): number[] {
  const last = chances.length - 1;
  const weights = chances.map((chance, index) => chance * Math.exp(tilt * (0.5 - index / last)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A chance as the book's price: its margin laid on as a power, rounded to the American prices it uses. */
function shownDecimal(chance: number, margin: number, outcomes: number, step: number): number {
  const power = 1 - Math.log1p(margin) / Math.log(outcomes);
  const american = decimalToAmerican(1 / Math.min(chance ** power, 0.985));
  const size = Math.abs(american);
  const by = stepAt(size, step);
  return americanToDecimal(Math.sign(american) * Math.max(100, Math.round(size / by) * by));
}

/** Books round long prices more; those that live by their prices round less. */
function stepAt(size: number, step: number): number {
  if (size < 250) return step;
  if (step === 1) return size >= 400 ? 5 : 2;
  if (size >= 400) return size >= 1000 ? 100 : 25;
  return Math.max(step, 10);
}

function lineHundredths(market: DemoMarket, selection: Selection, line: number): number {
  if (market.market === 'moneyline') return 0;
  return Math.round((selection === 'away' ? -line : line) * 100);
}

import { americanToDecimal, decimalToAmerican } from '#engine/odds/american.ts';
import type { FeedPrice, Selection } from '../odds-feed.port.ts';
import { DEMO_BOOKS, type DemoBook } from './demo-books.ts';
import type { DemoMarket } from './demo-market.ts';
import { demoMarkets } from './demo-markets.ts';
import type { DemoFixture } from './demo-schedule.ts';
import { bell, hashText, mix, unit, wander } from './seeded-noise.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const books = DEMO_BOOKS.map((book) => ({ ...book, hash: hashText(book.key) }));
type HashedBook = DemoBook & { hash: number };

/** What every book shows for the fixture at `nowMs`. */
export function demoPrices(fixture: DemoFixture, seed: number, nowMs: number): FeedPrice[] {
  const untilStartMs = fixture.startsAt.getTime() - nowMs;
  const prices: FeedPrice[] = [];
  for (const market of demoMarkets(fixture, seed)) {
    for (const book of books) {
      const key = mix(market.key, book.hash);
      if (isOffered(market, book, key)) prices.push(...quote(market, book, key, nowMs, untilStartMs));
    }
  }
  return prices;
}

const isOffered = (market: DemoMarket, book: DemoBook, key: number): boolean =>
  (book.hasProps || !market.market.startsWith('prop:')) && unit(mix(key, 31)) < 0.97;

function quote(market: DemoMarket, book: HashedBook, key: number, nowMs: number, untilStartMs: number): FeedPrice[] {
  const paceMinutes = book.repriceMinutes * (untilStartMs > 24 * HOUR_MS ? 10 : 4);
  const repricedMs = lastTick(nowMs, paceMinutes * MINUTE_MS, mix(key, 32));
  const line = market.lineAt(lineSteps(key, book));
  const isProp = market.market.startsWith('prop:');
  const before = market.chances(line);
  // A long shot's price multiplies what a book gets wrong, so it gets less wrong there.
  const balance = Math.min(1, 4 * Math.min(...before) * (1 - Math.min(...before)));
  const chances = tilted(before, news(market.newsKey, repricedMs) + ownView(book, key, repricedMs) * balance);
  const margin = book.margin * (isProp ? 1.3 : 1);
  const quotedAt = new Date(lastTick(nowMs, (4 + (book.hash % 3)) * MINUTE_MS, mix(key, 33)));
  return market.selections.map((selection, index) => ({
    bookKey: book.key,
    market: market.market,
    selection,
    player: market.player,
    lineHundredths: lineHundredths(market, selection, line),
    oddsDecimal: shownDecimal(chances[index] ?? 0.5, margin, chances.length, book.step),
    quotedAt,
  }));
}

/** The newest moment at or before now of a clock that ticks every `periodMs` and started somewhere. */
function lastTick(nowMs: number, periodMs: number, key: number): number {
  const phase = Math.floor(unit(key) * periodMs);
  return Math.floor((nowMs - phase) / periodMs) * periodMs + phase;
}

/** One quote in eight stands half a point beside the others; sharp books agree. */
function lineSteps(key: number, book: DemoBook): number {
  if (book.asleep === 0) return 0;
  const roll = unit(mix(key, 34));
  if (roll < 0.06) return -1;
  return roll < 0.12 ? 1 : 0;
}

/** Where news has taken the true log odds: slow, hourly and quick motion. */
const news = (key: number, atMs: number): number =>
  0.09 * wander(key, atMs, 6 * HOUR_MS) +
  0.045 * wander(mix(key, 1), atMs, 1.5 * HOUR_MS) +
  0.02 * wander(mix(key, 2), atMs, 0.5 * HOUR_MS);

/** What the book thinks beside the truth; now and then it has slept through something. */
function ownView(book: DemoBook, key: number, atMs: number): number {
  const opinion = book.opinion * 1.7 * wander(mix(key, 35), atMs, 9 * HOUR_MS);
  const nap = mix(mix(key, 36), Math.floor(atMs / (5 * HOUR_MS)));
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
  const by = size >= 1000 ? 100 : size >= 400 ? 25 : size >= 250 ? Math.max(step, 10) : step;
  return americanToDecimal(Math.sign(american) * Math.max(100, Math.round(size / by) * by));
}

function lineHundredths(market: DemoMarket, selection: Selection, line: number): number {
  if (market.market === 'moneyline') return 0;
  return Math.round((selection === 'away' ? -line : line) * 100);
}

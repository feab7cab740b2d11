import * as z from 'zod/mini';
import { MarketName, Selection } from './board.ts';
import { League, Moment, PageLimit, PageOffset } from './games.ts';
import { Cents } from './quantities.ts';

/** `scan_prices`: what the prices of several books make together, at books where this bettor can bet. Free. */

export const ScanKind = z
  .enum(['arbitrage', 'middles', 'low_hold', 'gaps'])
  .check(
    z.describe(
      'arbitrage: every side of a market at different books for a profit; middles: two lines of one market that can both win; low_hold: the markets that cost least to bet on every side; gaps: the best price against the lowest one.',
    ),
  );
export type ScanKind = z.infer<typeof ScanKind>;

const BookName = z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(80, 'is too long'));

export const ScanPricesInput = z.strictObject({
  kind: ScanKind,
  league: z.optional(League),
  market: z.optional(MarketName.check(z.describe('Left out: every market.'))),
  props: z.optional(z.boolean().check(z.describe('True: only what players do, of any kind.'))),
  eventId: z.optional(
    z.string().check(z.maxLength(200), z.describe('Only this game; its id, as find_games gives it.')),
  ),
  eventIds: z.optional(
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60), z.describe('Only these games, by their ids.')),
  ),
  from: z.optional(Moment.check(z.describe('Earliest start of its games, inclusive.'))),
  to: z.optional(Moment.check(z.describe('Latest start of its games, exclusive.'))),
  books: z.optional(
    z
      .array(BookName)
      .check(
        z.minLength(1, 'must name a book'),
        z.maxLength(20, 'must be at most 20'),
        z.describe('Only prices of these books, by key or by name. Left out: every book where the bettor can bet.'),
      ),
  ),
  bestAt: z.optional(BookName.check(z.describe('Of gaps: only those where this book pays the most.'))),
  worstAt: z.optional(BookName.check(z.describe('Of gaps: only those where this book pays the least.'))),
  minReturn: z.optional(
    z
      .number('must be a share')
      .check(z.gte(0), z.lte(1), z.describe('Of arbitrage: only what returns at least this share of all stakes.')),
  ),
  stakeCents: z._default(
    Cents.check(z.gte(100, 'must be at least 100 cents'), z.describe('What is staked on all sides of a row together.')),
    100_00,
  ),
  limit: PageLimit,
  offset: PageOffset,
});
export type ScanPricesInput = z.infer<typeof ScanPricesInput>;

/** One side at one stored price. */
export const ScanSide = z.object({
  selection: Selection,
  /** `Buffalo Bills +2.5`. */
  pick: z.string(),
  /** Points, from the side's own view. */
  line: z.nullable(z.number()),
  bookKey: z.string(),
  book: z.string(),
  decimal: z.number(),
  text: z.string(),
  ageSeconds: z.int(),
  evidenceId: z.string(),
});
export type ScanSide = z.infer<typeof ScanSide>;

export const StakedSide = z.extend(ScanSide, { stakeCents: z.int(), stakeText: z.string() });
export type StakedSide = z.infer<typeof StakedSide>;

const rowOfMarket = {
  eventId: z.string(),
  game: z.string(),
  league: z.string(),
  startsAt: z.iso.datetime(),
  market: z.string(),
  period: z.string(),
  player: z.nullable(z.string()),
  /** Between the oldest and the newest price of the row. */
  ageGapSeconds: z.int(),
  ageNote: z.string(),
};

/** How it can end, and what all bets of the row win or lose then together. */
export const Ending = z.object({ ending: z.string(), cents: z.int(), text: z.string() });
export type Ending = z.infer<typeof Ending>;

const placedTogether = {
  sides: z.array(StakedSide),
  totalCents: z.int(),
  endings: z.array(Ending),
  /** Of all endings, those included in which a stake comes back. */
  worstCents: z.int(),
  bestCents: z.int(),
  /** The states in which all of its books take bets; null where the bettor's own books are set. */
  states: z.nullable(z.array(z.string())),
  /** Doubts about this row alone. */
  notes: z.array(z.string()),
};

/** Every side of one market. */
export const CoverRow = z.object({
  kind: z.literal('cover'),
  ...rowOfMarket,
  ...placedTogether,
  /** What is won on the total, where a side wins, as a fraction: above 0 an arbitrage. Before stakes are rounded to cents. */
  returnShare: z.number(),
  returnText: z.string(),
  /** What these prices keep of money staked on every side, as a fraction: below 0 an arbitrage. */
  hold: z.number(),
  holdText: z.string(),
});
export type CoverRow = z.infer<typeof CoverRow>;

/** Two bets on different lines of one market, of which both win in between. */
export const MiddleRow = z.object({
  kind: z.literal('middle'),
  ...rowOfMarket,
  ...placedTogether,
  /** Points between the two lines. */
  width: z.number(),
  /** `a total of 48`, `Chiefs by 3 to 6`. */
  window: z.string(),
  /** Chance that both win; null where no model of the score is sound, which `chanceNote` says. */
  chance: z.nullable(z.number()),
  chanceText: z.nullable(z.string()),
  chanceNote: z.string(),
  /** How often both must win for nothing to be lost on average, pushes aside. */
  needed: z.number(),
  neededText: z.string(),
  /** Expected result on the total, pushes counted, as a fraction. */
  ev: z.nullable(z.number()),
  evText: z.nullable(z.string()),
});
export type MiddleRow = z.infer<typeof MiddleRow>;

/** One side at the book that pays most, and what the other books pay. */
export const GapRow = z.object({
  kind: z.literal('gap'),
  ...rowOfMarket,
  best: ScanSide,
  next: ScanSide,
  worst: ScanSide,
  books: z.int(),
  /** Implied probability of the next price less that of the best, 0 to 1. */
  gapToNext: z.number(),
  gapToNextText: z.string(),
  gapToWorst: z.number(),
  gapToWorstText: z.string(),
});
export type GapRow = z.infer<typeof GapRow>;

/** A spread or a total of which two books have different lines. */
export const ApartRow = z.object({
  game: z.string(),
  startsAt: z.iso.datetime(),
  market: z.string(),
  low: ScanSide,
  high: ScanSide,
  points: z.number(),
});
export type ApartRow = z.infer<typeof ApartRow>;

export const ScanRow = z.discriminatedUnion('kind', [CoverRow, MiddleRow, GapRow]);
export type ScanRow = z.infer<typeof ScanRow>;

export const ScanPricesResult = z.object({
  kind: ScanKind,
  /** What was found, in a sentence. */
  answer: z.string(),
  rows: z.array(ScanRow),
  /** Where there is no arbitrage: what comes closest, and how far away it is. */
  nearest: z.array(CoverRow),
  /** Of gaps in spreads or totals: where the lines themselves differ. */
  apart: z.optional(z.array(ApartRow)),
  total: z.int(),
  offset: z.int(),
  scanned: z.object({ games: z.int(), markets: z.int(), books: z.array(z.string()) }),
  /** Prices and pairings that were not used, and why. */
  leftOut: z.array(z.string()),
  /** What can still go wrong with every row. */
  risks: z.array(z.string()),
});
export type ScanPricesResult = z.infer<typeof ScanPricesResult>;

import * as z from 'zod/mini';
import { League, Moment, namesOf, PageLimit, PageOffset } from './games.ts';

/** `show_board`: what the books quote. With a game: every book on one of its markets; without: the main lines of many games. Free. */

/** Which games, sides or books come first. Of lines the size counts: a spread of -9 is as high as one of +9. */
export const BoardOrder = z.enum([
  'earliest',
  'latest',
  'shortest',
  'longest',
  'highest_line',
  'lowest_line',
  'closest',
  'lowest_hold',
  'highest_hold',
  'newest',
  'oldest',
]);
export type BoardOrder = z.infer<typeof BoardOrder>;

/** What books are held against each other by: what each keeps on average, how often it pays the most, how old its prices are. */
export const BookMeasure = z.enum(['hold', 'best_price', 'age']);
export type BookMeasure = z.infer<typeof BookMeasure>;

/** What is said first of a game's moneyline: who is favored, how likely a side is to win, whether it is sure to. */
export const WinnerQuestion = z.enum(['favorite', 'underdog', 'winner', 'chance', 'sure']);
export type WinnerQuestion = z.infer<typeof WinnerQuestion>;

export const Selection = z.enum(['home', 'away', 'draw', 'over', 'under', 'yes', 'no']);

export const MarketName = z
  .string()
  .check(
    z.regex(/^(moneyline|spread|total|prop:[a-z0-9_]{1,80})$/, 'must be moneyline, spread, total or prop:name'),
    z.describe('moneyline, spread, total, or prop: and the provider’s key, such as prop:player_pass_yds.'),
  );

const PointsBound = z.number('must be a number of points').check(z.gte(0), z.lte(1_000));

export const ShowBoardInput = z.strictObject({
  eventId: z.optional(z.string().check(z.maxLength(200), z.describe('The id of one game, as find_games gives it.'))),
  league: z.optional(League),
  from: z.optional(Moment.check(z.describe('Of many games: earliest start, inclusive.'))),
  to: z.optional(Moment.check(z.describe('Of many games: latest start, exclusive.'))),
  eventIds: z.optional(
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60), z.describe('Of many games: only these.')),
  ),
  market: z._default(MarketName, 'moneyline'),
  mains: z.optional(
    z
      .boolean()
      .check(
        z.describe(
          'Of many games: moneyline, spread and total together, whatever the market says. Of one game: the best prices of the other two as well.',
        ),
      ),
  ),
  byBook: z.optional(
    BookMeasure.check(
      z.describe(
        'Of many games: the books instead of the games, by their average hold, by how often each pays the most of a side, or by the age of their prices.',
      ),
    ),
  ),
  line: z.optional(
    z
      .number('must be a number of points')
      .check(
        z.gte(-1_000),
        z.lte(1_000),
        z.describe('The home side’s line of a spread, the number of a total or prop; left out: the main line.'),
      ),
  ),
  player: z.optional(z.string().check(z.maxLength(120), z.describe('The player of a prop.'))),
  side: z.optional(
    Selection.check(z.describe('Of one game: the side that is asked about, told first. Of many: only this side.')),
  ),
  first: z.optional(
    Selection.check(z.describe('Of one game, where no side alone is asked about: which is told first.')),
  ),
  only: z.optional(
    z.enum(['favorite', 'underdog']).check(z.describe('Of many games: only the likelier or the less likely side.')),
  ),
  books: z.optional(
    namesOf('Only these books, by key or by name; of one game each on the line that it sells.').check(
      z.minLength(1, 'must name a book'),
    ),
  ),
  everyBook: z.optional(
    z
      .literal(true)
      .check(
        z.describe(
          'Of one game: every book by itself, each on the line that it sells, those too where nobody can bet.',
        ),
      ),
  ),
  minDecimal: z.optional(
    z
      .number('must be decimal odds')
      .check(z.gt(1, 'must be above 1'), z.describe('Only what pays at least so much, in decimal odds.')),
  ),
  maxDecimal: z.optional(
    z
      .number('must be decimal odds')
      .check(z.gt(1, 'must be above 1'), z.describe('Of many games: only what pays at most so much, in decimal odds.')),
  ),
  minLine: z.optional(PointsBound.check(z.describe('Of many games: only lines of at least so many points.'))),
  maxLine: z.optional(PointsBound.check(z.describe('Of many games: only lines of at most so many points.'))),
  tells: z.optional(
    WinnerQuestion.check(z.describe('Of one game’s moneyline: which question on its winner is answered first.')),
  ),
  order: z.optional(
    BoardOrder.check(
      z.describe(
        'Of many games: what comes first; left out: the next to start. Of one game: which book keeps least (lowest_hold) or has the highest or lowest number (highest_line, lowest_line).',
      ),
    ),
  ),
  limit: PageLimit,
  offset: PageOffset,
});
export type ShowBoardInput = z.infer<typeof ShowBoardInput>;

/** One side of a market at one price. `text` is how the bettor reads odds. */
export const BoardPrice = z.object({
  selection: Selection,
  label: z.string(),
  line: z.nullable(z.number()),
  decimal: z.number(),
  text: z.string(),
  /** Where the book takes this bet, where a bettor can bet there and that is known. */
  link: z.optional(z.string()),
});
export type BoardPrice = z.infer<typeof BoardPrice>;

export const BookRow = z.object({
  bookKey: z.string(),
  book: z.string(),
  /** Whether this bettor can bet there; every other book is a reference. */
  canBet: z.boolean(),
  prices: z.array(BoardPrice),
  /** The book's margin on this market, as a fraction. */
  margin: z.number(),
  /** Its share of the fair price, 0 to 1. */
  share: z.number(),
  ageSeconds: z.int(),
});
export type BookRow = z.infer<typeof BookRow>;

export const BestPrice = z.object({
  bookKey: z.string(),
  book: z.string(),
  decimal: z.number(),
  text: z.string(),
  /** Since the book last confirmed it. */
  ageSeconds: z.int(),
  /** Where the book takes this bet, where that is known. */
  link: z.optional(z.string()),
});
export type BestPrice = z.infer<typeof BestPrice>;

export const BoardSide = z.object({
  selection: Selection,
  label: z.string(),
  line: z.nullable(z.number()),
  /** The best price that this bettor can take; null where there is none. */
  best: z.nullable(BestPrice),
  fairChance: z.nullable(z.number()),
  fairText: z.nullable(z.string()),
});
export type BoardSide = z.infer<typeof BoardSide>;

/** One market of one game. `hold` is that of the best prices that can be taken, as a fraction; null where a side has none. */
export const BoardMarket = z.object({
  eventId: z.string(),
  game: z.string(),
  league: z.string(),
  startsAt: z.iso.datetime(),
  market: z.string(),
  player: z.nullable(z.string()),
  line: z.nullable(z.number()),
  sides: z.array(BoardSide),
  hold: z.nullable(z.number()),
  holdText: z.nullable(z.string()),
  books: z.int(),
  /** Of the newest quote. */
  ageSeconds: z.int(),
});
export type BoardMarket = z.infer<typeof BoardMarket>;

/** One stored line of a market: how many books quote it, and at what each side can be taken. */
export const BoardLine = z.object({
  /** The home side’s of a spread, the number of a total or prop. */
  line: z.number(),
  books: z.int(),
  sides: z.array(z.object({ selection: Selection, line: z.nullable(z.number()), best: z.nullable(BestPrice) })),
});
export type BoardLine = z.infer<typeof BoardLine>;

/** The line that is best for a side among those that books sell as their own, at its best price. */
export const BestNumber = z.object({ selection: Selection, line: z.number(), best: BestPrice });
export type BestNumber = z.infer<typeof BestNumber>;

/** One book over many games. Shares and holds as fractions; null where it quotes too few of them to be held against the others. */
export const RankedBook = z.object({
  bookKey: z.string(),
  book: z.string(),
  canBet: z.boolean(),
  /** Sides of which it has a price on the main line. */
  sides: z.int(),
  /** Of those the share on which nobody pays more, ties included. */
  bestShare: z.nullable(z.number()),
  /** On the lines that it sells as its own. */
  hold: z.nullable(z.number()),
  ageSeconds: z.int(),
});
export type RankedBook = z.infer<typeof RankedBook>;

/** Books held against each other, in the order that was asked for. */
export const BookRanking = z.object({
  by: BookMeasure,
  /** Whether the other end of the order comes first. */
  worstFirst: z.boolean(),
  books: z.array(RankedBook),
  games: z.int(),
  league: z.nullable(z.string()),
  markets: z.array(z.string()),
  /** Among whom the best price was looked for: the books that were named, else where this bettor can bet. */
  among: z.enum(['named', 'yours']),
  /** Of the best prices that can be taken: on average, the least and the most. Null: no market has all sides on offer. */
  atBest: z.nullable(z.object({ average: z.number(), least: z.number(), most: z.number() })),
  /** The same average of each market, the least first, where there are several. */
  perMarket: z.array(z.object({ market: z.string(), average: z.number() })),
});
export type BookRanking = z.infer<typeof BookRanking>;

export const ShowBoardResult = z.object({
  /** `game`: one market with every book; `games`: main lines; `books`: the books over many games. */
  scope: z.enum(['game', 'games', 'books']),
  markets: z.array(BoardMarket),
  /** In the scope `game`: best price of the first side first. */
  rows: z.array(BookRow),
  /** In the scope `game`, of one side whose line was left open: books where this bettor can bet, on the other line that each sells. */
  elsewhere: z.optional(z.array(BookRow)),
  /** Other lines of the same market. */
  otherLines: z.array(z.number()),
  /** In the scope `game`, where that was asked: every book on its own number, the highest first. */
  numbers: z.optional(z.array(z.object({ line: z.number(), books: z.array(z.string()), canBet: z.boolean() }))),
  /** In the scope `game`: every stored line of the market; none where it has no lines. */
  lines: z.array(BoardLine),
  /** Of each side that can be taken anywhere; none where the market has no lines. */
  bestNumbers: z.array(BestNumber),
  /** Of the side that was asked about, on any line: the price that is worth the most over its fair one; absent where none is worth a stake. */
  aboveFair: z.optional(z.object({ selection: Selection, line: z.number(), best: BestPrice, fairText: z.string() })),
  /** What was asked for beside the market. `missing`: books that were named and do not quote it. */
  asked: z.object({
    side: z.nullable(Selection),
    line: z.nullable(z.number()),
    books: z.nullable(z.array(z.string())),
    missing: z.array(z.string()),
    minDecimal: z.nullable(z.number()),
    minText: z.nullable(z.string()),
    /** In the scope `games`. */
    only: z.nullable(z.enum(['favorite', 'underdog'])),
    maxText: z.nullable(z.string()),
    minLine: z.nullable(z.number()),
    maxLine: z.nullable(z.number()),
    order: z.nullable(BoardOrder),
    /** In the scope `games`: several markets stand in one list. */
    mains: z.optional(z.boolean()),
    /** In the scope `game`: no book is told of in a line alone. */
    everyBook: z.optional(z.boolean()),
    /** In the scope `game`, on the moneyline. */
    tells: z.nullable(WinnerQuestion),
  }),
  /** In the scope `books`. */
  ranking: z.optional(BookRanking),
  /** Where the winner is told of: the home side's main spread. */
  spread: z.optional(z.number()),
  /** In the scope `game`, where that was asked: what each book keeps, the least first, whatever page is shown. */
  margins: z.optional(z.array(z.object({ book: z.string(), margin: z.number(), canBet: z.boolean() }))),
  total: z.int(),
  offset: z.int(),
});
export type ShowBoardResult = z.infer<typeof ShowBoardResult>;

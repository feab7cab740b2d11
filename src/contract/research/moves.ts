import * as z from 'zod/mini';
import { MarketName, Selection } from './board.ts';
import { League, Moment, PageLimit, PageOffset } from './games.ts';

/** `line_moves`: how one market of a game moved, or what moved most since a time. Prices as they were recorded here. Free. */

export const LineMovesInput = z.strictObject({
  eventId: z.optional(
    z
      .string()
      .check(z.maxLength(200), z.describe('One game, as find_games gives its id. Left out: the biggest moves.')),
  ),
  league: z.optional(League),
  market: z.optional(
    MarketName.check(z.describe('Left out: the moneyline of a game; moneylines, spreads and totals of many games.')),
  ),
  side: z.optional(Selection.check(z.describe('Left out: the first side of the market, such as home or over.'))),
  line: z.optional(
    z
      .number('must be a number of points')
      .check(
        z.gte(-1_000, 'must be at least -1000'),
        z.lte(1_000, 'must be at most 1000'),
        z.describe('Only with eventId: the history of exactly this line, from the side’s own view.'),
      ),
  ),
  player: z.optional(z.string().check(z.maxLength(120), z.describe('The player of a prop.'))),
  since: z.optional(
    Moment.check(z.describe('From when on. Left out: from the first record of a game; a day back for many games.')),
  ),
  consensus: z.optional(
    z.boolean().check(z.describe('Only with eventId: true tells also what all books said together over the time.')),
  ),
  limit: PageLimit,
  offset: PageOffset,
});
export type LineMovesInput = z.infer<typeof LineMovesInput>;

/** A price from a moment on; null prices: nothing was on offer. */
export const MovePoint = z.object({
  at: z.iso.datetime(),
  line: z.nullable(z.number()),
  decimal: z.nullable(z.number()),
  text: z.nullable(z.string()),
});
export type MovePoint = z.infer<typeof MovePoint>;

export const MoveSeries = z.object({
  bookKey: z.string(),
  book: z.string(),
  canBet: z.boolean(),
  opener: MovePoint,
  /** The last point; without a price where the book offers it no more. */
  now: MovePoint,
  /** In the order of time; long ones are thinned, their ends and extremes kept. */
  points: z.array(MovePoint),
  recorded: z.int(),
  /** The change with both prices. */
  words: z.string(),
  evidenceIds: z.array(z.string()),
});
export type MoveSeries = z.infer<typeof MoveSeries>;

/** What all books said together. `chance` is the side's, without margin, 0 to 1; of a line with pushes, those aside. */
export const ConsensusPoint = z.object({
  at: z.iso.datetime(),
  line: z.nullable(z.number()),
  chance: z.number(),
  chanceText: z.string(),
  books: z.int(),
});
export type ConsensusPoint = z.infer<typeof ConsensusPoint>;

export const MarketMoves = z.object({
  eventId: z.string(),
  game: z.string(),
  league: z.string(),
  startsAt: z.iso.datetime(),
  market: z.string(),
  period: z.string(),
  player: z.nullable(z.string()),
  side: Selection,
  /** `Buffalo Bills spread`. */
  label: z.string(),
  /** The line whose history it is; null where the books' lines may move. */
  line: z.nullable(z.number()),
  series: z.array(MoveSeries),
  open: z.nullable(ConsensusPoint),
  now: z.nullable(ConsensusPoint),
  /** From the opening to now, in the order of time, at most 40; none where it was not asked for. */
  consensus: z.array(ConsensusPoint),
});
export type MarketMoves = z.infer<typeof MarketMoves>;

export const BookMove = z.object({
  bookKey: z.string(),
  book: z.string(),
  was: MovePoint,
  now: MovePoint,
  words: z.string(),
});
export type BookMove = z.infer<typeof BookMove>;

/** One market that moved. */
export const MoveRow = z.object({
  eventId: z.string(),
  game: z.string(),
  league: z.string(),
  startsAt: z.iso.datetime(),
  market: z.string(),
  period: z.string(),
  player: z.nullable(z.string()),
  /** The side that became likelier. */
  side: Selection,
  label: z.string(),
  was: ConsensusPoint,
  now: ConsensusPoint,
  /** Points of line from then to now, from the side’s own view; null where the market has none. */
  lineMove: z.nullable(z.number()),
  /** Change of the side’s chance, -1 to 1; null where the line moved, since the chances are of two lines. */
  chanceMove: z.nullable(z.number()),
  /** Of the books that quoted it then and now: how many moved to this side. */
  booksMoved: z.int(),
  booksCompared: z.int(),
  /** The sharpest first. */
  books: z.array(BookMove),
  words: z.string(),
  evidenceIds: z.array(z.string()),
});
export type MoveRow = z.infer<typeof MoveRow>;

export const LineMovesResult = z.object({
  scope: z.enum(['market', 'biggest']),
  answer: z.string(),
  /** Null: from the first record on. */
  since: z.nullable(z.iso.datetime()),
  market: z.nullable(MarketMoves),
  moves: z.array(MoveRow),
  /** Books with a series, or markets that moved. */
  total: z.int(),
  offset: z.int(),
});
export type LineMovesResult = z.infer<typeof LineMovesResult>;

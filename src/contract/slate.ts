import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { OddsKind } from './odds-kind.ts';

/** What the chat's badge shows: `LIVE` only when odds are live and fresh, `DELAYED` when live and older, else `DEMO`. */
export const SlateStatus = z.object({
  odds: OddsKind,
  /** The newest stored price, null while none is stored. */
  asOf: z.nullable(z.iso.datetime()),
  ageSeconds: z.nullable(z.int()),
  badge: z.enum(['LIVE', 'DELAYED', 'DEMO', 'WAITING']),
  events: z.int(),
  books: z.int(),
});
export type SlateStatus = z.infer<typeof SlateStatus>;

export const slateStatus = {
  method: 'GET',
  path: '/api/slate/status',
  response: { 200: SlateStatus, 401: ErrorBody },
} as const;

const MARKET = /^(moneyline|spread|total|alternate_spread|alternate_total|prop:[a-z0-9_]{1,80})$/;

export const LineHistoryQuery = z
  .object({
    market: z
      .string()
      .check(z.regex(MARKET, 'must be moneyline, spread, total, alternate_spread, alternate_total or prop:name')),
    selection: z.enum(['home', 'away', 'draw', 'over', 'under', 'yes', 'no']),
    /** The player of a prop. */
    player: z.optional(z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(120, 'is too long'))),
    /** Only this book's. */
    book: z.optional(z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(80, 'is too long'))),
  })
  .check(
    z.refine(({ market, player }) => market.startsWith('prop:') === (player !== undefined), {
      path: ['player'],
      error: 'must be given for a prop, and for nothing else',
    }),
  );
export type LineHistoryQuery = z.infer<typeof LineHistoryQuery>;

/** What a book offered from then until its next point; without a price it had withdrawn its offer. */
export const LinePoint = z.object({
  at: z.iso.datetime(),
  /** From the selection's own side; null where the market has none. */
  line: z.nullable(z.number()),
  decimal: z.nullable(z.number()),
  american: z.nullable(z.int()),
});

export const LineSeries = z.object({
  book: z.string(),
  title: z.string(),
  /** The one line that it is about, where a book sells many at once (alternate lines); else null. */
  line: z.nullable(z.number()),
  points: z.array(LinePoint),
  /** How many points are recorded. When more than are sent: first, last, highest and lowest are kept in each stretch. */
  recorded: z.int(),
});

export const LineHistory = z.object({
  eventId: z.string(),
  startsAt: z.iso.datetime(),
  series: z.array(LineSeries),
  /** The event moved so often that only its newest changes were read. */
  isCut: z.boolean(),
});
export type LineHistory = z.infer<typeof LineHistory>;

export const lineHistory = {
  method: 'GET',
  path: '/api/slate/events/:eventId/line-history',
  params: z.object({ eventId: z.string() }),
  query: LineHistoryQuery,
  response: { 200: LineHistory, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
} as const;

import * as z from 'zod/mini';
import { OddsKind } from './analysis.ts';
import { ErrorBody } from './errors.ts';
import { Verdict } from './verdict.ts';

export const RecordMarket = z.enum(['moneyline', 'spread', 'total', 'prop']);
export type RecordMarket = z.infer<typeof RecordMarket>;

/** The last so many days, counted from now. */
export const RecordPeriod = z.enum(['7d', '30d', '90d']);
export type RecordPeriod = z.infer<typeof RecordPeriod>;

export const RECORD_PAGE = 50;
export const RECORD_PAGE_MAX = 100;

/** One pick as it was shown. Nothing in it tells to whom, or in which chat. */
export const RecordedPick = z.object({
  id: z.uuid(),
  shownAt: z.iso.datetime(),
  sport: z.string(),
  game: z.string(),
  startsAt: z.iso.datetime(),
  pick: z.string(),
  market: z.string(),
  /** The book's title. */
  book: z.string(),
  /** American odds with sign. */
  odds: z.string(),
  oddsDecimal: z.number(),
  priceAt: z.iso.datetime(),
  fairProbability: z.number(),
  edge: z.number(),
  verdict: Verdict,
  confidence: z.int(),
  units: z.number(),
  /** What it was priced from. */
  priced: OddsKind,
});
export type RecordedPick = z.infer<typeof RecordedPick>;

/** Counted from the record itself, not kept beside it. */
export const RecordSummary = z.object({
  /** All picks ever recorded. */
  recorded: z.int(),
  /** When the first was shown; null while there is none. */
  since: z.nullable(z.iso.datetime()),
  /** How many of all were priced from demo odds. */
  demo: z.int(),
  sports: z.array(z.object({ sport: z.string(), picks: z.int() })),
});
export type RecordSummary = z.infer<typeof RecordSummary>;

const SPORT_MAX_LENGTH = 80;

/** Public. Newest first; `before` is the `next` of the page before. */
export const listRecord = {
  method: 'GET',
  path: '/api/record',
  query: z.object({
    sport: z.optional(
      z
        .string()
        .check(
          z.minLength(1, 'sport must not be empty'),
          z.maxLength(SPORT_MAX_LENGTH, `sport must be at most ${SPORT_MAX_LENGTH} characters`),
        ),
    ),
    verdict: z.optional(Verdict),
    market: z.optional(RecordMarket),
    period: z.optional(RecordPeriod),
    before: z.optional(z.uuid('before must be the id of a pick')),
    limit: z.optional(
      z.coerce
        .number('limit must be a number')
        .check(
          z.int('limit must be a whole number'),
          z.minimum(1, 'limit must be at least 1'),
          z.maximum(RECORD_PAGE_MAX, `limit must be at most ${RECORD_PAGE_MAX}`),
        ),
    ),
  }),
  response: {
    200: z.object({
      picks: z.array(RecordedPick),
      next: z.nullable(z.uuid()),
      /** With the first page only: how many picks fit the filters, and the whole record in short. */
      total: z.nullable(z.int()),
      summary: z.nullable(RecordSummary),
    }),
    400: ErrorBody,
  },
} as const;
export type RecordQuery = z.infer<typeof listRecord.query>;
export type RecordPage = z.infer<(typeof listRecord.response)[200]>;

import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { OddsKind } from './odds-kind.ts';
import { Verdict } from './verdict.ts';

export const RecordMarket = z.enum(['moneyline', 'spread', 'total', 'prop']);
export type RecordMarket = z.infer<typeof RecordMarket>;

/** The last so many days, counted from now. */
export const RecordPeriod = z.enum(['7d', '30d', '90d']);
export type RecordPeriod = z.infer<typeof RecordPeriod>;

/** Picks that were priced from demo odds are a record of their own. */
export const RecordKind = OddsKind;

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
  /** Null while its game has no result. */
  result: z.nullable(z.enum(['win', 'half_win', 'push', 'void', 'half_loss', 'loss', 'ungraded'])),
  /** Units won for one staked. */
  profit: z.nullable(z.number()),
  /** What the price was worth at the close, margin out. */
  clvFair: z.nullable(z.number()),
  /** Good or bad price, good or bad luck, in one sentence. */
  postMortem: z.nullable(z.string()),
});
export type RecordedPick = z.infer<typeof RecordedPick>;

const Interval = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Interval = z.infer<typeof Interval>;

const Bin = { picks: z.int(), rate: z.number(), low: z.number(), high: z.number() };

/** The figures of what the filters leave. Each rate with its 95 % interval; null below 100 graded picks or 10 days, of the close below 100 closes. */
export const RecordFigures = z.object({
  kind: RecordKind,
  graded: z.int(),
  won: z.int(),
  lost: z.int(),
  pushed: z.int(),
  voided: z.int(),
  ungraded: z.int(),
  days: z.int(),
  /** Units won by the end of each day, at the stated stakes and at one unit each. */
  curve: z.array(z.object({ day: z.iso.date(), units: z.number(), flat: z.number() })),
  rates: z.nullable(
    z.object({
      winRate: z.nullable(Interval),
      unitsReturn: z.nullable(Interval),
      flatReturn: z.nullable(Interval),
      clv: z.nullable(Interval),
      clvFair: z.nullable(Interval),
      beatClose: z.nullable(Interval),
      /** How many picks had a close at their own book, and how many a fair one. */
      closes: z.int(),
      fairCloses: z.int(),
      chances: z.array(z.object({ ...Bin, from: z.number(), to: z.number(), said: z.number() })),
      stars: z.array(z.object({ ...Bin, stars: z.int(), flatReturn: z.nullable(z.number()) })),
    }),
  ),
  /** In the log and not public yet; and public without a result so far. Of the whole record, whatever the filters. */
  hidden: z.int(),
  waiting: z.int(),
  /** When the log was last added to and signed; null before its first leaf. */
  signedAt: z.nullable(z.iso.datetime()),
  /** Bets and leans that came into the log after their start or behind the end of their game, or not within 15 minutes of being shown: in no figure, whatever the filters. */
  late: z.object({ picks: z.int(), won: z.int(), lost: z.int(), pushed: z.int() }),
});
export type RecordFigures = z.infer<typeof RecordFigures>;

/** Counted from the record itself, not kept beside it. */
export const RecordSummary = z.object({
  /** All picks ever recorded. */
  recorded: z.int(),
  /** When the first was shown; null while there is none. */
  since: z.nullable(z.iso.datetime()),
  /** How many of all were priced from demo odds. */
  demo: z.int(),
  sports: z.array(z.object({ sport: z.string(), picks: z.int() })),
  /** Bets and leans whose games ended, and how; a pass is no bet. */
  results: z.object({ graded: z.int(), won: z.int(), lost: z.int(), pushed: z.int() }),
});
export type RecordSummary = z.infer<typeof RecordSummary>;

const SPORT_MAX_LENGTH = 80;

/** Public. Newest first; `before` is the `next` of the page before. */
export const listRecord = {
  method: 'GET',
  path: '/api/record',
  query: z.object({
    sport: z.optional(
      z.string().check(
        z.minLength(1, 'sport must not be empty'),
        z.maxLength(SPORT_MAX_LENGTH, `sport must be at most ${SPORT_MAX_LENGTH} characters`),
        z.refine((text) => !text.includes('\u0000'), 'sport must not contain U+0000'),
      ),
    ),
    /** Unset: bets and leans. A pass is no bet. */
    verdict: z.optional(Verdict),
    /** Unset: the record of the odds that this site runs on. */
    kind: z.optional(RecordKind),
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
      figures: z.nullable(RecordFigures),
    }),
    400: ErrorBody,
  },
} as const;
export type RecordQuery = z.infer<typeof listRecord.query>;
export type RecordPage = z.infer<(typeof listRecord.response)[200]>;

/** What the page was sent with: the query of its address and what it found. */
export const SentRecord = z.object({ search: z.string(), page: listRecord.response[200] });
export type SentRecord = z.infer<typeof SentRecord>;

const kindQuery = { query: z.object({ kind: z.optional(RecordKind) }), response: { 429: ErrorBody } } as const;

/** Everything that is public, each bet once, passes too; `kind` as above. Changes with each entry of the log. */
export const exportRecordCsv = { method: 'GET', path: '/api/record/export.csv', ...kindQuery } as const;
export const exportRecordJson = { method: 'GET', path: '/api/record/export.json', ...kindQuery } as const;

/** What answers gave the signed-in bettor and what is not over, by start; nobody else reads it before the game starts. */
export const listOwnOpen = {
  method: 'GET',
  path: '/api/record/own',
  response: {
    200: z.object({
      picks: z.array(
        z.object({
          pick: z.string(),
          game: z.string(),
          sport: z.string(),
          startsAt: z.iso.datetime(),
          shownAt: z.iso.datetime(),
          book: z.string(),
          odds: z.string(),
          oddsDecimal: z.number(),
          verdict: Verdict,
          units: z.number(),
          priced: OddsKind,
        }),
      ),
    }),
    401: ErrorBody,
  },
} as const;
export type OwnOpenPicks = z.infer<(typeof listOwnOpen.response)[200]>;

import * as z from 'zod/mini';
import { Pick } from './analysis.ts';
import { ErrorBody } from './errors.ts';
import { OddsKind } from './odds-kind.ts';
import { RecordedPick } from './record.ts';

export const BEST_BETS_MAX = 10;
/** The list of a day is drawn at this hour on the clocks of this zone, and is never changed afterwards. */
export const DRAWN_AT_HOUR = 9;
export const LIST_ZONE = 'America/New_York';
/** It covers games that start within so many hours of the drawing. */
export const COVERED_HOURS = 24;

/** What was drawn, once a day and for everybody, free of charge. */
export const BestBetList = z.object({
  day: z.iso.date(),
  drawnAt: z.iso.datetime(),
  odds: OddsKind,
  /** The newest stored price at the drawing. */
  asOf: z.iso.datetime(),
  /** How many bets were priced to find these. */
  considered: z.int(),
  /** Best first; none: no bet that day. */
  picks: z.array(Pick),
});
export type BestBetList = z.infer<typeof BestBetList>;

export const BestBets = z.object({
  /** Null: none was drawn yet. */
  list: z.nullable(BestBetList),
  /** When the next one is drawn. */
  nextAt: z.iso.datetime(),
});
export type BestBets = z.infer<typeof BestBets>;

export const bestBets = {
  method: 'GET',
  path: '/api/best-bets',
  response: {
    200: BestBets,
    401: ErrorBody,
    /** `excluded` or `under_age`. */
    403: ErrorBody,
  },
} as const;

/** What everybody may read: how earlier lists ended, and of the present one no more than how long it is. */
export const BestBetResults = z.object({
  odds: OddsKind,
  today: z.nullable(z.object({ day: z.iso.date(), drawnAt: z.iso.datetime(), bets: z.int() })),
  nextAt: z.iso.datetime(),
  /** The list before; null while there is none. */
  last: z.nullable(
    z.object({
      day: z.iso.date(),
      drawnAt: z.iso.datetime(),
      considered: z.int(),
      /** Its bets whose games have started. */
      picks: z.array(RecordedPick),
      /** How many have not. */
      hidden: z.int(),
    }),
  ),
  /** All lists so far; what stands on several of them, once. */
  all: z.object({
    days: z.int(),
    /** Days with no bet. */
    empty: z.int(),
    graded: z.int(),
    won: z.int(),
    lost: z.int(),
    pushed: z.int(),
    /** Profit for each unit, one staked on each; null below 100 graded. */
    flatReturn: z.nullable(z.number()),
  }),
});
export type BestBetResults = z.infer<typeof BestBetResults>;

export const bestBetResults = {
  method: 'GET',
  path: '/api/best-bets/results',
  response: { 200: BestBetResults },
} as const;

import * as z from 'zod/mini';
import { OddsKind, Pick } from './analysis.ts';
import { ErrorBody } from './errors.ts';

/** The day's top value of the slate, free of charge. Where nothing has an edge, the closest, each of them a `pass`. */
export const BestBets = z.object({
  odds: OddsKind,
  /** The newest stored price. */
  asOf: z.iso.datetime(),
  /** `upcoming`: nothing that is priced starts on the rest of the reader's day, so the next games stand in. */
  scope: z.enum(['today', 'upcoming']),
  hasEdge: z.boolean(),
  /** How many bets were priced to find these. */
  considered: z.int(),
  picks: z.array(Pick),
});
export type BestBets = z.infer<typeof BestBets>;

export const BEST_BETS_MAX = 5;

export const bestBets = {
  method: 'GET',
  path: '/api/slate/best-bets',
  query: z.object({
    /** Whose today it is; else the saved one, else US Eastern. */
    timeZone: z.optional(
      z.string('timeZone must be an IANA name').check(z.maxLength(64, 'timeZone must be an IANA name')),
    ),
  }),
  response: {
    200: BestBets,
    400: ErrorBody,
    401: ErrorBody,
    /** `excluded` or `under_age`. */
    403: ErrorBody,
    /** Nothing is priced yet. */
    503: ErrorBody,
  },
} as const;

import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** Scores that wait for a person, in the portal (`admin.ts` has its other calls). */

const Status = z.enum(
  ['final', 'postponed', 'cancelled', 'abandoned'],
  'status must be final, postponed, cancelled or abandoned',
);
const count = z.nullable(
  z
    .number('a score must be a number')
    .check(
      z.int('a score must be a whole number'),
      z.minimum(0, 'a score must be at least 0'),
      z.maximum(1000, 'a score is too high'),
    ),
);

const Claim = z.object({
  sourceName: z.string(),
  status: Status,
  homeScore: z.nullable(z.int()),
  awayScore: z.nullable(z.int()),
});

export const ScoreReview = z.object({
  eventId: z.string(),
  /** The sources contradict each other, or one changed a score a day or more after it stood. */
  why: z.enum(['contradiction', 'late_change']),
  /** What each says. Of a late change the first one stands until somebody decides. */
  claims: z.array(Claim),
  since: z.iso.datetime(),
  sport: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.iso.datetime(),
});
export type ScoreReview = z.infer<typeof ScoreReview>;

const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody } as const;

export const listScoreReviews = {
  method: 'GET',
  path: '/api/:portal/scores',
  response: { 200: z.array(ScoreReview), ...refusals },
} as const;

/** `decided` is false where nothing waits any more. */
export const decideScore = {
  method: 'POST',
  path: '/api/:portal/scores',
  body: z.strictObject({
    eventId: z.string('eventId must name a game').check(z.maxLength(200, 'eventId must name a game')),
    status: Status,
    homeScore: count,
    awayScore: count,
  }),
  response: { 200: z.object({ decided: z.boolean() }), ...refusals },
} as const;
export type DecidedScore = z.infer<typeof decideScore.body>;

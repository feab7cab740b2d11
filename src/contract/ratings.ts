import * as z from 'zod/mini';
import { AnalysisMode } from './analysis.ts';
import { ErrorBody } from './errors.ts';

/** Thumbs up and down beside "Report": one of a reader for an answer, which can be changed and taken back. */

export const Rating = z.enum(['up', 'down']);
export type Rating = z.infer<typeof Rating>;

export const rateAnswer = {
  method: 'PUT',
  path: '/api/chat/messages/:messageId/rating',
  params: z.object({ messageId: z.uuid('must be the id of a message') }),
  /** Null takes it back. */
  body: z.strictObject({ rating: z.nullable(z.enum(['up', 'down'], 'rating must be up, down or null')) }),
  response: {
    200: z.object({ rating: z.nullable(Rating) }),
    400: ErrorBody,
    401: ErrorBody,
    404: ErrorBody,
    429: ErrorBody,
  },
} as const;

/** What is kept of one: no answer and nobody's name. `version` is the form of the answer, 0 for plain text. */
export const RatedAnswer = z.object({
  id: z.uuid(),
  rating: Rating,
  question: z.string(),
  version: z.int(),
  mode: AnalysisMode,
  createdAt: z.iso.datetime(),
});
export type RatedAnswer = z.infer<typeof RatedAnswer>;

const RATINGS_SHOWN = 25;

/** How many there are of each, and the newest thumbs down. */
export const listAnswerRatings = {
  method: 'GET',
  path: '/api/admin/answer-ratings',
  shown: RATINGS_SHOWN,
  response: {
    200: z.object({ up: z.int(), down: z.int(), newestDown: z.array(RatedAnswer) }),
    401: ErrorBody,
    403: ErrorBody,
  },
} as const;
export type AnswerRatings = z.infer<(typeof listAnswerRatings)['response'][200]>;

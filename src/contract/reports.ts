import * as z from 'zod/mini';
import { AnalysisMode } from './analysis.ts';
import { ErrorBody } from './errors.ts';

/** "Report this answer": what a reader says is wrong with it, and the answer with its evidence as it was shown. */

export const REASON_MAX_LENGTH = 1000;

/** A second report of one answer by the same reader replaces the reason of the first. */
export const reportAnswer = {
  method: 'POST',
  path: '/api/chat/messages/:messageId/report',
  params: z.object({ messageId: z.uuid('must be the id of a message') }),
  body: z.object({
    reason: z
      .string('reason is required')
      .check(
        z.trim(),
        z.minLength(1, 'reason must not be empty'),
        z.maxLength(REASON_MAX_LENGTH, `reason must be at most ${REASON_MAX_LENGTH} characters`),
      ),
  }),
  response: {
    201: z.object({ id: z.uuid(), createdAt: z.iso.datetime() }),
    400: ErrorBody,
    401: ErrorBody,
    404: ErrorBody,
    429: ErrorBody,
  },
} as const;

export const AnswerReport = z.object({
  id: z.uuid(),
  messageId: z.uuid(),
  /** Null once the account is gone. */
  email: z.nullable(z.string()),
  reason: z.string(),
  question: z.string(),
  /** A copy: `content` is the `AnalysisContent` with sources and proof of each pick, or a plain text. */
  answer: z.object({ content: z.unknown(), mode: AnalysisMode, createdAt: z.iso.datetime() }),
  createdAt: z.iso.datetime(),
  closedAt: z.nullable(z.iso.datetime()),
});
export type AnswerReport = z.infer<typeof AnswerReport>;

const REPORTS_MAX = 200;

/** Newest first; the header X-Total-Count says how many there are. */
export const listAnswerReports = {
  method: 'GET',
  path: '/api/admin/answer-reports',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(REPORTS_MAX)), 50),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  }),
  response: { 200: z.array(AnswerReport), 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
} as const;

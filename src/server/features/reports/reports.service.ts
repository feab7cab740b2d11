import type { AnswerReport } from '#contract/reports.ts';
import { AppError } from '../../platform/errors.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { getOwnAnswer } from '../conversations/own-answer.service.ts';
import { storableText } from '../conversations/storable-text.ts';
import { countReports, listReports, type ReportRow, saveReport } from './reports.repo.ts';

export type ReportsDeps = RateLimitDeps;

const REPORTS_PER_HOUR: RateLimit = {
  kind: 'answer_report',
  limit: 30,
  windowMs: 3_600_000,
  message: 'Too many reports within an hour. Please try again later.',
};

/** Keeps what the reader says together with a copy of the answer, so that it can be judged when the chat is gone. */
export async function reportAnswer(
  deps: ReportsDeps,
  userId: string,
  messageId: string,
  reason: string,
): Promise<{ id: string; createdAt: string }> {
  const words = storableText(reason);
  if (words === '') throw new AppError('invalid_input', 'reason must not be empty');
  const { question, content, mode, createdAt } = await getOwnAnswer(deps.db, userId, messageId);
  // Counted by account, not by address: one reader's reports are what is bounded.
  await takeFromLimit(deps, REPORTS_PER_HOUR, userId);
  const saved = await saveReport(deps.db, {
    id: deps.newId(),
    userId,
    messageId,
    reason: words,
    question,
    answer: { content: parsedOrText(content), mode, createdAt: createdAt.toISOString() },
    createdAt: deps.now(),
  });
  return { id: saved.id, createdAt: saved.createdAt.toISOString() };
}

/** One page of all reports, newest first, and how many there are. */
export async function readReports(
  deps: Pick<ReportsDeps, 'db'>,
  page: { limit: number; offset: number },
): Promise<{ reports: AnswerReport[]; total: number }> {
  const rows = await listReports(deps.db, page);
  return { reports: rows.map(toReport), total: await countReports(deps.db) };
}

const toReport = (row: ReportRow): AnswerReport => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

/** An answer with picks is saved as JSON text; the operator reads and searches it as values. */
function parsedOrText(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

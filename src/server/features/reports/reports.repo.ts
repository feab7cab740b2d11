import { sql } from 'drizzle-orm';
import type { AnalysisMode } from '#contract/analysis.ts';
import { answerReports } from '../../db/schema/analyst.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis } from '../../platform/database/sql-time.ts';

/** The answer as it was shown; with picks, each carries its sources and its proof. */
type ReportedAnswer = { content: unknown; mode: AnalysisMode; createdAt: string };

type NewReport = {
  id: string;
  userId: string;
  messageId: string;
  reason: string;
  question: string;
  answer: ReportedAnswer;
  createdAt: Date;
};

/** One report per answer and reader: a second one replaces the reason. Exact, however many come at once. */
export async function saveReport(db: Db, report: NewReport): Promise<{ id: string; createdAt: Date }> {
  const { id, createdAt, messageId, userId } = answerReports;
  const [saved] = await db
    .insert(answerReports)
    .values(report)
    .onConflictDoUpdate({ target: [messageId, userId], set: { reason: report.reason } })
    .returning({ id, createdAt });
  if (!saved) throw new Error('a report was not saved');
  return saved;
}

export type ReportRow = {
  id: string;
  messageId: string;
  email: string | null;
  reason: string;
  question: string;
  answer: ReportedAnswer;
  createdAt: Date;
  closedAt: Date | null;
};

export async function listReports(db: Db, page: { limit: number; offset: number }): Promise<ReportRow[]> {
  const result = await db.execute(sql`
    select r.id, r.message_id as "messageId", u.email, r.reason, r.question, r.answer,
      ${millis('r.created_at')} as "createdAt", ${millis('r.closed_at')} as "closedAt"
    from answer_reports r left join users u on u.id = r.user_id
    order by r.created_at desc, r.id desc limit ${page.limit}::int offset ${page.offset}::int`);
  const rows = rowsOf<Omit<ReportRow, 'createdAt' | 'closedAt'> & { createdAt: number; closedAt: number | null }>(
    result,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    closedAt: row.closedAt === null ? null : new Date(row.closedAt),
  }));
}

export async function countReports(db: Db): Promise<number> {
  const [row] = rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from answer_reports`));
  return row?.count ?? 0;
}

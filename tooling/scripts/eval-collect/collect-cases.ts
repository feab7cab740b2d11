import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { type Db, rowsOf } from '../../../src/server/platform/database/database.ts';
import { masked, type Writer } from './mask.ts';

/**
 * A turn of which somebody or the check said that it was wrong. Nothing in it says whose it was, and when only to the month. `id` is
 * the same for the same question, so that a file can be added to.
 */
export type CollectedCase = {
  id: string;
  source: 'report' | 'check';
  month: string;
  mode: string;
  text: string;
  /** What the reader wrote of the answer. */
  reason?: string;
  /** Why the check dropped sentences or calls, and how often. */
  faults?: Readonly<Record<string, number>>;
  /** What the answer was made of. */
  forms: readonly string[];
};

type Row = Writer & {
  at: string;
  mode: string | null;
  question: string;
  reason: string | null;
  faults: Record<string, number> | null;
  answer: string | null;
};

const MOST = 2_000;

/** Every report of an answer, and every turn in which the check dropped what a model wrote or called, the newest first. */
export async function collectCases(db: Db): Promise<CollectedCase[]> {
  const reports = rowsOf<Row>(
    await db.execute(sql`
      select to_char(r.created_at, 'YYYY-MM') as at, null as mode, r.question, r.reason, null as faults, r.answer::text as answer,
        u.first_name as "firstName", u.last_name as "lastName", u.email
      from answer_reports r left join users u on u.id = r.user_id
      order by r.created_at desc limit ${MOST}`),
  );
  const checks = rowsOf<Row>(
    await db.execute(sql`
      select to_char(a.created_at, 'YYYY-MM') as at, a.mode, q.content as question, null as reason, c.dropped as faults,
        m.content as answer, u.first_name as "firstName", u.last_name as "lastName", u.email
      from model_calls c
      join analyses a on a.id = c.analysis_id
      join chat_messages q on q.id = a.question_message_id
      join users u on u.id = a.user_id
      left join chat_messages m on m.id = a.answer_message_id
      where c.dropped <> '{}'::jsonb
      order by c.started_at desc limit ${MOST}`),
  );
  const cases = [...reports.map((row) => toCase('report', row)), ...checks.map((row) => toCase('check', row))];
  return [...new Map(cases.map((one) => [`${one.source} ${one.id} ${JSON.stringify(one.faults)}`, one])).values()];
}

function toCase(source: CollectedCase['source'], row: Row): CollectedCase {
  const text = masked(row.question, row);
  return {
    id: createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, 12),
    source,
    month: row.at,
    mode: row.mode ?? 'regular',
    text,
    ...(row.reason && { reason: masked(row.reason, row) }),
    ...(row.faults && { faults: row.faults }),
    forms: row.answer === null ? [] : formsOf(row.answer),
  };
}

/** A copy with a report is JSON of the saved text. */
function formsOf(answer: string): string[] {
  const { plain, blocks } = upgradeContent(answer);
  return plain === undefined ? blocks.map(({ kind }) => kind) : ['plain'];
}

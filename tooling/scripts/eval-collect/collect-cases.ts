import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import type { Rating } from '#contract/ratings.ts';
import { type Db, rowsOf } from '../../../src/server/platform/database/database.ts';
import { masked, type Writer } from './mask.ts';

/**
 * A turn of which a reader, a thumb or the check said that it was wrong, or a thumb that it was right. Nothing in it says whose it was, and when only to the month. `id` is
 * the same for the same question, so that a file can be added to.
 */
export type CollectedCase = {
  id: string;
  source: 'report' | 'check' | 'thumb';
  month: string;
  mode: string;
  text: string;
  rating?: Rating;
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
  answer: string | null;
  reason?: string | null;
  faults?: Record<string, number> | null;
  rating?: Rating;
};

const MOST = 2_000;

/**
 * Every report and thumb of an answer, and every turn in which the check dropped what a model wrote or called, the newest first. Of an
 * account that is gone nothing is collected: nobody knows any more which names in its words were its own.
 */
export async function collectCases(db: Db): Promise<CollectedCase[]> {
  const found = { report: await readReports(db), thumb: await readThumbs(db), check: await readChecks(db) };
  const cases = SOURCES.flatMap((source) => found[source].map((row) => toCase(source, row)));
  return [...new Map(cases.map((one) => [JSON.stringify({ ...one, month: '', forms: [] }), one])).values()];
}

const SOURCES = ['report', 'thumb', 'check'] as const;
const WRITER = sql`u.first_name as "firstName", u.last_name as "lastName", u.email`;

const readReports = async (db: Db) =>
  rowsOf<Row>(
    await db.execute(sql`
      select to_char(r.created_at, 'YYYY-MM') as at, r.answer ->> 'mode' as mode, r.question, r.reason,
        (r.answer -> 'content')::text as answer, ${WRITER}
      from answer_reports r join users u on u.id = r.user_id
      order by r.created_at desc limit ${MOST}`),
  );

/** A thumb stays when its chat is deleted; what its answer was made of is not known then. */
const readThumbs = async (db: Db) =>
  rowsOf<Row>(
    await db.execute(sql`
      select to_char(r.created_at, 'YYYY-MM') as at, r.mode, r.question, r.rating, m.content as answer, ${WRITER}
      from answer_ratings r
      left join chat_messages m on m.id = r.message_id
      join users u on u.id = r.user_id
      order by r.created_at desc limit ${MOST}`),
  );

const readChecks = async (db: Db) =>
  rowsOf<Row>(
    await db.execute(sql`
      select to_char(a.created_at, 'YYYY-MM') as at, a.mode, q.content as question, c.dropped as faults,
        m.content as answer, ${WRITER}
      from model_calls c
      join analyses a on a.id = c.analysis_id
      join chat_messages q on q.id = a.question_message_id
      join users u on u.id = a.user_id
      left join chat_messages m on m.id = a.answer_message_id
      where c.dropped <> '{}'::jsonb
      order by c.started_at desc limit ${MOST}`),
  );

function toCase(source: CollectedCase['source'], row: Row): CollectedCase {
  const text = masked(row.question, row);
  return {
    id: createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, 12),
    source,
    month: row.at,
    mode: row.mode ?? 'regular',
    text,
    ...(row.rating && { rating: row.rating }),
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

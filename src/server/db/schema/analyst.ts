import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One row per call of a language model, also of those that failed: what it used and what it cost. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    /** No references: what was spent stays when a user or a chat is deleted. */
    analysisId: uuid('analysis_id'),
    walletId: uuid('wallet_id').notNull(),
    day: date('day').notNull(),
    model: text('model').notNull(),
    purpose: text('purpose', { enum: ['read', 'write'] }).notNull(),
    promptVersion: text('prompt_version').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of a dollar; an estimate from the price table, or the reserve of a call that never said. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    outcome: text('outcome', { enum: ['running', 'done', 'failed', 'aborted'] }).notNull(),
    failure: text('failure'),
    /** Sentences that the check dropped, by fault. */
    dropped: jsonb('dropped').$type<Record<string, number>>().notNull(),
    startedAt: at('started_at').notNull(),
    durationMs: integer('duration_ms'),
  },
  (t) => [
    index('model_calls_day').on(t.day),
    index('model_calls_wallet').on(t.walletId, t.day),
    index('model_calls_running').on(t.startedAt).where(sql`${t.outcome} = 'running'`),
    check('model_calls_counts', sql`${t.inputTokens} >= 0 and ${t.outputTokens} >= 0 and ${t.costMicros} >= 0`),
  ],
);

/** Thumbs up and down: with the question and the form of the answer; whose they are is forgotten with the account. */
export const answerRatings = pgTable(
  'answer_ratings',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id'),
    messageId: uuid('message_id').notNull(),
    rating: text('rating', { enum: ['up', 'down'] }).notNull(),
    question: text('question').notNull(),
    /** 0 plain text, 1 an analysis alone, 2 with blocks. */
    version: integer('version').notNull(),
    mode: text('mode', { enum: ['regular', 'pro'] }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('answer_ratings_newest').on(t.rating, t.createdAt, t.id),
    index('answer_ratings_user').on(t.userId),
    uniqueIndex('answer_ratings_once').on(t.messageId, t.userId),
    check('answer_ratings_rating', sql`${t.rating} in ('up', 'down')`),
  ],
);

/** "Report this answer": what the reader said, with a copy of the answer and its evidence as it was shown. */
export const answerReports = pgTable(
  'answer_reports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id'),
    messageId: uuid('message_id').notNull(),
    reason: text('reason').notNull(),
    question: text('question').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    index('answer_reports_newest').on(t.createdAt, t.id),
    uniqueIndex('answer_reports_once').on(t.messageId, t.userId),
  ],
);

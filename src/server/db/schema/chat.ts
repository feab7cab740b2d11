import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { tokenReservations } from './tokens.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('chat_sessions_newest').on(t.userId, t.createdAt.desc())],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    /** Order of arrival: two messages of one millisecond keep their order. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    mode: text('mode', { enum: ['regular', 'pro'] }).notNull(),
    /** True for an answer with picks; the dashboard lists these. */
    hasPicks: boolean('has_picks').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('chat_messages_session').on(t.sessionId, t.seq),
    index('chat_messages_picks').on(t.sessionId, t.seq.desc()).where(sql`${t.hasPicks}`),
  ],
);

/** One turn: a question on its way to an answer. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    reservationId: uuid('reservation_id').references(() => tokenReservations.id),
    mode: text('mode', { enum: ['regular', 'pro'] }).notNull(),
    state: text('state', { enum: ['reserved', 'delivered', 'failed', 'stopped'] }).notNull(),
    /** Null once the turn failed, so that the same key can be sent again. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    /** How the question was read; the next question of the session is understood from it. */
    reading: jsonb('reading').notNull(),
    answerMessageId: uuid('answer_message_id').references(() => chatMessages.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
    /** Who wrote the answer: a model's name or the built-in analyst. */
    writer: text('writer'),
    /** Why the answer failed or the model's part of it did, for the operator. */
    failure: text('failure'),
    /** The events of a running answer so far, saved at most once a second, so that another process can resume it. */
    checkpoint: jsonb('checkpoint'),
  },
  (t) => [
    uniqueIndex('analyses_idempotency').on(t.userId, t.idempotencyKey).where(sql`${t.idempotencyKey} is not null`),
    index('analyses_session').on(t.sessionId, t.createdAt.desc()),
    index('analyses_reservation').on(t.reservationId),
    index('analyses_open').on(t.createdAt).where(sql`${t.state} = 'reserved'`),
    index('analyses_failed')
      .on(t.createdAt.desc())
      .where(sql`${t.state} = 'failed' or (${t.state} = 'delivered' and ${t.failure} is not null)`),
  ],
);

/** Every pick that was shown, as it was shown. Append-only (a trigger refuses update and delete). */
export const picks = pgTable(
  'picks',
  {
    id: uuid('id').primaryKey(),
    /** No reference: the record outlives a deleted user's chats. */
    analysisId: uuid('analysis_id').notNull(),
    eventId: text('event_id').notNull(),
    sport: text('sport').notNull(),
    game: text('game').notNull(),
    startsAt: at('starts_at').notNull(),
    pick: text('pick').notNull(),
    market: text('market').notNull(),
    selection: text('selection').notNull(),
    player: text('player').notNull(),
    line: doublePrecision('line'),
    bookKey: text('book_key').notNull(),
    oddsDecimal: doublePrecision('odds_decimal').notNull(),
    priceAt: at('price_at').notNull(),
    fairProbability: doublePrecision('fair_probability').notNull(),
    edge: doublePrecision('edge').notNull(),
    verdict: text('verdict', { enum: ['bet', 'lean', 'pass'] }).notNull(),
    confidence: integer('confidence').notNull(),
    units: doublePrecision('units').notNull(),
    worstDecimal: doublePrecision('worst_decimal').notNull(),
    odds: text('odds', { enum: ['live', 'demo'] }).notNull(),
    shownAt: at('shown_at').notNull(),
  },
  (t) => [
    index('picks_newest').on(t.shownAt.desc()),
    index('picks_sport').on(t.sport, t.shownAt.desc()),
    index('picks_analysis').on(t.analysisId),
    index('picks_event').on(t.eventId),
    check('picks_probability', sql`${t.fairProbability} > 0 and ${t.fairProbability} < 1`),
    check('picks_price', sql`${t.oddsDecimal} > 1`),
  ],
);

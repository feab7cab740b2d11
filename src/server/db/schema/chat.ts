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
    /** Named by the day it was made on until its first question or its user names it. */
    isUntitled: boolean('is_untitled').notNull().default(false),
    /** What its user took back of what it remembered, by key and in order; the newest of them. */
    forgotten: jsonb('forgotten').notNull().default([]),
    createdAt: at('created_at').notNull(),
  },
  // Read backwards: an index "desc" is one with its nulls last, which serves no "order by … desc".
  (t) => [index('chat_sessions_newest').on(t.userId, t.createdAt, t.id)],
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
    /** Buttons below an answer of help. */
    actions: jsonb('actions'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('chat_messages_session').on(t.sessionId, t.seq),
    index('chat_messages_picks').on(t.sessionId, t.seq).where(sql`${t.hasPicks}`),
  ],
);

/** One turn: a question on its way to an answer. Outside the chat it is one call of the desk and its answer. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origin: text('origin', { enum: ['chat', 'desk', 'mcp'] })
      .notNull()
      .default('chat'),
    /** Null outside the chat. */
    sessionId: uuid('session_id').references(() => chatSessions.id, { onDelete: 'cascade' }),
    reservationId: uuid('reservation_id').references(() => tokenReservations.id),
    mode: text('mode', { enum: ['regular', 'pro'] }).notNull(),
    state: text('state', { enum: ['reserved', 'delivered', 'failed', 'stopped'] }).notNull(),
    /** Null once the turn failed, so that the same key can be sent again. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    /** How the question was read; the next question of the session is understood from it. Null outside the chat. */
    reading: jsonb('reading'),
    /** How many things its chat had been told to forget when the question was read: what it remembers is without these. */
    forgets: integer('forgets').notNull().default(0),
    /** Outside the chat: what was called and what it answered, as JSON to the letter, so that a repeat is told the same. */
    call: text('call'),
    reply: text('reply'),
    /** Null for turns from before it was kept. No reference: a session's turns go with its messages. */
    questionMessageId: uuid('question_message_id'),
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
    index('analyses_session').on(t.sessionId, t.createdAt),
    index('analyses_reservation').on(t.reservationId),
    /** The latest answers with picks of a user, whatever number of chats they are in. */
    index('analyses_newest_picks')
      .on(t.userId, t.finishedAt)
      .where(sql`${t.state} = 'delivered' and ${t.reservationId} is not null and ${t.sessionId} is not null`),
    // For a message or an account that is deleted: its analyses are found, not looked for.
    index('analyses_answer').on(t.answerMessageId).where(sql`${t.answerMessageId} is not null`),
    index('analyses_user').on(t.userId),
    index('analyses_open').on(t.createdAt).where(sql`${t.state} = 'reserved'`),
    index('analyses_failed')
      .on(t.createdAt.desc())
      .where(sql`${t.state} = 'failed' or (${t.state} = 'delivered' and ${t.failure} is not null)`),
    check(
      'analyses_place',
      sql`case when ${t.origin} = 'chat' then ${t.sessionId} is not null and ${t.reading} is not null
        else ${t.call} is not null end`,
    ),
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
    /** Null where no likely price is worth a stake. */
    worstDecimal: doublePrecision('worst_decimal'),
    odds: text('odds', { enum: ['live', 'demo'] }).notNull(),
    shownAt: at('shown_at').notNull(),
    /** The house rules that it is graded by. */
    rules: text('rules', { enum: ['us_five_innings', 'us_full_game'] })
      .notNull()
      .default('us_five_innings'),
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

import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Picks that the log has yet to take up, written by a trigger, so that no answer waits for the log. */
export const pickArrivals = pgTable('pick_arrivals', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  pickId: uuid('pick_id').notNull(),
});

/** Games whose end was told, changed or taken back since the record last looked, written by a trigger. */
export const resultArrivals = pgTable(
  'result_arrivals',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    eventId: text('event_id').notNull(),
  },
  (t) => [index('result_arrivals_event').on(t.eventId)],
);

/** What hides a pick in the log until its game starts, and where it stands there. */
export const pickSeals = pgTable(
  'pick_seals',
  {
    pickId: uuid('pick_id').primaryKey(),
    eventId: text('event_id').notNull(),
    odds: text('odds', { enum: ['live', 'demo'] }).notNull(),
    /** The start that was shown with it: from then on it is public. */
    startsAt: at('starts_at').notNull(),
    /** 32 random bytes, hex. */
    salt: text('salt').notNull(),
    /** SHA-256 over the salt and the pick's exact bytes, hex. */
    commitment: text('commitment').notNull(),
    /** Which bet it is, however its player and market are written; null: not worked out yet. */
    bet: text('bet'),
    leaf: integer('leaf').notNull(),
    revealLeaf: integer('reveal_leaf'),
    /** It came into the log after its start, or not as it was shown: it counts in no figure. */
    late: boolean('late').notNull().default(false),
    /** The first time that this bet was shown; further times are logged and graded, and count in no figure. Null until it is public. */
    counts: boolean('counts'),
    /** A result, or that none came, was logged. */
    isGraded: boolean('is_graded').notNull().default(false),
  },
  (t) => [
    index('pick_seals_hidden').on(t.startsAt).where(sql`${t.revealLeaf} is null`),
    index('pick_seals_waiting').on(t.startsAt).where(sql`${t.revealLeaf} is not null and not ${t.isGraded}`),
    index('pick_seals_event').on(t.eventId),
    index('pick_seals_public').on(t.startsAt, t.pickId).where(sql`${t.counts} or ${t.late}`),
    index('pick_seals_late').on(t.odds).where(sql`${t.late}`),
  ],
);

/** The leaf that says last how a game ended, or what closed on a market. */
export const loggedFacts = pgTable('logged_facts', {
  subject: text('subject').primaryKey(),
  leaf: integer('leaf').notNull(),
  /** What it says, without its time. */
  fact: text('fact').notNull(),
  /** Of a game: the log said once that it is over, whatever it said since. */
  wasOver: boolean('was_over').notNull().default(false),
});

/** Append-only (a trigger refuses update and delete): how a pick ended. A correction is a further revision. */
export const pickGrades = pgTable(
  'pick_grades',
  {
    pickId: uuid('pick_id').notNull(),
    revision: integer('revision').notNull(),
    leaf: integer('leaf').notNull(),
    result: text('result', {
      enum: ['win', 'half_win', 'push', 'void', 'half_loss', 'loss', 'ungraded'],
    }).notNull(),
    /** Why it is ungraded or void, in a word. */
    reason: text('reason'),
    rules: text('rules').notNull(),
    /** Units won for one staked; null where it is ungraded. */
    profit: doublePrecision('profit'),
    /** The last price of the same bet at the same book; null where it had none. */
    closeDecimal: doublePrecision('close_decimal'),
    /** The bet's fair chance by the last prices of all books on its line; null where none stood. */
    closeFair: doublePrecision('close_fair'),
    closeBooks: integer('close_books').notNull(),
    clv: doublePrecision('clv'),
    clvFair: doublePrecision('clv_fair'),
    gradedAt: at('graded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pickId, t.revision] })],
);

/** The figures of the record by day, so that a page is answered from sums. */
export const recordDays = pgTable(
  'record_days',
  {
    odds: text('odds', { enum: ['live', 'demo'] }).notNull(),
    /** The day of the game's start in US Eastern time. */
    day: date('day', { mode: 'string' }).notNull(),
    sport: text('sport').notNull(),
    market: text('market').notNull(),
    verdict: text('verdict', { enum: ['bet', 'lean', 'pass'] }).notNull(),
    sums: jsonb('sums').$type<Record<string, number | number[]>>().notNull(),
    /** The size of the log when it last changed. */
    size: integer('size').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.odds, t.day, t.sport, t.market, t.verdict] }),
    index('record_days_changed').on(t.size),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A game or fight as the provider names it. The key carries the provider, so demo and live never mix. */
export const events = pgTable(
  'events',
  {
    id: text('id').primaryKey(),
    odds: text('odds', { enum: ['live', 'demo'] }).notNull(),
    sportKey: text('sport_key').notNull(),
    sportTitle: text('sport_title').notNull(),
    home: text('home').notNull(),
    away: text('away').notNull(),
    startsAt: at('starts_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** When its closing prices were taken; null before the start, and again when the start moves to later. */
    closedAt: at('closed_at'),
  },
  (t) => [
    index('events_window').on(t.odds, t.startsAt),
    index('events_unclosed').on(t.startsAt).where(sql`${t.closedAt} is null`),
  ],
);

/** What each book offers now: one row per outcome. */
export const prices = pgTable(
  'prices',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    bookKey: text('book_key').notNull(),
    market: text('market').notNull(),
    selection: text('selection', { enum: ['home', 'away', 'draw', 'over', 'under', 'yes', 'no'] }).notNull(),
    /** The player of a prop, else empty. */
    player: text('player').notNull(),
    /** Hundredths of the line, so that it compares exactly; 0 where the market has none. */
    lineHundredths: integer('line_hundredths').notNull(),
    oddsDecimal: doublePrecision('odds_decimal').notNull(),
    /** Where the book takes the bet; null where that is not known. */
    link: text('link'),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.bookKey, t.market, t.selection, t.player, t.lineHundredths] }),
    check('prices_above_one', sql`${t.oddsDecimal} > 1`),
  ],
);

/**
 * When each book was last seen to offer its prices, by the provider's clock: in a fixed number of compact rows, since every
 * refresh moves all of these times and few of the prices. Milliseconds since 1970 by event and book; where these differ
 * within a book by market, and then by player. An event is always in the same bucket (`bucketOf`).
 */
export const quoteTimes = pgTable(
  'quote_times',
  {
    odds: text('odds', { enum: ['live', 'demo'] }).notNull(),
    bucket: integer('bucket').notNull(),
    times: json('times').notNull(),
  },
  (t) => [primaryKey({ columns: [t.odds, t.bucket] })],
);

/** The current prices, each with the time of its quote. */
export const quotedPrices = pgView('quoted_prices', {
  eventId: text('event_id').notNull(),
  bookKey: text('book_key').notNull(),
  market: text('market').notNull(),
  selection: text('selection').notNull(),
  player: text('player').notNull(),
  lineHundredths: integer('line_hundredths').notNull(),
  oddsDecimal: doublePrecision('odds_decimal').notNull(),
  quotedAt: at('quoted_at').notNull(),
}).as(sql`
  select p.event_id, p.book_key, p.market, p.selection, p.player, p.line_hundredths, p.odds_decimal,
    to_timestamp(coalesce(t.times -> p.book_key -> p.market -> p.player, t.times -> p.book_key -> p.market,
      t.times -> p.book_key)::text::float8 / 1000) as quoted_at
  from quote_times q cross join json_each(q.times) as t(event_id, times) join prices p on p.event_id = t.event_id`);

/**
 * A row only when a price appeared, moved or went (price null). Append-only: a trigger refuses update and delete. The
 * table is partitioned, live odds by month and demo odds by day, so that history can end by dropping whole partitions.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    odds: text('odds', { enum: ['live', 'demo'] }).notNull(),
    eventId: text('event_id').notNull(),
    bookKey: text('book_key').notNull(),
    market: text('market').notNull(),
    selection: text('selection').notNull(),
    player: text('player').notNull(),
    lineHundredths: integer('line_hundredths').notNull(),
    oddsDecimal: doublePrecision('odds_decimal'),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'price_changes_series',
      columns: [t.eventId, t.market, t.player, t.selection, t.bookKey, t.changedAt, t.id, t.odds],
    }),
  ],
);

export const books = pgTable('books', {
  key: text('key').primaryKey(),
  title: text('title').notNull(),
});

/** Something known about a game, with where and when it was learned. */
export const facts = pgTable(
  'facts',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['injury', 'weather', 'head_to_head', 'form'] }).notNull(),
    /** The side it is about, empty for the game. */
    team: text('team').notNull(),
    /** The player it is about, else empty. */
    player: text('player').notNull().default(''),
    text: text('text').notNull(),
    numbers: jsonb('numbers').$type<Record<string, number>>().notNull(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url'),
    observedAt: at('observed_at').notNull(),
    fetchedAt: at('fetched_at').notNull(),
  },
  (t) => [index('facts_event').on(t.eventId)],
);

/** One row per feed: how its refreshing stands. `version` goes up with every stored change of the slate. */
export const slateState = pgTable('slate_state', {
  odds: text('odds', { enum: ['live', 'demo'] }).primaryKey(),
  version: integer('version').notNull(),
  lastAttemptAt: at('last_attempt_at'),
  lastSuccessAt: at('last_success_at'),
  lastError: text('last_error'),
  creditsRemaining: integer('credits_remaining'),
  refused: jsonb('refused').$type<Record<string, number>>().notNull(),
});

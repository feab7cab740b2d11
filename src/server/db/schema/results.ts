import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** How a game ended. No reference to the event: results outlive what is pruned around them. */
export const eventResults = pgTable(
  'event_results',
  {
    eventId: text('event_id').primaryKey(),
    status: text('status', { enum: ['final', 'postponed', 'cancelled', 'abandoned'] }).notNull(),
    /** Null unless it is final, or was abandoned when so much had been played. */
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    /** How it came to its end, as the source says it: "F/OT", "F/11". */
    detail: text('detail').notNull().default(''),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url'),
    observedAt: at('observed_at').notNull(),
    settledAt: at('settled_at').notNull(),
    /** How often the source changed its mind since. */
    corrections: integer('corrections').notNull().default(0),
  },
  (t) => [
    index('event_results_newest').on(t.settledAt.desc()),
    check(
      'event_results_score',
      sql`(${t.homeScore} is null) = (${t.awayScore} is null) and (${t.status} = 'abandoned' or (${t.status} = 'final') = (${t.homeScore} is not null))`,
    ),
  ],
);

/** The last price before the start, at each book. Taken anew when a start is moved to later. */
export const closingPrices = pgTable(
  'closing_prices',
  {
    eventId: text('event_id').notNull(),
    bookKey: text('book_key').notNull(),
    market: text('market').notNull(),
    selection: text('selection').notNull(),
    player: text('player').notNull(),
    lineHundredths: integer('line_hundredths').notNull(),
    oddsDecimal: doublePrecision('odds_decimal').notNull(),
    quotedAt: at('quoted_at').notNull(),
    /** The start that it closed at. */
    startsAt: at('starts_at').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'closing_prices_pk',
      columns: [t.eventId, t.market, t.bookKey, t.selection, t.player, t.lineHundredths],
    }),
    check('closing_prices_above_one', sql`${t.oddsDecimal} > 1`),
    check('closing_prices_before_start', sql`${t.quotedAt} < ${t.startsAt}`),
  ],
);

/**
 * A score that waits for a person: sources contradict each other, or one changed long after it stood. Once decided the row stays, and
 * what any source says of that game from then on changes nothing.
 */
export const resultReviews = pgTable(
  'result_reviews',
  {
    eventId: text('event_id').primaryKey(),
    why: text('why', { enum: ['contradiction', 'late_change'] }).notNull(),
    /** What each source says, in the order in which they were heard. */
    claims: jsonb('claims').notNull(),
    since: at('since').notNull(),
    decidedAt: at('decided_at'),
  },
  (t) => [index('result_reviews_waiting').on(t.since).where(sql`${t.decidedAt} is null`)],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A bet that a bettor says to have placed. It is in no public figure. */
export const trackedBets = pgTable(
  'tracked_bets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origin: text('origin', { enum: ['pick', 'hand', 'import'] }).notNull(),
    /** The pick that it was tracked from. No reference: picks are never deleted. */
    pickId: uuid('pick_id'),
    /** What the book, or the program that exported it, calls it. */
    externalId: text('external_id'),
    /** The import that brought it, so that this can be taken back as a whole. */
    importId: uuid('import_id'),
    sport: text('sport').notNull(),
    league: text('league').notNull(),
    game: text('game').notNull(),
    /** In the bettor's words; the legs of a parlay are parted by " | ". */
    bet: text('bet').notNull(),
    /** The game as it is stored, with what was bet on in it; null where it is known by its words alone. */
    eventId: text('event_id'),
    /** As prices name it, or what kind of bet it is. */
    market: text('market').notNull(),
    selection: text('selection'),
    player: text('player').notNull(),
    /** From the selection's own side. */
    lineHundredths: integer('line_hundredths'),
    startsAt: at('starts_at'),
    book: text('book').notNull(),
    bookKey: text('book_key'),
    oddsDecimal: doublePrecision('odds_decimal').notNull(),
    stakeCents: bigint('stake_cents', { mode: 'number' }).notNull(),
    placedAt: at('placed_at').notNull(),
    /** How it ended, as the bettor or the book says; null where nobody said. */
    toldResult: text('told_result', {
      enum: ['win', 'half_win', 'push', 'void', 'half_loss', 'loss', 'cashout'],
    }),
    toldBy: text('told_by', { enum: ['bettor', 'book'] }),
    /** Null: it follows from the price; of a cash-out, nobody said. */
    toldProfitCents: bigint('told_profit_cents', { mode: 'number' }),
    settledAt: at('settled_at'),
    /** The closing price that an import told. */
    closeDecimal: doublePrecision('close_decimal'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('tracked_bets_newest').on(t.userId, t.placedAt, t.id),
    index('tracked_bets_import').on(t.userId, t.importId),
    uniqueIndex('tracked_bets_external').on(t.userId, t.externalId).where(sql`${t.externalId} is not null`),
    uniqueIndex('tracked_bets_pick').on(t.userId, t.pickId).where(sql`${t.pickId} is not null`),
    check('tracked_bets_price', sql`${t.oddsDecimal} > 1`),
    check('tracked_bets_stake', sql`${t.stakeCents} > 0`),
    check('tracked_bets_told', sql`(${t.toldResult} is null) = (${t.toldBy} is null)`),
  ],
);

import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Pick } from '#contract/analysis.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The best bets of a day, drawn once. Append-only (a trigger refuses update and delete), as are the bets on it. */
export const bestBetLists = pgTable(
  'best_bet_lists',
  {
    id: uuid('id').primaryKey(),
    odds: text('odds', { enum: ['live', 'demo'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    drawnAt: at('drawn_at').notNull(),
    /** The newest stored price at the drawing. */
    asOf: at('as_of').notNull(),
    considered: integer('considered').notNull(),
  },
  (t) => [uniqueIndex('best_bet_lists_day').on(t.odds, t.day)],
);

export const bestBets = pgTable(
  'best_bets',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => bestBetLists.id),
    /** From 1. */
    place: integer('place').notNull(),
    /** The pick that was recorded with it. No reference: picks are never deleted. */
    pickId: uuid('pick_id').notNull(),
    /** As it was shown, with its words and its proof. */
    shown: jsonb('shown').$type<Pick>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.place] })],
);

import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BetRef } from '#contract/research/bet.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What a bettor wants to be told of a bet, once. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['price', 'edge_gone', 'line_moved', 'starting'] }).notNull(),
    bet: jsonb('bet').$type<BetRef>().notNull(),
    label: text('label').notNull(),
    game: text('game').notNull(),
    sport: text('sport').notNull(),
    startsAt: at('starts_at').notNull(),
    targetDecimal: doublePrecision('target_decimal'),
    /** The main line and the best price when it was asked for. */
    baseLine: doublePrecision('base_line'),
    baseDecimal: doublePrecision('base_decimal'),
    createdAt: at('created_at').notNull(),
    firedAt: at('fired_at'),
    said: text('said'),
    /** When the bettor took it away after it was told: it still counts among those of the day. */
    removedAt: at('removed_at'),
  },
  (t) => [
    index('alerts_of_user').on(t.userId, t.startsAt),
    index('alerts_waiting').on(t.startsAt, t.id).where(sql`${t.firedAt} is null`),
    check('alerts_target', sql`(${t.kind} = 'price') = (${t.targetDecimal} is not null)`),
    check('alerts_removed', sql`${t.removedAt} is null or ${t.firedAt} is not null`),
    check('alerts_said', sql`(${t.firedAt} is null) = (${t.said} is null)`),
  ],
);

/** When a bettor wants no alerts, on the own clock; without a row the default holds. */
export const alertHours = pgTable('alert_hours', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  quietFrom: integer('quiet_from').notNull(),
  quietTo: integer('quiet_to').notNull(),
});

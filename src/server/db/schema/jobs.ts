import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One row per recurring piece of work, across all processes: when it is due, who is at it, and how it went.
 * `scope` tells apart the parts of one kind of work, such as a sport; empty where there is but one.
 */
export const jobStates = pgTable(
  'job_states',
  {
    name: text('name').notNull(),
    scope: text('scope').notNull(),
    nextRunAt: at('next_run_at').notNull(),
    holder: uuid('holder'),
    /** Past it, whoever was at the work has died and another may take it. */
    leaseUntil: at('lease_until'),
    lastStartedAt: at('last_started_at'),
    lastSuccessAt: at('last_success_at'),
    /** In words for the operator; null after a success. */
    lastError: text('last_error'),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    /** What the last run found worth showing: counts, refusals by reason. */
    detail: jsonb('detail').$type<Record<string, number | string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.scope] }), index('job_states_due').on(t.nextRunAt)],
);

/** What a provider that sells calls has charged on a day (UTC), so that a restart does not forget what was spent. */
export const providerCredits = pgTable(
  'provider_credits',
  {
    provider: text('provider').notNull(),
    day: date('day').notNull(),
    used: integer('used').notNull(),
    /** What the provider says is left of the plan; null while it has not said. */
    remaining: integer('remaining'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.day] })],
);

/** Names of a provider that no alias table knows: counted for the operator, never guessed at. */
export const unmatchedNames = pgTable(
  'unmatched_names',
  {
    source: text('source').notNull(),
    sportKey: text('sport_key').notNull(),
    kind: text('kind', { enum: ['team', 'player', 'venue', 'game'] }).notNull(),
    name: text('name').notNull(),
    times: integer('times').notNull(),
    firstSeenAt: at('first_seen_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.sportKey, t.kind, t.name] }),
    // Read backwards, as every index of what is newest: one "desc" is one with its nulls last, which serves no "order by … desc".
    index('unmatched_names_newest').on(t.lastSeenAt),
  ],
);

import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The one transparency log: what it is called, whose signature it carries, and how far it has grown. */
export const logState = pgTable(
  'log_state',
  {
    id: integer('id').primaryKey().default(1),
    /** Its name for good, in every checkpoint. */
    origin: text('origin').notNull(),
    /** The public key that it is signed with, in the form that verifiers take. */
    verifierKey: text('verifier_key').notNull(),
    size: integer('size').notNull(),
    /** By which rules the record was last summed as a whole. */
    summaryVersion: integer('summary_version').notNull().default(0),
  },
  (t) => [check('log_state_one', sql`${t.id} = 1`)],
);

/** Append-only (a trigger refuses update and delete): the entries to the byte, in UTF-8. */
export const logLeaves = pgTable(
  'log_leaves',
  {
    index: integer('index').primaryKey(),
    entry: text('entry').notNull(),
  },
  (t) => [check('log_leaves_length', sql`octet_length(${t.entry}) <= 65535`)],
);

/** Append-only. The full tiles; what is not full follows from the leaves and from the tiles below. */
export const logTiles = pgTable(
  'log_tiles',
  {
    level: integer('level').notNull(),
    n: integer('n').notNull(),
    /** 256 hashes, base64. */
    hashes: text('hashes').notNull(),
    /** What the tile is in the one above, base64. */
    root: text('root').notNull(),
  },
  (t) => [primaryKey({ columns: [t.level, t.n] })],
);

/** Append-only. What was signed, one row for each batch of leaves. */
export const logCheckpoints = pgTable('log_checkpoints', {
  size: integer('size').primaryKey(),
  note: text('note').notNull(),
  madeAt: at('made_at').notNull(),
});

/** Append-only. What an authority for time stamps answered for a checkpoint (RFC 3161), base64. */
export const logTimestamps = pgTable('log_timestamps', {
  size: integer('size').primaryKey(),
  response: text('response').notNull(),
  authority: text('authority').notNull(),
  stampedAt: at('stamped_at').notNull(),
});

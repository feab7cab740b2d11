import * as z from 'zod';

/**
 * A backup is gzipped text, a JSON value a line: what it is of; files that belong to the data; each table by its name and
 * its rows, parents before children; where the sequences stand; and at the end a checksum, without which it is not whole.
 *
 * Every value of a row is the text that PostgreSQL writes for it, which it reads back as the same value. So a backup
 * of either database restores onto either.
 */
const FORMAT = 1;

/** Files of the data folder without which the tables are not worth the same. */
export const KEPT_FILES = ['auth-secret', 'admin-path', 'log-key', 'push-key'] as const;

const Header = z.object({
  edgewise: z.literal('backup'),
  format: z.number(),
  madeAt: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  /** What the schema had when the backup was made. */
  migrations: z.array(z.object({ hash: z.string(), when: z.number() })).check(z.minLength(1)),
  /** Tells whether the secret of another machine is the same; null where none was known. */
  authSecretMark: z.nullable(z.string()),
});
export type Header = z.infer<typeof Header>;

const KeptFile = z.object({ name: z.enum(KEPT_FILES), text: z.string().check(z.minLength(1)) });
const Table = z.object({ name: z.string(), columns: z.array(z.string()).check(z.minLength(1)) });
const Sequence = z.object({ name: z.string(), last: z.string().check(z.regex(/^-?\d+$/)), called: z.boolean() });
const End = z.object({ rows: z.number(), sha256: z.string() });

export type KeptFile = z.infer<typeof KeptFile>;
export type TableHead = z.infer<typeof Table>;
export type Sequence = z.infer<typeof Sequence>;
export type End = z.infer<typeof End>;

const Part = z.union([
  z.strictObject({ file: KeptFile }),
  z.strictObject({ table: Table }),
  z.strictObject({ sequence: Sequence }),
  z.strictObject({ end: End }),
]);
export type Part = z.infer<typeof Part>;

export const headerLine = (header: Omit<Header, 'edgewise' | 'format'>): string =>
  JSON.stringify({ edgewise: 'backup', format: FORMAT, ...header });

export const partLine = (part: Part): string => JSON.stringify(part);

/** A row is passed on as it stands: the database reads it. */
export const isRow = (line: string): boolean => line.startsWith('[');

/** Undefined: this is no backup. */
export function parseHeader(line: string): Header | undefined {
  const parsed = Header.safeParse(jsonOf(line));
  return parsed.success ? parsed.data : undefined;
}

export const isReadableFormat = (header: Header): boolean => header.format === FORMAT;

export function parsePart(line: string): Part | undefined {
  const parsed = Part.safeParse(jsonOf(line));
  return parsed.success ? parsed.data : undefined;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

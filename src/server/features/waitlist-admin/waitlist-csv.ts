import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { neutralCell } from '../../platform/files/neutral-cell.ts';
import type { EntryRow, Place } from './waitlist-admin.repo.ts';

export const EXPORT_BATCH = 1000;

/** Beside what the library quotes by itself: half a line break would end the line for some readers. */
const MUST_BE_QUOTED = /^'|[\r\n]/;

const HEADER = ['email', 'source', 'createdAt', 'status'];

export type LoadBatch = (after: Place | null, limit: number) => Promise<(EntryRow & { place: Place })[]>;

/**
 * RFC 4180, with a line for each entry. A batch is loaded when the one before has been sent, so that any number of
 * entries takes the memory of a few.
 */
export function waitlistCsv(loadBatch: LoadBatch): Readable {
  const csv = stringify({ record_delimiter: '\r\n', quoted_match: MUST_BE_QUOTED, header: true, columns: HEADER });
  // A failure or a reader who leaves ends both; whoever reads `csv` hears of it there.
  return pipeline(Readable.from(cellsOf(loadBatch), { highWaterMark: 1 }), csv, () => undefined);
}

async function* cellsOf(loadBatch: LoadBatch): AsyncGenerator<string[]> {
  let after: Place | null = null;
  for (;;) {
    const batch: Awaited<ReturnType<LoadBatch>> = await loadBatch(after, EXPORT_BATCH);
    for (const entry of batch) yield cellsOfEntry(entry);
    const last = batch.at(-1);
    if (!last || batch.length < EXPORT_BATCH) return;
    after = last.place;
  }
}

const cellsOfEntry = ({ email, source, createdAtMs, emailVerified }: EntryRow): string[] => [
  neutralCell(email),
  neutralCell(source),
  new Date(createdAtMs).toISOString(),
  emailVerified ? 'Verified' : 'Pending',
];

import type { Readable } from 'node:stream';
import { csvFile } from '../../platform/files/csv-file.ts';
import { neutralCell } from '../../platform/files/neutral-cell.ts';
import type { EntryRow, Place } from './waitlist-admin.repo.ts';

export const EXPORT_BATCH = 1000;

const HEADER = ['email', 'source', 'createdAt', 'status'];

export type LoadBatch = (after: Place | null, limit: number) => Promise<(EntryRow & { place: Place })[]>;

/** A line for each entry. A batch is loaded when the one before has been sent. */
export const waitlistCsv = (loadBatch: LoadBatch): Readable => csvFile(HEADER, cellsOf(loadBatch));

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

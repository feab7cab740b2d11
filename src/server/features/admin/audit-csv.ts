import type { Readable } from 'node:stream';
import type { AuditEntry } from '#contract/admin.ts';
import { csvFile } from '../../platform/files/csv-file.ts';
import { neutralCell } from '../../platform/files/neutral-cell.ts';

const HEADER = ['at', 'actor', 'action', 'target', 'before', 'after', 'address'];

/** A line for each entry, with nothing that a spreadsheet would run. */
export const auditCsv = (entries: AsyncIterable<AuditEntry>): Readable => csvFile(HEADER, cellsOf(entries));

async function* cellsOf(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string[]> {
  for await (const { at, actorEmail, action, targetEmail, before, after, address } of entries) {
    yield [at, actorEmail, action, targetEmail ?? '', valuesOf(before), valuesOf(after), address].map(neutralCell);
  }
}

const valuesOf = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

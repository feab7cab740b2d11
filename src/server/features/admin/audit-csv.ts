import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { AuditEntry } from '#contract/admin.ts';
import { neutralCell } from '../../platform/files/neutral-cell.ts';

const HEADER = ['at', 'actor', 'action', 'target', 'before', 'after', 'address'];

/** RFC 4180, a line for each entry, with nothing that a spreadsheet would run. */
export function auditCsv(entries: AsyncIterable<AuditEntry>): Readable {
  const csv = stringify({ record_delimiter: '\r\n', quoted_match: /^'|[\r\n]/, header: true, columns: HEADER });
  return pipeline(Readable.from(cellsOf(entries), { highWaterMark: 1 }), csv, () => undefined);
}

async function* cellsOf(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string[]> {
  for await (const { at, actorEmail, action, targetEmail, before, after, address } of entries) {
    yield [at, actorEmail, action, targetEmail ?? '', valuesOf(before), valuesOf(after), address].map(neutralCell);
  }
}

const valuesOf = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

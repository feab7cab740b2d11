import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neutralCell } from '../../platform/files/neutral-cell.ts';
import { waitlistCsv } from './waitlist-csv.ts';

/** As RFC 4180 says, and nothing more forgiving. */
function read(csv: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  while (cell.lastIndex < csv.length) {
    const found = cell.exec(csv);
    if (!found) throw new Error(`no cell at ${csv.slice(0, 200)}`);
    const [, text = '', end] = found;
    line.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

const STARTS = ['', '=', '+', '-', '@', '\t', '\r', '\n', '\r\n', '\u0000', ' =', '"', '"=', ',', "'"];
const text = fc
  .tuple(
    fc.constantFrom(...STARTS),
    fc.string({ unit: fc.constantFrom('a', '=', '"', ',', '\r', '\n', ' ', 'é', "'") }),
  )
  .map((parts) => parts.join(''));

it('is read back as it was, but for the apostrophe before what a spreadsheet would run', async () => {
  const entries = fc.array(fc.record({ email: text, source: text, emailVerified: fc.boolean() }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(entries, async (made) => {
      const rows = made.map((entry, at) => ({
        ...entry,
        id: `${at}`,
        createdAtMs: at,
        place: { id: `${at}`, at: `${at}` },
      }));
      const chunks: string[] = [];
      const csv = waitlistCsv(async (after) => (after === null ? rows : []));
      for await (const chunk of csv) chunks.push(String(chunk));
      expect(read(chunks.join('')).slice(1)).toEqual(
        rows.map(({ email, source, emailVerified, createdAtMs }) => [
          neutralCell(email),
          neutralCell(source),
          new Date(createdAtMs).toISOString(),
          emailVerified ? 'Verified' : 'Pending',
        ]),
      );
    }),
    { numRuns: 300 },
  );
});

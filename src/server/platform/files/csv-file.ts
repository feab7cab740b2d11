import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** Beside what the library quotes by itself: half a line break would end the line for some readers. */
const MUST_BE_QUOTED = /^'|[\r\n]/;

type Row = readonly (string | number | null)[];

/**
 * RFC 4180, with a heading and a line for each row. A row is asked for when the one before has been sent, so that any number of them
 * takes the memory of a few. What a spreadsheet would run, the caller makes neutral (`neutralCell`).
 */
export function csvFile(columns: readonly string[], rows: Iterable<Row> | AsyncIterable<Row>): Readable {
  const csv = stringify({
    record_delimiter: '\r\n',
    quoted_match: MUST_BE_QUOTED,
    header: true,
    columns: [...columns],
  });
  // A failure or a reader who leaves ends both; whoever reads `csv` hears of it there.
  return pipeline(Readable.from(rows, { highWaterMark: 1 }), csv, () => undefined);
}

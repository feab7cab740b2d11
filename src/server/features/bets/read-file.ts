import { CsvError, parse } from 'csv-parse/sync';
import { IMPORT_MAX_ROWS } from '#contract/bets/import.ts';
import { AppError } from '../../platform/errors.ts';
import { cleanText } from './clean-text.ts';

/** A row under its headings, and where it stands in the file. */
type FileRow = { line: number; cells: ReadonlyMap<string, string> };
export type FileTable = { headings: readonly string[]; rows: readonly FileRow[]; delimiter: string };

const HEADINGS_MAX = 100;
const RECORD_MAX_LETTERS = 64 * 1024;

/**
 * A file of rows under headings. Nothing is guessed: what is not clearly text, or not clearly a table, is refused as a whole.
 * @throws AppError invalid_input that says what is wrong with the file
 */
export function readFile(bytes: Uint8Array): FileTable {
  const text = decoded(bytes);
  const delimiter = delimiterOf(text);
  const [headingRow, ...records] = parsed(text, delimiter);
  const headings = (headingRow?.record ?? []).map((cell) => cell.trim().toLowerCase());
  if (headings.length < 2) throw refused('The file is empty, or its first line holds no headings.');
  if (headings.length > HEADINGS_MAX) throw refused(`The file has more than ${HEADINGS_MAX} columns.`);
  const twice = headings.find((heading, at) => heading !== '' && headings.indexOf(heading) !== at);
  if (twice !== undefined) throw refused(`The heading “${cleanText(twice, 30)}” stands twice. Which column is meant?`);
  if (records.length > IMPORT_MAX_ROWS) {
    throw refused(`The file has more than ${IMPORT_MAX_ROWS.toLocaleString('en-US')} rows. Please split it.`);
  }
  const rows = records.map(({ record, line }) => ({
    line,
    cells: new Map(headings.map((heading, at) => [heading, record[at] ?? ''] as const)),
  }));
  return { headings, rows, delimiter };
}

const refused = (message: string): AppError => new AppError('invalid_input', message);

/** UTF-8, or UTF-16 that says so. */
function decoded(bytes: Uint8Array): string {
  if (bytes.length === 0) throw refused('The file is empty.');
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused('The file is not written in UTF-8. Save it again as “CSV UTF-8” and try once more.');
  }
  if (text.includes('\u0000')) throw refused('The file holds bytes that are no text. Is it really a CSV file?');
  return text;
}

type Parsed = { record: string[]; info: { lines: number } };

function parsed(text: string, delimiter: string): { record: string[]; line: number }[] {
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: RECORD_MAX_LETTERS,
      // One more than may be read, and the headings.
      to: IMPORT_MAX_ROWS + 2,
      delimiter,
    }) as unknown as Parsed[];
    return rows.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) throw refused(wordsOf(error));
    throw error;
  }
}

/** Spreadsheets of some countries write semicolons; the headings tell. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function wordsOf({ code, ...error }: CsvError): string {
  const line = typeof error.lines === 'number' ? `Line ${error.lines}: ` : '';
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `${line}a quotation mark is opened and never closed.`;
  if (code === 'CSV_MAX_RECORD_SIZE') return `${line}the row is too long to be a bet.`;
  return `${line}the file is not a readable CSV here: check its quotation marks.`;
}

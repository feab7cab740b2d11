import type { FileTable } from './read-file.ts';

/** Whole cents; null: no amount of money; `unclear`: a thousand or one, and the file does not tell. */
export type ReadMoney = (text: string) => number | null | 'unclear';

const MONEY = ['stake', 'amount', 'profit'];
const PRICES = ['odds', 'closing_odds', 'closing_line'];

const PLAIN = /^\d{1,12}(\.\d+)?$/;
/** `1,234,567.50` */
const IN_THOUSANDS = /^\d{1,3}(,\d{3}){1,3}(\.\d+)?$/;
/** `1.234,50`, as a file with semicolons may have it: nobody writes thousands in twos. */
const WITH_COMMA = /^(\d{1,12}|\d{1,3}(\.\d{3}){1,3}),\d{1,2}$/;
/** `1.000` and `1,000`: a thousand, or one with more places than money has. */
const POINTED_THREES = /^[1-9]\d{0,2}(\.\d{3}){1,3}$/;
const COMMAED_THREES = /^[1-9]\d{0,2}(,\d{3}){1,3}$/;
const ENDS_IN_CENTS = /\.\d{1,2}$/;

/** Reads dollars as they are written, by the decimal sign that the whole file shows. */
export function moneyReaderOf({ delimiter, rows }: FileTable): ReadMoney {
  const cellsOf = (columns: readonly string[]) =>
    rows.flatMap(({ cells }) => columns.map((name) => (cells.get(name) ?? '').replace(/[^\d.,]/g, '')));
  const money = cellsOf(MONEY);
  const isComma = money.some((text) => WITH_COMMA.test(text));
  const isPointed = money.some((text) => ENDS_IN_CENTS.test(text));
  // Prices have no thousands; and where commas part the cells, a comma in a number is the exception.
  const isPoint = isPointed || delimiter === ',' || cellsOf(PRICES).some((text) => text.includes('.'));
  const sign = isComma ? (isPointed ? null : ',') : isPoint ? '.' : null;
  return (text) => centsOf(text, (written) => dollarsOf(written, { sign, isComma }));
}

function centsOf(text: string, read: (written: string) => string | null): number | null | 'unclear' {
  const signed = text
    .replace(/[$\s]/g, '')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/^\((.*)\)$/, '-$1');
  const dollars = read(signed.replace(/^[+-]/, ''));
  if (dollars === null || dollars === 'unclear') return dollars;
  return Math.round(Number(dollars) * 100 * (signed.startsWith('-') ? -1 : 1)) + 0;
}

function dollarsOf(written: string, { sign, isComma }: { sign: ',' | '.' | null; isComma: boolean }): string | null {
  if (POINTED_THREES.test(written) && sign !== '.') return sign === ',' ? written.replaceAll('.', '') : 'unclear';
  if (COMMAED_THREES.test(written) && isComma) return 'unclear';
  if (PLAIN.test(written)) return written;
  if (IN_THOUSANDS.test(written)) return written.replaceAll(',', '');
  return WITH_COMMA.test(written) ? written.replaceAll('.', '').replace(',', '.') : null;
}

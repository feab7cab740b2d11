import type { BlockOf, TableCell } from '#contract/blocks.ts';
import type { BestPrice } from '#contract/research/board.ts';
import type { Bettor } from '../bettor.ts';
import { writeOdds } from '../bettor.ts';
import { percent, plural } from '../format.ts';

/** Cells of an answer's tables: each as it is read, with the value that was computed beside it; and what is said around them. */

export const NOTHING: TableCell = { text: '–' };

export const words = (text: string, detail?: string): TableCell => ({ text, ...(detail && { detail }) });

export const price = (bettor: Bettor, decimal: number | null | undefined): TableCell =>
  decimal == null ? NOTHING : { text: writeOdds(bettor, decimal), value: decimal };

export const chance = (value: number | null): TableCell => (value === null ? NOTHING : { text: percent(value), value });

export const linkTo = (url: string | undefined, book: string): Pick<TableCell, 'link'> =>
  url === undefined ? {} : { link: { url, book } };

/** The best price that can be taken, and the book that has it. */
export const bestCells = (bettor: Bettor, best: BestPrice | null): [TableCell, TableCell] => [
  price(bettor, best?.decimal),
  best ? { ...words(best.book), ...linkTo(best.link, best.book) } : words('none where you can bet'),
];

/** A figure as its tool wrote it. */
export const written = (text: string | null, value: number | string | null): TableCell =>
  text === null || value === null ? NOTHING : { text, value };

export const age = (seconds: number): TableCell => ({ text: ageText(seconds), value: seconds });

/** `40 s`, `12 min`, `3 h`, `2 d`. */
function ageText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`;
  return seconds < 86_400 ? `${Math.floor(seconds / 3_600)} h` : `${Math.floor(seconds / 86_400)} d`;
}

type Page = { shown: number; total: number; offset: number };

/** `10 of 16 games`, `games 11 to 20 of 45`. */
export function totalOf({ shown, total, offset }: Page, noun: string): { value: number; text: string } {
  if (shown === total) return { value: total, text: plural(total, noun) };
  const text =
    offset === 0 ? `${shown} of ${plural(total, noun)}` : `${noun}s ${offset + 1} to ${offset + shown} of ${total}`;
  return { value: total, text };
}

/**
 * What a page begins with: the tool's answer, which speaks of the first rows. A later page says where it stands, and one past
 * the last row that there are no more.
 */
export function leadOf(answer: string, page: Page, noun: string): string {
  const { shown, total, offset } = page;
  if (offset === 0 || total === 0) return answer;
  if (shown === 0) return `There are no more ${noun}s: ${total} in all.`;
  const { text } = totalOf(page, noun);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export const said = (text: string): BlockOf<'text'> => ({ kind: 'text', text, evidenceIds: [] });

/** What was taken for granted, as sentences. */
export const assumedWords = (assumed: readonly string[]): string[] =>
  assumed.map((words) => (/[.!?]$/.test(words) ? words : `${words}.`));

import { type Block, type BlockOf, MOST_ROWS } from '#contract/blocks.ts';
import type { MessageAction } from '#contract/chat.ts';
import type { LookUpKind, LookUpResult, LookUpRow } from '#contract/research/look-up.ts';
import { assumedWords, said, totalOf, words, written } from './cells.ts';
import { LOOK_UP_TABLES, type LookUpTable } from './look-up-tables.ts';
import type { Told } from './told.ts';

/** Of these the words and the rows say every figure. */
const TOLD_WITHOUT_FIGURES: ReadonlySet<string> = new Set<LookUpKind>([
  'record',
  'books',
  'sports',
  'prices',
  'limits',
]);

/** What stands here: in words, with its formula; then the figures and the rows behind it. */
export function lookUpBlocks(found: LookUpResult, assumed: readonly string[], told: Told): Block[] {
  return [said(wordsOf(found, assumed)), ...figuresTable(found), ...rowsTable(found, told)];
}

function wordsOf({ text, formula, rows, total }: LookUpResult, assumed: readonly string[]): string {
  const isPastLast = rows.length === 0 && total > 0;
  return [
    [text, ...assumedWords(assumed)].join(' '),
    ...(formula === null ? [] : [`Formula: ${formula}`]),
    ...(isPastLast ? [`There are no more rows: ${total} in all.`] : []),
  ].join('\n\n');
}

function figuresTable({ kind, title, figures }: LookUpResult): BlockOf<'table'>[] {
  if (figures.length === 0 || TOLD_WITHOUT_FIGURES.has(kind)) return [];
  return [
    {
      kind: 'table',
      caption: `${title}: figures`,
      columns: [
        { key: 'figure', label: 'Figure', kind: 'text' },
        { key: 'value', label: 'Value', kind: 'text' },
      ],
      rows: figures
        .slice(0, MOST_ROWS)
        .map(({ label, text, value }) => ({ cells: [words(label), written(text, value)] })),
      total: null,
      evidenceIds: [],
    },
  ];
}

function rowsTable({ title, rows, total, offset }: LookUpResult, told: Told): BlockOf<'table'>[] {
  const [first] = rows;
  if (!first) return [];
  const { columns, row, noun, note: noteOf } = LOOK_UP_TABLES[first.kind] as LookUpTable<LookUpRow>;
  const shown = rows.slice(0, MOST_ROWS);
  const note = noteOf?.(shown);
  return [
    {
      kind: 'table',
      caption: title,
      columns: [...columns],
      rows: shown.map((one) => row(one, told)),
      total: totalOf({ shown: shown.length, total, offset }, noun),
      ...(note && { note }),
      evidenceIds: [],
    },
  ];
}

/** The pages that it names, as buttons. */
export const lookUpActions = ({ links }: Pick<LookUpResult, 'links'>): MessageAction[] =>
  links.map((link) => ({ kind: 'link', ...link }));

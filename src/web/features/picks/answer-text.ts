import type { LooseWords, PickView, ReadAnswer } from '#contract/content/read-answer.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { type Reader, readerOf } from '../../lib/reader.ts';
import { type BlockPart, blockPart } from './blocks/block-part.ts';
import { parlayLines } from './parlay-text.ts';
import { pickParagraphs } from './pick-paragraphs.ts';
import { NOT_ADVICE, pickLinesInList, sourceLines } from './pick-text.ts';

/** A whole answer as text for the clipboard, with the figures as this reader sees them. */
export function answerText(answer: ReadAnswer, set: Reader): string {
  const reader = readerOf(answer, set);
  if (answer.plain !== undefined) return answer.plain;
  const parts = [
    leadOf(answer),
    answer.looseWords && looseLines(answer.looseWords).join('\n'),
    ...answer.blocks.flatMap((block) => {
      if (block.kind === 'parlay') return parlayLines(block.parlay, reader).join('\n');
      if (block.kind !== 'picks') return partText(blockPart(block, reader));
      return block.picks.map((pick) => `${numberOf(pick, answer)}. ${pickLinesInList(pick, reader).join('\n')}`);
    }),
    ...endLines(answer, reader),
  ];
  return parts.filter(Boolean).join('\n\n').replaceAll('−', '-');
}

/** The same as Markdown: a heading and a list for each pick, a table for each table. */
export function answerMarkdown(answer: ReadAnswer, set: Reader): string {
  const reader = readerOf(answer, set);
  if (answer.plain !== undefined) return paragraphs(answer.plain);
  const parts = [
    paragraphs(leadOf(answer) ?? ''),
    answer.looseWords && section('Analysis', looseLines(answer.looseWords)),
    ...answer.blocks.flatMap((block) => {
      if (block.kind === 'parlay') return section('Parlay', parlayLines(block.parlay, reader));
      if (block.kind !== 'picks') return partMarkdown(blockPart(block, reader));
      return block.picks.map((pick) =>
        section(`${numberOf(pick, answer)}. ${escapeMarkdown(pick.pick)}`, pickLinesInList(pick, reader)),
      );
    }),
    ...endLines(answer, reader).map(paragraphs),
  ];
  return parts.filter(Boolean).join('\n\n').replaceAll('−', '-');
}

/** Where the blocks begin with words, those stand for the summary. */
const leadOf = ({ summary, blocks }: ReadAnswer): string | undefined =>
  blocks[0]?.kind === 'text' ? undefined : summary;

/** Picks are numbered through the whole answer, wherever they stand in it. */
const numberOf = (pick: PickView, { picks }: ReadAnswer): number => picks.indexOf(pick) + 1;

const partText = ({ title, table, lines }: BlockPart): string =>
  [title, ...(table ? [table.head, ...table.rows].map((row) => row.join(' | ')) : []), ...lines]
    .filter(Boolean)
    .join('\n');

function partMarkdown({ title, table, lines }: BlockPart): string {
  if (title === undefined) return paragraphs(lines.join('\n'));
  const rows = table && [table.head, table.head.map(() => '---'), ...table.rows];
  const cells = rows?.map((row, at) => `| ${row.map((cell) => (at === 1 ? cell : cellMarkdown(cell))).join(' | ')} |`);
  return [`### ${escapeMarkdown(title)}`, cells?.join('\n'), table ? lines.map(paragraphs).join('\n\n') : listOf(lines)]
    .filter(Boolean)
    .join('\n\n');
}

const cellMarkdown = (cell: string): string => escapeMarkdown(cell.replace(/\s+/g, ' '));

/** Text that Markdown shows as it is. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/^(\s*)([#+-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');

const paragraphs = (text: string): string => escapeMarkdown(text).replace(/([^\n])\n(?=[^\n])/g, '$1  \n');

const section = (title: string, lines: readonly string[]): string => [`### ${title}`, listOf(lines)].join('\n\n');

const listOf = (lines: readonly string[]): string => lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n');

function looseLines(words: LooseWords): string[] {
  const about = [words.sport, words.game].filter(Boolean).join(' | ');
  return [
    ...(about === '' ? [] : [about]),
    ...pickParagraphs(words).map(({ name, text }) => `${name}: ${text}`),
    ...sourceLines(words.sources),
  ];
}

function endLines({ bestValue, bankrollRecommendation, dataSource }: ReadAnswer, { timeZone }: Reader): string[] {
  const facts = [
    dataSource?.model && `Written by ${dataSource.model}`,
    dataSource?.odds &&
      `${dataSource.odds} odds${dataSource.asOf ? ` as of ${formatMoment(dataSource.asOf, timeZone)}` : ''}`,
  ].filter(Boolean);
  return [
    bestValue && `Best value: ${bestValue}`,
    bankrollRecommendation && `Bankroll: ${bankrollRecommendation}`,
    dataSource?.notice,
    facts.join(', '),
    NOT_ADVICE,
  ].filter((line): line is string => Boolean(line));
}

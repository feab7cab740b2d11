import type { BlockOf } from '#contract/blocks.ts';
import type { ShownBlock, ShownBlockOf } from '#contract/content/read-answer.ts';
import type { Figure } from '#contract/research/quantities.ts';
import { formatOdds } from '../../../lib/format-odds.ts';
import { formatMoment, formatStart } from '../../../lib/format-time.ts';
import type { Reader } from '../../../lib/reader.ts';
import { sourceLines } from '../pick-text.ts';
import { VERDICTS } from '../verdict.ts';
import { cellText, figureText } from './cell-text.ts';

/** What a block says, for the clipboard and for files: a title, maybe a table, and lines below it. */
export type BlockPart = {
  title?: string;
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  lines: readonly string[];
};

type Worded = Exclude<ShownBlock, { kind: 'picks' | 'parlay' }>;
type Part = Omit<BlockPart, 'lines'> & { lines: readonly (string | undefined)[] };
type Writers = { [Kind in Worded['kind']]: (block: ShownBlockOf<Kind>, reader: Reader) => Part };

const WRITERS: Writers = {
  text: ({ text }) => ({ lines: [text] }),
  verdict: verdictPart,
  table: tablePart,
  calculation: calculationPart,
  series: ({ title, text, points }, reader) => ({
    title,
    lines: [text, ...points.map((point) => pointLine(point, reader))],
  }),
  facts: ({ title, facts }, reader) => ({ title, lines: facts.map((fact) => factLine(fact, reader)) }),
  choices: ({ question, choices }) => ({ lines: [question, ...choices.map(({ words }) => `- ${words}`)] }),
};

export function blockPart(block: Worded, reader: Reader): BlockPart {
  const write = WRITERS[block.kind] as (block: Worded, reader: Reader) => Part;
  const part = write(block, reader);
  const note = 'note' in block ? block.note : undefined;
  // Facts name theirs one by one.
  const sources = block.kind === 'facts' ? [] : sourceLines(block.sources);
  const lines = [...part.lines, note, ...sources];
  return { ...part, lines: lines.filter((line): line is string => Boolean(line)) };
}

function verdictPart(block: ShownBlockOf<'verdict'>, { oddsFormat, timeZone }: Reader): Part {
  const { bet, game, startsAt, prices, chance, figures, why, risk } = block;
  const judged = prices.map(({ label, price, chance: counted, edge, perHundred, verdict, reason, stake }) => {
    const worth = perHundred ? `${perHundred.text} per $100` : `expected value ${edge.text}`;
    const valued = counted && `valued at ${figureText(counted, oddsFormat)} to win`;
    const words = [verdict ? VERDICTS[verdict].word : 'not judged', valued, worth, reason, stake?.text];
    return `${label} ${figureText(price, oddsFormat)}: ${words.filter(Boolean).join(', ')}`;
  });
  return {
    title: bet,
    lines: [
      [game, startsAt && formatStart(startsAt, new Date(), timeZone)].filter(Boolean).join(' | '),
      ...judged,
      figureLine([chance, ...figures], (figure) => figureText(figure, oddsFormat)),
      why,
      risk && `Risk: ${risk}`,
    ],
  };
}

function tablePart({ caption, columns, rows, total }: ShownBlockOf<'table'>, { oddsFormat }: Reader): Part {
  const textOf = ({ cells }: (typeof rows)[number]) =>
    columns.map(({ kind }, at) => {
      const cell = cells[at];
      if (!cell) return '';
      const detail = cell.detail && `(${cell.detail})`;
      return [cell.line, cellText(kind, cell, oddsFormat), detail].filter(Boolean).join(' ');
    });
  return {
    title: caption,
    table: { head: columns.map(({ label }) => label), rows: rows.map(textOf) },
    lines: [rows.length === 0 ? 'None.' : undefined, total?.text],
  };
}

function calculationPart({ title, inputs, figures, formula, assumed, notes }: ShownBlockOf<'calculation'>): Part {
  const assumptions = assumed.map((words) => `Assumed: ${words}`);
  return {
    title,
    lines: [figureLine(inputs), figureLine(figures), `How: ${formula}`, ...assumptions, ...notes],
  };
}

const figureLine = (figures: readonly Figure[], write = ({ text }: Figure): string => text): string =>
  figures.map((figure) => `${figure.label} ${write(figure)}`).join(', ');

function pointLine(point: BlockOf<'series'>['points'][number], { oddsFormat, timeZone }: Reader): string {
  const price = formatOdds(oddsFormat, { text: point.odds, decimal: point.oddsDecimal });
  return `${formatMoment(point.at, timeZone)}: ${[point.line, price].filter((one) => one !== null).join(' at ')}`;
}

function factLine(fact: BlockOf<'facts'>['facts'][number], { timeZone }: Reader): string {
  const { text, effect, sourceName, sourceUrl, observedAt } = fact;
  const source = [sourceName, sourceUrl].filter(Boolean).join(' ');
  return [text, effect, `(${source}, seen ${formatMoment(observedAt, timeZone)})`].filter(Boolean).join(' ');
}

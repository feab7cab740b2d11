import { formatOdds } from '../../lib/format-odds.ts';
import { formatMoment } from '../../lib/format-time.ts';
import type { Reader } from '../../lib/reader.ts';
import type { AnswerView, LooseWords, ParlayView } from './answer-view.ts';
import { parlayFigures } from './parlay-figures.ts';
import { pickParagraphs } from './pick-paragraphs.ts';
import { NOT_ADVICE, pickLines, sourceLines } from './pick-text.ts';
import type { Content } from './read-content.ts';

/** A whole answer as text for the clipboard, with the figures as this reader sees them. */
export function answerText(content: Content, reader: Reader): string {
  if (content.kind === 'text') return content.text;
  const { analysis } = content;
  const blocks = [
    analysis.summary,
    analysis.looseWords && looseLines(analysis.looseWords).join('\n'),
    ...analysis.picks.map((pick, at) => [`${at + 1}.`, pickLines(pick, reader).join('\n')].join(' ')),
    analysis.parlay && parlayLines(analysis.parlay, reader).join('\n'),
    ...endLines(analysis, reader),
  ];
  return blocks.filter(Boolean).join('\n\n').replaceAll('−', '-');
}

/** The same as Markdown: a heading and a list for each pick. */
export function answerMarkdown(content: Content, reader: Reader): string {
  if (content.kind === 'text') return paragraphs(content.text);
  const { analysis } = content;
  const blocks = [
    analysis.summary && paragraphs(analysis.summary),
    analysis.looseWords && section('Analysis', looseLines(analysis.looseWords)),
    ...analysis.picks.map((pick, at) => section(`${at + 1}. ${escapeMarkdown(pick.pick)}`, pickLines(pick, reader))),
    analysis.parlay && section('Parlay', parlayLines(analysis.parlay, reader)),
    ...endLines(analysis, reader).map(paragraphs),
  ];
  return blocks.filter(Boolean).join('\n\n').replaceAll('−', '-');
}

/** Text that Markdown shows as it is. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/^(\s*)([#+-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');

const paragraphs = (text: string): string => escapeMarkdown(text).replace(/([^\n])\n(?=[^\n])/g, '$1  \n');

const section = (title: string, lines: readonly string[]): string =>
  [`### ${title}`, lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n')].join('\n\n');

function looseLines(words: LooseWords): string[] {
  const about = [words.sport, words.game].filter(Boolean).join(' | ');
  return [
    ...(about === '' ? [] : [about]),
    ...pickParagraphs(words).map(({ name, text }) => `${name}: ${text}`),
    ...sourceLines(words.sources),
  ];
}

function parlayLines(parlay: ParlayView, reader: Reader): string[] {
  const total =
    parlay.totalOdds && formatOdds(reader.oddsFormat, { text: parlay.totalOdds, decimal: parlay.totalOddsDecimal });
  const figures = parlayFigures(parlay, reader.oddsFormat).map(({ name, value }) => `${name} ${value}`);
  return [
    [`Parlay of ${parlay.legs.length}, all legs must win`, total && `total odds ${total}`].filter(Boolean).join(', '),
    ...parlay.legs.map((leg, at) => `Leg ${at + 1}: ${leg}`),
    figures.join(', '),
    parlay.correlation ?? '',
  ].filter(Boolean);
}

function endLines({ bestValue, bankrollRecommendation, dataSource }: AnswerView, { timeZone }: Reader): string[] {
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

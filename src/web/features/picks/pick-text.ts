import type { DataSourceView, PickView, SourceView } from '#contract/content/read-answer.ts';
import { formatMoney, formatOdds, formatPercent, formatSignedPercent, formatUnits } from '../../lib/format-odds.ts';
import { formatStart } from '../../lib/format-time.ts';
import { DEFAULT_READER, type Reader } from '../../lib/reader.ts';
import { DEEP_TOPICS } from './deep-topics.ts';
import { isLimit } from './is-limit.ts';
import { passWords } from './pass-words.ts';
import { pickParagraphs } from './pick-paragraphs.ts';
import { VERDICTS } from './verdict.ts';

/** A pick as plain text for the clipboard. */
export const pickText = (
  pick: PickView,
  dataSource: DataSourceView | undefined,
  reader: Reader = DEFAULT_READER,
): string => forClipboard(pickLines(pick, reader), dataSource);

/** Lines with what goes with every bet. Signs are those of a keyboard, so that a pasted price can be searched. */
export const forClipboard = (lines: readonly string[], dataSource: DataSourceView | undefined): string =>
  [...lines, ...(dataSource?.odds === 'demo' ? ['Demo data: the game and its prices are fictitious.'] : []), NOT_ADVICE]
    .join('\n')
    .replaceAll('−', '-');

export const NOT_ADVICE = 'Information, not advice. 21+.';

/** What is told of one pick among others: of a pass the bet with its reason and its figures in one line; there is nothing to do about it. */
export function pickLinesInList(pick: PickView, reader: Reader): string[] {
  if (pick.verdict !== 'pass' || pick.deepDive) return pickLines(pick, reader);
  const bet = `PASS, ${passWords(pick)}: ${betText(pick, reader)}`;
  return [[bet, gameText(pick, reader), worthText(pick, reader)].filter(Boolean).join(' | ')];
}

const gameText = ({ sport, game, startsAt }: PickView, { timeZone }: Reader): string =>
  [sport, game, startsAt && formatStart(startsAt, new Date(), timeZone)].filter(Boolean).join(' | ');

/** The bet with its price, its book and the price down to which it is good. */
function betText(pick: PickView, { oddsFormat }: Reader): string {
  const limit = pick.verdict === 'pass' ? 'needs' : 'good to';
  return [
    pick.pick,
    pick.odds && formatOdds(oddsFormat, { text: pick.odds, decimal: pick.oddsDecimal }),
    pick.book && `at ${pick.book}`,
    isLimit(pick.worstOdds) &&
      `(${limit} ${formatOdds(oddsFormat, { text: pick.worstOdds, decimal: pick.worstDecimal }, 'up')})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is told of one pick, a line each. */
export function pickLines(pick: PickView, reader: Reader): string[] {
  const lines = [
    gameText(pick, reader),
    [pick.verdict && `${VERDICTS[pick.verdict].word}:`, betText(pick, reader)].filter(Boolean).join(' '),
    figuresText(pick, reader),
    ...pickParagraphs(pick).map(({ name, text }) => (name === 'Why' ? text : `${name}: ${text}`)),
    ...DEEP_TOPICS.map(({ topic, title }) => pick.deepDive?.[topic] && `${title}: ${pick.deepDive[topic]}`),
    ...sourceLines(pick.sources),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

/** Each with what it says: on the screen that is one press away, here it cannot be opened. */
export const sourceLines = (sources: readonly SourceView[]): string[] =>
  sources.map(({ name, text, url }, position) => {
    const said = text && text !== name ? `${name}: ${text}` : name;
    return `[${position + 1}] ${[said, url].filter(Boolean).join(' ')}`;
  });

/** What a bet is worth, staked or not. */
const worthText = (pick: PickView, { oddsFormat }: Reader): string =>
  [
    pick.fairOdds && `Fair price ${formatOdds(oddsFormat, { text: pick.fairOdds, decimal: pick.fairDecimal })}`,
    pick.fairProbability !== undefined && `fair chance ${formatPercent(pick.fairProbability)}`,
    pick.edge !== undefined && `edge ${formatSignedPercent(pick.edge)}`,
  ]
    .filter(Boolean)
    .join(', ');

export function figuresText(pick: PickView, reader: Reader): string {
  return [
    worthText(pick, reader),
    pick.units !== undefined && `stake ${formatUnits(pick.units)} units${moneyText(pick)}`,
    pick.unitsText && `stake ${pick.unitsText}`,
    pick.confidence !== undefined && `confidence ${pick.confidence}/5`,
  ]
    .filter(Boolean)
    .join(', ');
}

const moneyText = ({ stakeDollars }: PickView): string =>
  stakeDollars ? ` (${formatMoney(Math.round(stakeDollars * 100))})` : '';

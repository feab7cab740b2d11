import type { DataSourceView, ParlayView } from '#contract/content/read-answer.ts';
import type { Reader } from '../../lib/reader.ts';
import { figureText } from './blocks/cell-text.ts';
import { isPaid, parlayFigures, parlayPrice } from './parlay-figures.ts';
import { figuresText, forClipboard, sourceLines } from './pick-text.ts';
import { VERDICTS } from './verdict.ts';

/** A parlay as plain text for the clipboard. */
export const parlayText = (parlay: ParlayView, dataSource: DataSourceView | undefined, reader: Reader): string =>
  forClipboard(parlayLines(parlay, reader), dataSource);

/** What is told of a parlay, a line each. */
export function parlayLines(parlay: ParlayView, reader: Reader): string[] {
  const price = parlayPrice(parlay, reader.oddsFormat);
  const figures = parlayFigures(parlay, reader.oddsFormat).map(({ name, value }) => `${name} ${value}`);
  const { verdict, reason } = parlay;
  return [
    [
      `Parlay of ${parlay.legs.length}${parlay.book ? ` at ${parlay.book}` : ''}, all legs must win`,
      price && `${price.name.toLowerCase()} ${price.value}`,
    ]
      .filter(Boolean)
      .join(', '),
    ...parlay.legs.flatMap((leg, at) => [`Leg ${at + 1}: ${leg}`, legFigures(parlay, at, reader)]),
    figures.join(', '),
    verdict ? `${VERDICTS[verdict].word}: ${reason}` : '',
    otherBooksLine(parlay, reader),
    parlay.correlation ?? '',
    ...(parlay.notes ?? []),
    ...(parlay.bets ? sourceLines(parlay.sources) : []),
  ].filter(Boolean);
}

/** What a leg is worth alone, where it stands whole in the parlay; else it is told among the picks. */
function legFigures({ bets }: ParlayView, at: number, reader: Reader): string {
  const bet = bets?.[at];
  if (!bet) return '';
  const judged = bet.verdict && [VERDICTS[bet.verdict].word, bet.passReason].filter(Boolean).join(', ');
  return [judged, figuresText(bet, reader)].filter(Boolean).join(': ');
}

function otherBooksLine(parlay: ParlayView, { oddsFormat }: Reader): string {
  const { otherBooks = [] } = parlay;
  if (otherBooks.length === 0) return '';
  const told = otherBooks.map(({ book, price, returns }) =>
    [book, figureText(price, oddsFormat), returns && `(${returns.label} ${returns.text})`].filter(Boolean).join(' '),
  );
  return `${otherBooksName(parlay)}: ${told.join(', ')}`;
}

export const BOOKS_NAME = 'Books that take all legs';
export const otherBooksName = (parlay: ParlayView): string =>
  parlay.isOwnPrice
    ? BOOKS_NAME
    : isPaid(parlay)
      ? 'The same legs at other books'
      : 'The product of the prices at other books, which none of them pays';

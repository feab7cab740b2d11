import { WHOLE_GAME } from '#contract/research/bet.ts';
import type { BookMove, MoveRow } from '#contract/research/moves.ts';
import type { Evidence } from '#contract/research/outcome.ts';
import { bookOf } from '../../books/registry.ts';
import { gameLabel, sportLabel } from '../../slate/leagues.ts';
import type { LinePoint } from '../../slate/line-series.ts';
import type { FeedPrice } from '../../slate/price.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { plural, points as pointsText } from '../../words/format.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { World } from '../world.ts';
import { labelOf } from './asked-market.ts';
import type { Moved } from './biggest-moves.ts';
import { evidenceOfPoint, showPoint } from './market-moves.ts';
import { consensusWords, priceWords } from './move-words.ts';

const BOOKS_SHOWN = 3;

type Ends = { bookKey: string; was: LinePoint; now: LinePoint };

/** One market that moved, with what books offered before and offer now. */
export function showMove(
  moved: Moved,
  prices: readonly FeedPrice[],
  world: World,
): { row: MoveRow; evidence: Evidence[] } {
  const { event, after, side, was, now } = moved;
  const { market, player } = after;
  const subject = { event, market, player, side };
  const ends = endsOf(moved, prices);
  const shown = ends.slice(0, BOOKS_SHOWN);
  const evidence = shown.flatMap((one) =>
    [one.was, one.now].map((point) => evidenceOfPoint(point, one.bookKey, subject, world)),
  );
  const books = shown.map((one) => showEnds(one, market, world));
  const isSameLine = was.line === now.line;
  const booksMoved = ends.filter(hasShortened(side === 'over')).length;
  const row: MoveRow = {
    eventId: event.id,
    game: gameLabel(event),
    league: sportLabel(event),
    startsAt: event.startsAt.toISOString(),
    market,
    period: WHOLE_GAME,
    player: player === '' ? null : player,
    side,
    label: labelOf(subject),
    was,
    now,
    lineMove: was.line === null || now.line === null ? null : now.line - was.line,
    chanceMove: isSameLine ? now.chance - was.chance : null,
    booksMoved,
    booksCompared: ends.length,
    books,
    words: rowWords(
      moved,
      labelOf(subject),
      `${booksMoved} of ${plural(ends.length, 'book')} moved that way`,
      books[0],
    ),
    evidenceIds: evidence.map(({ id }) => id),
  };
  return { row, evidence };
}

/** Each book that quoted the side before and quotes it now, the sharpest first. */
function endsOf({ event, after, side, was }: Moved, prices: readonly FeedPrice[]): Ends[] {
  const lines = event.markets.filter(({ market, player }) => market === after.market && player === after.player);
  return prices
    .filter(({ market, player, selection }) => market === after.market && player === after.player && selection === side)
    .flatMap((price): Ends[] => {
      const { bookKey, lineHundredths, oddsDecimal, quotedAt } = price;
      const now = currentPoint([after, ...nearestFirst(lines, lineHundredths, side)], side, bookKey);
      return now ? [{ bookKey, was: { at: quotedAt, lineHundredths, oddsDecimal }, now }] : [];
    })
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        Number(b.was.lineHundredths / 100 === was.line) - Number(a.was.lineHundredths / 100 === was.line) ||
        (a.bookKey < b.bookKey ? -1 : 1),
    );
}

const RANK = { sharp: 0, semi: 1, retail: 2 } as const;
const rank = ({ bookKey }: Ends): number => RANK[bookOf(bookKey).sharpness];

const nearestFirst = (lines: readonly SlateMarket[], hundredths: number, side: Moved['side']): SlateMarket[] => {
  const distance = (market: SlateMarket) => Math.abs((selectionLine(market, side) ?? 0) * 100 - hundredths);
  return lines.toSorted((a, b) => distance(a) - distance(b));
};

/** What the book quotes on the main line; where it does not sell that, on the nearest to its earlier one. */
function currentPoint(lines: readonly SlateMarket[], side: Moved['side'], bookKey: string): LinePoint | null {
  for (const market of lines) {
    const quote = market.quotes.find((one) => one.bookKey === bookKey);
    const oddsDecimal = quote?.decimals[market.outcomes.indexOf(side)];
    if (!quote || oddsDecimal === undefined) continue;
    return { at: quote.quotedAt, lineHundredths: Math.round((selectionLine(market, side) ?? 0) * 100), oddsDecimal };
  }
  return null;
}

/** Whether the book asks more of the side than before: a harder line, or a shorter price on the same. */
const hasShortened =
  (isOver: boolean) =>
  ({ was, now }: Ends): boolean => {
    const points = now.lineHundredths - was.lineHundredths;
    if (points !== 0) return isOver ? points > 0 : points < 0;
    return (now.oddsDecimal ?? 0) < (was.oddsDecimal ?? 0);
  };

function showEnds({ bookKey, was, now }: Ends, market: string, world: World): BookMove {
  const book = world.slate.bookTitles.get(bookKey) ?? bookKey;
  const [from, to] = [was, now].map((point) => showPoint(point, { market }, world));
  if (!from || !to) throw new RangeError('a move has two ends');
  const isSame = from.decimal === to.decimal && from.line === to.line;
  const words = `${book} ${isSame ? `stays at ${priceWords(to, market)}` : `from ${priceWords(from, market)} to ${priceWords(to, market)}`}`;
  return { bookKey, book, was: from, now: to, words };
}

function rowWords({ event, after, was, now }: Moved, label: string, moved: string, book: BookMove | undefined): string {
  const size =
    was.line === now.line
      ? `up ${pointsText(now.chance - was.chance)}`
      : `the line by ${Math.abs((now.line ?? 0) - (was.line ?? 0))}`;
  const market = `${label} in ${gameLabel(event)}: ${consensusWords(was, after.market)} before, ${consensusWords(now, after.market)} now, ${size}`;
  return (book ? [market, moved, book.words] : [market]).map((words) => `${words}.`).join(' ');
}

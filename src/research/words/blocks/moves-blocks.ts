import { type Block, type BlockOf, MOST_ROWS, type TableCell, type TableRow } from '#contract/blocks.ts';
import type { LineMovesResult, MarketMoves, MovePoint, MoveRow, MoveSeries } from '#contract/research/moves.ts';
import { lineWords } from '../../tools/line-moves/move-words.ts';
import { list } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { timeWriter } from '../time-words.ts';
import { bookStanding } from './book-standing.ts';
import { assumedWords, leadOf, price, said, totalOf, words, written } from './cells.ts';
import type { Told } from './told.ts';

/** How one market moved book by book, or which markets moved most. */
export function movesBlocks(moves: LineMovesResult, assumed: readonly string[], told: Told): Block[] {
  return moves.market ? marketBlocks(moves, moves.market, assumed, told) : biggestBlocks(moves, assumed, told);
}

function marketBlocks(moves: LineMovesResult, market: MarketMoves, assumed: readonly string[], told: Told): Block[] {
  const { answer, since, total, offset } = moves;
  const shown = market.series.slice(0, MOST_ROWS);
  if (shown.length === 0) return [said(leadOf(answer, { shown: 0, total, offset }, 'book'))];
  const note = assumedWords(assumed).join(' ');
  const table: BlockOf<'table'> = {
    kind: 'table',
    caption: `${nameOf(market)} by book, ${market.game}, ${startWords(market.startsAt, told.nowMs, told.zone)}`,
    columns: [
      { key: 'book', label: 'Book', kind: 'book' },
      { key: 'opener', label: since === null ? 'First recorded' : 'Then', kind: 'price' },
      { key: 'now', label: 'Now', kind: 'price' },
      { key: 'change', label: 'Change', kind: 'text' },
    ],
    rows: shown.map((series) => seriesRow(series, market, told)),
    total: totalOf({ shown: shown.length, total, offset }, 'book'),
    ...(note && { note }),
    evidenceIds: shown.flatMap(({ evidenceIds }) => evidenceIds),
  };
  // The sharpest book leads the first page only.
  const series = offset === 0 ? seriesBlock(shown[0], market) : [];
  return [said(answer), ...series, table];
}

/** `Buffalo Bills spread`, `Kansas City Chiefs spread -3`, `Over 47.5`, `Over (total)`. */
function nameOf({ label, market, line }: Pick<MarketMoves, 'label' | 'market' | 'line'>): string {
  if (line !== null) return `${label} ${lineWords(line, market)}`;
  return market === 'total' ? `${label} (total)` : label;
}

function seriesRow(series: MoveSeries, market: MarketMoves, told: Told): TableRow {
  const { book, canBet, opener, now } = series;
  const at = timeWriter(told.zone);
  const cell = (point: MovePoint): TableCell =>
    point.decimal === null
      ? words('off the board', `since ${at(new Date(point.at))}`)
      : { ...price(told.bettor, point.decimal), ...lineOf(point, market), detail: at(new Date(point.at)) };
  return {
    cells: [words(book, bookStanding(series, told.bettor)), cell(opener), cell(now), words(changeOf(series, market))],
    ...(!canBet && { mark: 'reference' as const }),
  };
}

const lineOf = ({ line }: Pick<MovePoint, 'line'>, { market }: Pick<MarketMoves, 'market'>): Pick<TableCell, 'line'> =>
  line === null ? {} : { line: lineWords(line, market) };

/** From first to last, without the figures that stand beside it: `harder line and pays more`. */
function changeOf({ opener, now, points: all }: MoveSeries, { side }: Pick<MarketMoves, 'side'>): string {
  if (now.decimal === null || opener.decimal === null) return 'withdrawn';
  const points = (now.line ?? 0) - (opener.line ?? 0);
  const isHarder = side === 'over' ? points > 0 : points < 0;
  const pays = now.decimal - opener.decimal;
  const changes = [
    ...(points === 0 ? [] : [isHarder ? 'harder line' : 'easier line']),
    ...(pays === 0 ? [] : [pays > 0 ? 'pays more' : 'pays less']),
  ];
  return (
    list(changes) ||
    (new Set(all.map(({ line, decimal }) => `${line}|${decimal}`)).size <= 1 ? 'unchanged' : 'back where it was')
  );
}

/** Every price of the sharpest book, where there is more than one to draw. */
function seriesBlock(series: MoveSeries | undefined, market: MarketMoves): BlockOf<'series'>[] {
  const points = (series?.points ?? []).flatMap(({ at, line, decimal, text }) =>
    decimal === null || text === null ? [] : [{ at, line, odds: text, oddsDecimal: decimal }],
  );
  if (!series || points.length < 2) return [];
  const { book, words: told, points: sampled, recorded, evidenceIds } = series;
  const thinned = sampled.length < recorded ? ` ${sampled.length} of ${recorded} records are shown.` : '';
  return [
    {
      kind: 'series',
      title: `${nameOf(market)} at ${book}, ${market.game}`,
      text: `${told}.${thinned}`,
      points,
      evidenceIds: [...evidenceIds],
    },
  ];
}

function biggestBlocks(moves: LineMovesResult, assumed: readonly string[], told: Told): Block[] {
  const { answer, since, total, offset } = moves;
  const shown = moves.moves.slice(0, MOST_ROWS);
  const page = { shown: shown.length, total, offset };
  const lead = said(leadOf(answer, page, 'market'));
  if (shown.length === 0) return [lead];
  const from = since === null ? '' : ` since ${timeWriter(told.zone)(new Date(since))}`;
  return [
    lead,
    {
      kind: 'table',
      caption: `The biggest moves${from}`,
      columns: [
        { key: 'bet', label: 'Likelier now', kind: 'text' },
        { key: 'was', label: 'Chance then', kind: 'chance' },
        { key: 'now', label: 'Chance now', kind: 'chance' },
        { key: 'books', label: 'Books moved', kind: 'count' },
        { key: 'sharpest', label: 'For example', kind: 'text' },
      ],
      rows: shown.map((row) => moveRow(row, told)),
      total: totalOf(page, 'market'),
      note: [...assumedWords(assumed), CHANCES].join(' '),
      // Those of the one book that each row names: an answer has no room for every book's.
      evidenceIds: shown.flatMap(({ evidenceIds }) => evidenceIds.slice(0, 2)),
    },
  ];
}

const CHANCES =
  'Each chance is what all the books make it with the vig out, on the line shown; chances on two different lines do not compare.';

function moveRow(row: MoveRow, { nowMs, zone }: Told): TableRow {
  const { label, market, game, startsAt, was, now, booksMoved, booksCompared, books } = row;
  const cell = (point: MoveRow['was']): TableCell => ({
    ...written(point.chanceText, point.chance),
    ...lineOf(point, row),
  });
  return {
    cells: [
      words(nameOf({ label, market, line: null }), `${game}, ${startWords(startsAt, nowMs, zone)}`),
      cell(was),
      cell(now),
      written(`${booksMoved} of ${booksCompared}`, booksMoved),
      words(books[0]?.words ?? '–'),
    ],
  };
}

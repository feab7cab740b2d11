import type { BoardCell } from '#contract/odds-board.ts';
import { formatPercent, withMinusSigns } from '../../lib/format-odds.ts';
import { classNames } from '../../ui/class-names.ts';
import { type BoardSide, pointsText } from './board-lines.ts';

/** `dense`: one of three markets side by side; `wide`: one alone, with more of it; `phone`: one alone, price and book in one cell. */
export type CellLook = 'dense' | 'wide' | 'phone';

export const COLUMNS: Readonly<Record<CellLook, readonly string[]>> = {
  dense: ['Best', 'Book', 'Fair', 'Margin'],
  wide: ['Best', 'Book', 'Fair', 'Fair chance', 'Margin', 'Books'],
  phone: ['Best', 'Fair'],
};

type Props = {
  cell: BoardCell | undefined;
  side: BoardSide | undefined;
  line: number;
  lines: number;
  look: CellLook;
  isBet: boolean;
};

/** One side of one market: what it pays at best and where, what it is worth, and once for all sides the market's margin. */
export function PriceCells({ cell, side, line, lines, look, isBet }: Props) {
  if (!cell)
    return line === 0 ? (
      <td rowSpan={lines} colSpan={COLUMNS[look].length} className="border-line/60 px-2 text-faint sm:border-l">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not offered</span>
      </td>
    ) : null;
  const isPhone = look === 'phone';
  return (
    <>
      <td className="whitespace-nowrap py-0 pl-2 text-left sm:border-line/60 sm:border-l sm:pl-3">
        <Best side={side} isBet={isBet} book={isPhone ? 'below' : null} />
      </td>
      {isPhone ? null : (
        <td className="max-w-0 py-0 pl-1.5 text-muted text-xs">
          <BookName side={side} isBet={isBet} />
        </td>
      )}
      <td className="numeral whitespace-nowrap py-0 pr-2 pl-1.5 text-right text-caption text-faint max-sm:pr-3.5">
        {side?.fairText ? withMinusSigns(side.fairText) : ''}
      </td>
      {look === 'wide' ? (
        <td className="numeral px-2 text-right text-caption text-faint">
          {side?.fairChance == null ? '' : formatPercent(side.fairChance)}
        </td>
      ) : null}
      {isPhone || line > 0 ? null : (
        <td rowSpan={lines} className="numeral whitespace-nowrap pr-2 pl-1 text-right text-faint text-xs">
          <MarginText cell={cell} />
        </td>
      )}
      {look === 'wide' && line === 0 ? (
        <td rowSpan={lines} className="numeral px-2 text-right text-faint text-xs">
          {cell.books}
        </td>
      ) : null}
    </>
  );
}

/** Below zero the best prices together pay more than they cost: the one margin that is worth something to a bettor. */
export function MarginText({ cell: { hold, holdText } }: { cell: Pick<BoardCell, 'hold' | 'holdText'> }) {
  if (holdText === null) return '–';
  if (hold === null || hold > -LEAST_GAIN) return withMinusSigns(holdText);
  return (
    <span className="font-semibold text-edge" title="An arbitrage: both sides together pay more than they cost">
      {withMinusSigns(holdText)}
      <span className="sr-only">, an arbitrage</span>
    </span>
  );
}

/** What is shown with two decimals is shown as 0 below this. */
const LEAST_GAIN = 0.00005;

/** As wide as each market needs it, so that points end below points and prices below prices. */
export const POINTS_WIDTH = 'w-13';
export const PRICE_WIDTH = 'min-w-11';

function Best({ side, isBet, book }: { side: BoardSide | undefined; isBet: boolean; book: 'below' | null }) {
  if (!side) return null;
  const points = pointsText(side);
  return (
    <>
      <span className="sr-only">{side.label} </span>
      <span className="numeral flex items-baseline gap-2 text-caption sm:text-sm">
        {points === null ? null : <Points text={points} />}
        <span
          className={classNames(
            PRICE_WIDTH,
            'font-semibold',
            // Above its book's name on a phone it begins where that does.
            (book === null || points !== null) && 'text-right',
            isBet && 'text-edge',
          )}
        >
          {side.best ? withMinusSigns(side.best.text) : '–'}
        </span>
      </span>
      {book === 'below' ? (
        <span className="block truncate text-2xs text-faint leading-tight">
          <BookName side={side} isBet={isBet} />
        </span>
      ) : null}
    </>
  );
}

/** The direction of a total begins the cell, its number ends below the others. */
function Points({ text }: { text: string }) {
  const [direction, number] = text.includes(' ') ? text.split(' ') : [null, text];
  return (
    <span className={classNames(POINTS_WIDTH, 'flex shrink-0 justify-between gap-1 text-muted')}>
      {direction === null ? null : <span>{direction} </span>}
      <span className="ml-auto">{number}</span>
    </span>
  );
}

function BookName({ side, isBet }: { side: BoardSide | undefined; isBet: boolean }) {
  if (!side?.best) return <span className="sr-only">no book of yours</span>;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate" title={side.best.book}>
        {side.best.book}
      </span>
      {isBet ? <span className="shrink-0 font-semibold text-edge">Bet</span> : null}
    </span>
  );
}

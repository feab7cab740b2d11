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
          {cell.holdText === null ? '–' : withMinusSigns(cell.holdText)}
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

function Best({ side, isBet, book }: { side: BoardSide | undefined; isBet: boolean; book: 'below' | null }) {
  if (!side) return null;
  const points = pointsText(side);
  return (
    <>
      <span className="sr-only">{side.label} </span>
      <span className="numeral flex items-baseline gap-2 text-caption sm:text-sm">
        {points === null ? null : <span className="min-w-12 text-muted">{points}</span>}
        <span className={classNames('min-w-11 font-semibold', isBet && 'text-edge')}>
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

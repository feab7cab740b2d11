import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { BoardCell } from '#contract/odds-board.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pointsText, sidesInOrder } from './board-lines.ts';
import { BoardProblem } from './board-problem.tsx';
import { propPath } from './odds-place.ts';
import { gamePropsQuery } from './odds-queries.ts';

/** The markets on players: one row a player, both sides at their best. */
export function GamePropsList({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useQuery(gamePropsQuery(eventId));
  if (error && !data) return <BoardProblem error={error} what="The props" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div aria-busy="true" className="flex flex-col gap-3 p-4.5 sm:p-6">
        <span className="sr-only">Loading</span>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
          <Skeleton key={row} className="h-8 w-full" />
        ))}
      </div>
    );
  if (data.groups.length === 0)
    return <p className="p-4.5 text-muted text-sm sm:p-6">No player markets are on offer.</p>;
  return (
    <table className="w-full table-fixed border-collapse text-left text-caption">
      <caption className="sr-only">Player markets: the best price of each side</caption>
      {data.groups.map(({ market, title, rows }) => (
        <tbody key={market} className="divide-y divide-line/60">
          <tr>
            <th
              scope="rowgroup"
              colSpan={3}
              className="px-4 pt-5 pb-1.5 font-medium text-muted text-xs first-letter:uppercase sm:px-6"
            >
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <PropRow key={row.player} eventId={eventId} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function PropRow({ eventId, row }: { eventId: string; row: BoardCell }) {
  const [first, second] = sidesInOrder(row);
  return (
    <tr className="h-12 hover:bg-raised/40 sm:h-9">
      <th scope="row" className="pl-4 font-medium sm:pl-6">
        <Link
          href={propPath(eventId, row)}
          className="wrap-anywhere inline-flex min-h-touch max-w-full items-center py-1 underline-offset-4 hover:underline sm:min-h-8"
        >
          {row.player}
        </Link>
      </th>
      {[first, second].map((side, at) => (
        <td key={at === 0 ? 'first' : 'second'} className="px-2 last:pr-4 sm:last:pr-6">
          {side ? (
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="numeral text-muted">{pointsText(side) ?? side.label}</span>
              <span className="numeral font-semibold">{side.best ? withMinusSigns(side.best.text) : '–'}</span>
              {side.fairText ? (
                <span className="whitespace-nowrap text-faint text-xs">
                  fair <span className="numeral">{withMinusSigns(side.fairText)}</span>
                </span>
              ) : null}
              <span className="truncate text-faint text-xs max-md:hidden">{side.best?.book}</span>
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BOARD_PAGE } from '#contract/odds-board.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { BoardPlaceholder } from './board-placeholder.tsx';
import { BoardProblem } from './board-problem.tsx';
import { BoardTable } from './board-table.tsx';
import type { MainMarket } from './odds-place.ts';
import { oddsBoardQuery } from './odds-queries.ts';
import type { CellLook } from './price-cells.tsx';

type Look = { markets: readonly MainMarket[]; look: CellLook };

/** A league's games, so many at first, and more when they are asked for. `asked`: the league as the address names it. */
export function BoardPages({ asked, total, ...look }: Look & { asked: string | null; total: number }) {
  const [pages, setPages] = useState(1);
  const left = total - pages * BOARD_PAGE;
  return (
    <>
      {Array.from({ length: pages }, (_, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
        <BoardPage key={page} asked={asked} offset={page * BOARD_PAGE} {...look} />
      ))}
      {left > 0 ? (
        <div className="flex justify-center border-line border-t p-3">
          <Button variant="outline" onClick={() => setPages((now) => now + 1)}>
            Show {Math.min(left, BOARD_PAGE)} more games
          </Button>
        </div>
      ) : null}
    </>
  );
}

const REDRAW_MS = 15_000;

function BoardPage({ asked, offset, ...look }: Look & { asked: string | null; offset: number }) {
  const { data, error, dataUpdatedAt, refetch } = useQuery(oddsBoardQuery({ league: asked, offset }));
  const now = useNow(REDRAW_MS);
  if (error && !data) return <BoardProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <BoardPlaceholder look={look.look} />;
  return (
    <BoardTable
      league={data.league ?? ''}
      games={data.games}
      bets={data.bets}
      olderBySeconds={Math.max(0, now - dataUpdatedAt) / 1000}
      {...look}
    />
  );
}

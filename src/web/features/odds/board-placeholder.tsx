import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CellLook } from './price-cells.tsx';

const GAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Rows as high as those that come. */
export function BoardPlaceholder({ look }: { look: CellLook }) {
  const isPhone = look === 'phone';
  return (
    <div aria-busy="true" className="divide-y divide-line">
      <span className="sr-only">Loading</span>
      <div className="flex h-19 items-end px-4 pb-2.5">
        <Skeleton className="h-3.5 w-40" />
      </div>
      {GAMES.map((game) => (
        <div key={game} className={classNames('flex items-center gap-4 px-4', isPhone ? 'h-26' : 'h-17')}>
          <div className="flex w-2/5 flex-col gap-3.5 sm:w-1/4 sm:gap-4">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <div className="flex flex-1 flex-col gap-3.5 sm:gap-4">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

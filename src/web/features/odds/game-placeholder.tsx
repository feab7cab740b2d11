import { Skeleton } from '../../ui/skeleton.tsx';

/** The chart, the books and the facts, in their places. */
export function GamePlaceholder() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <span className="sr-only">Loading</span>
      <div className="flex min-w-0 flex-col gap-4">
        <Skeleton className="h-11 w-full sm:h-9" />
        <Skeleton className="h-112 w-full rounded-card" />
        <Skeleton className="h-112 w-full rounded-card" />
      </div>
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  );
}

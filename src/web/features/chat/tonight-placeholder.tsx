import { Skeleton } from '../../ui/skeleton.tsx';

/** As high as two leagues of three games. */
export const TonightPlaceholder = () => (
  <div role="status" aria-label="Loading games" className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
    {['first', 'second'].map((league) => (
      <div key={league} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-33 w-full sm:h-27" />
      </div>
    ))}
  </div>
);

import { Skeleton } from '../ui/skeleton.tsx';

/** While the code of a screen is on its way: a conversation's shape, quiet. */
export function ScreenPlaceholder() {
  return (
    <main aria-busy="true" className="mx-auto flex w-full max-w-prose flex-1 flex-col gap-4 px-4 py-8">
      <span className="sr-only">Loading</span>
      <Skeleton className="ml-auto h-touch w-1/2" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-64 w-full rounded-card" />
    </main>
  );
}

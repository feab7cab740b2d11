import { Skeleton } from '../../ui/skeleton.tsx';

/** While the code of a page of the account is on its way: a heading and two cards. */
export function AccountPlaceholder() {
  return (
    <main
      aria-busy="true"
      className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 pt-6 pb-16 sm:px-8 sm:pt-10"
    >
      <span className="sr-only">Loading</span>
      <Skeleton className="h-9 w-56" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-80 w-full rounded-card" />
        <Skeleton className="h-80 w-full rounded-card" />
      </div>
    </main>
  );
}

import { classNames } from './class-names.ts';

/** A quiet block in the shape of what comes. Give the container `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-control bg-raised', className)} />;
}

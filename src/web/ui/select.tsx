import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Problem } from './problem.tsx';

export type SelectProps = Omit<ComponentProps<'select'>, 'id'> & {
  label: ReactNode;
  error?: ReactNode;
  /** As high as the search field beside it. */
  isDense?: boolean;
};

/** One labelled choice of many, by the browser's own list; its error is announced with it. */
export function Select({ label, error, isDense = false, className, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-sm text-text">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classNames(
            isDense && 'sm:h-8',
            'h-field w-full min-w-0 cursor-pointer appearance-none truncate rounded-control border border-outline bg-surface pr-9 pl-3 text-base text-text transition-colors hover:border-faint focus-visible:border-edge focus-visible:outline-offset-0 disabled:opacity-55 aria-invalid:border-red sm:text-body',
          )}
          {...select}
        >
          {children}
        </select>
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          fill="none"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 stroke-muted"
        >
          <path d="m4 6 4 4 4-4" />
        </svg>
      </div>
      <Problem id={`${id}-error`}>{error}</Problem>
    </div>
  );
}

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { className?: string; chevron?: string; children: ReactNode };

/** The line that opens a `details` of the class `group`, with a sign of its own that it does. */
export function FoldSummary({ className, chevron, children }: Props) {
  return (
    <summary
      className={classNames('flex list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden', className)}
    >
      <ChevronRight
        aria-hidden="true"
        className={classNames('size-4 transition-transform group-open:rotate-90', chevron)}
      />
      {children}
    </summary>
  );
}

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** It takes the place of the button that was pressed, and so its focus. */
const takeFocus = (message: HTMLElement | null) => message?.focus();

/** A link from a mail that works no more: why, and how to get another. */
export function DeadLink({ problem, children }: { problem: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <p ref={takeFocus} tabIndex={-1} role="alert" className="flex items-start gap-2.5 font-medium outline-none">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
        {problem}
      </p>
      {children}
    </div>
  );
}

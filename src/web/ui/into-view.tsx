import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isCalm } from '../lib/is-calm.ts';

type Props = {
  /** It was just opened by a press; what opens by itself, as on paper, moves nothing. */
  isPressed: boolean;
  children: ReactNode;
};

/**
 * What a press opened comes into view: only as far as it takes, and under the button that opened it, for which the margin leaves room
 * above what is higher than the window.
 */
export function IntoView({ isPressed, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isPressed) part.current?.scrollIntoView?.({ block: 'nearest', behavior: isCalm() ? 'instant' : 'smooth' });
  }, [isPressed]);
  return (
    <div ref={part} className="scroll-mt-28 scroll-mb-4 sm:scroll-mt-16">
      {children}
    </div>
  );
}

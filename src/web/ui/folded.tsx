import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePrinting } from '../lib/use-printing.ts';

type Props = { id: string; isOpen: boolean; onFound: () => void; className?: string; children: ReactNode };

/** What a button opens. Folded it is in the page all the same: the browser's search finds it and opens it, and paper shows it. */
export function Folded({ id, isOpen, onFound, className, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const isShown = usePrinting() || isOpen;
  useLayoutEffect(() => {
    if (isShown) part.current?.removeAttribute('hidden');
    else part.current?.setAttribute('hidden', 'until-found');
  }, [isShown]);
  useLayoutEffect(() => {
    const element = part.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <div ref={part} id={id} className={className}>
      {children}
    </div>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { isCalm } from '../../lib/is-calm.ts';

/** Nearer than this to where the newest message is read, the reader is taken along. */
const NEAR_PX = 120;
/** So many windows are glided along to the newest message; from further away one is there at once. */
const NEAR_WINDOWS = 2;

/**
 * Keeps the newest message in view while content arrives, but never pushes its beginning out of the top: a long answer
 * is read from where it starts. A reader who has scrolled away is left in peace and offered a way back.
 */
export function useStickToLatest() {
  const [isAway, setAway] = useState(false);
  const sticks = useRef(true);
  /** Rows came in above, and the reader was kept where he reads, or he opened something: what grew is nothing to follow. */
  const isKept = useRef(false);
  const scroller = useRef<HTMLElement>(null);

  const target = useCallback(() => {
    const element = scroller.current;
    if (!element) return 0;
    const start = newestTurn(element);
    if (!start) return 0;
    const top = start.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
    return Math.max(0, Math.min(element.scrollHeight - element.clientHeight, top - 16));
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    sticks.current = element.scrollTop >= target() - NEAR_PX;
    // A reader inside the newest message is not away from it, however long it is, nor one who sees most of what is below.
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    setAway(!sticks.current && below > element.clientHeight / 2);
  }, [target]);

  const follow = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    if (isKept.current) {
      isKept.current = false;
      return onScroll();
    }
    // Once past the start of the newest message the reader is in it and moves alone.
    if (sticks.current && element.scrollTop < target()) element.scrollTop = target();
    onScroll();
  }, [onScroll, target]);

  const content = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === 'undefined') return;
      const observer = new ResizeObserver(follow);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [follow],
  );

  const keep = useCallback(() => {
    isKept.current = true;
  }, []);

  useEffect(() => {
    const element = scroller.current;
    element?.addEventListener('scroll', onScroll, { passive: true });
    element?.addEventListener('click', keep);
    return () => {
      element?.removeEventListener('scroll', onScroll);
      element?.removeEventListener('click', keep);
    };
  }, [onScroll, keep]);

  const stick = useCallback(() => {
    sticks.current = true;
    isKept.current = false;
    follow();
  }, [follow]);

  const jump = () => {
    const element = scroller.current;
    if (!element) return;
    const top = target();
    // A long way leads past answers that are laid out only on it, and would end elsewhere.
    const isFar = Math.abs(top - element.scrollTop) > NEAR_WINDOWS * element.clientHeight;
    element.scrollTo?.({ top, behavior: isFar || isCalm() ? 'instant' : 'smooth' });
  };

  return { scroller, content, isAway, jump, stick, keep };
}

/** From the end, past its answer: a long chat is not searched through for each word. */
function newestTurn(scroller: HTMLElement): Element | null {
  let row = scroller.querySelector('ol')?.lastElementChild ?? null;
  while (row && !row.hasAttribute('data-turn-start')) row = row.previousElementSibling;
  return row;
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** Nearer than this to where the newest message is read, the reader is taken along. */
const NEAR_PX = 120;

/**
 * Keeps the newest message in view while content arrives, but never pushes its beginning out of the top: a long answer
 * is read from where it starts. A reader who has scrolled away is left in peace and offered a way back.
 */
export function useStickToLatest() {
  const [isAway, setAway] = useState(false);
  const sticks = useRef(true);
  const scroller = useRef<HTMLElement>(null);

  const target = useCallback(() => {
    const element = scroller.current;
    if (!element) return 0;
    const newest = element.querySelectorAll<HTMLElement>('[data-turn-start]');
    const start = newest.item(newest.length - 1);
    if (!start) return 0;
    const top = start.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
    return Math.max(0, Math.min(element.scrollHeight - element.clientHeight, top - 16));
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    sticks.current = element.scrollTop >= target() - NEAR_PX;
    // A reader inside the newest message is not away from it, however long it is.
    setAway(!sticks.current);
  }, [target]);

  const follow = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
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

  useEffect(() => {
    const element = scroller.current;
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [onScroll]);

  const stick = useCallback(() => {
    sticks.current = true;
    follow();
  }, [follow]);

  const jump = () => scroller.current?.scrollTo?.({ top: target(), behavior: 'smooth' });

  return { scroller, content, isAway, jump, stick };
}

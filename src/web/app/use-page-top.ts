import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A page that is gone to opens at its top. Going back or forward is left to the browser, which knows where the reader was, and so is
 * the first page, which may have been reloaded in its middle.
 */
export function usePageTop(path: string): void {
  const isGoingBack = useRef(false);
  const shown = useRef(path);

  useEffect(() => {
    const goBack = () => {
      isGoingBack.current = true;
    };
    // Caught first: the router draws the other page before a later listener is called.
    window.addEventListener('popstate', goBack, { capture: true });
    return () => window.removeEventListener('popstate', goBack, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const wasGoingBack = isGoingBack.current;
    isGoingBack.current = false;
    if (shown.current === path) return;
    shown.current = path;
    // A place within the page that the address names is the browser's to find.
    if (!wasGoingBack && window.location.hash === '') window.scrollTo(0, 0);
  }, [path]);
}

/** What somebody does who is about to press something, or reads on. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];

/**
 * Resolves with the first sign that somebody is there to do more than read: a finished page that only tells costs no script before.
 * A press that is this sign is not lost; `holdPresses` keeps it.
 */
export function untilTouched({ document }: Pick<typeof globalThis, 'document'>): Promise<void> {
  // A field that was focused before this ran is such a sign, and tells of itself no more.
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return Promise.resolve();
  const watch = new AbortController();
  return new Promise((resolve) => {
    const touched = () => {
      watch.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, touched, { capture: true, passive: true, signal: watch.signal });
    }
  });
}

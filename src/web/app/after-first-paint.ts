/** Longest wait for a paint that the browser does not report. */
const LONGEST_WAIT_MS = 500;

/**
 * Resolves once the reader sees the page: the finished HTML needs no script to be read, so nothing of the app competes
 * with it for the network or the processor. A page that is not looked at, or a browser that reports no paints, waits for nothing.
 */
export function afterFirstPaint({ document, PerformanceObserver, setTimeout }: typeof globalThis): Promise<void> {
  const reports = PerformanceObserver?.supportedEntryTypes?.includes('paint') ?? false;
  if (document.visibilityState === 'hidden' || !reports) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) seen();
    });
    const seen = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(seen, LONGEST_WAIT_MS);
  });
}

/**
 * A signal that ends with another one or when the time is up: one controller with an own timer. `AbortSignal.any` and
 * `AbortSignal.timeout` are held weakly by Node, and one that was collected as garbage never comes.
 */
export function startDeadline(signal: AbortSignal, afterMs: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, afterMs);
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

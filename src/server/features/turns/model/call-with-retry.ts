import type { Schedule } from '../../../platform/process/schedule.ts';
import type { ModelRequest } from '../../../providers/llm/llm.port.ts';
import { type CallEnd, type CallFor, callMetered, type Dropped, type MeterDeps } from './metered-call.ts';

export type RetryDeps = MeterDeps & { schedule: Schedule; retryPauseMs: number };

/** A pause that a provider asks for and that is longer than this leaves no time to answer in. */
const LONGEST_PAUSE_MS = 8_000;

/**
 * A call, and once more where the first failed for a reason that may have passed. Never after text arrived: it has been shown, and
 * a second try would say it again.
 */
export async function callWithRetry(
  deps: RetryDeps,
  about: CallFor,
  request: ModelRequest,
  dropped: Dropped = () => ({}),
): Promise<CallEnd> {
  const first = await callMetered(deps, about, request, dropped);
  if (first.ok || typeof first.fault === 'string' || first.hadText || !first.fault.retryable) return first;
  const pauseMs = first.fault.retryAfterMs ?? deps.retryPauseMs;
  if (pauseMs > LONGEST_PAUSE_MS) return first;
  await pause(deps.schedule, pauseMs, request.signal);
  return request.signal.aborted ? first : callMetered(deps, about, request, dropped);
}

/** Ends early on an abort. */
function pause(schedule: Schedule, ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = schedule(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}

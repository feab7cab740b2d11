import { type FetchLimits, fetchJson, type JsonAnswer } from '../fetch-json.ts';
import { retryAfterSeconds } from '../retry-after.ts';
import { createFailures, type EspnRun } from './espn-run.ts';

export type EspnOptions = {
  /** Scheme and host, such as https://site.api.espn.com. No other host is ever asked. */
  baseUrl: string;
  limits?: FetchLimits;
  /** Calls in one round. */
  callsPerRun?: number;
  /** Milliseconds of the process's own clock. */
  elapsedMs?: () => number;
};

export type EspnRequest = { path: string; query?: Readonly<Record<string, string>> };

export type EspnCaller = {
  startRun(now: Date, signal: AbortSignal): EspnRun;
  /** What `parse` makes of the answer; null when there is none or it is something else, which the run's failures tell. */
  read<Value>(
    run: EspnRun,
    what: string,
    request: EspnRequest,
    parse: (body: unknown) => Value | null,
  ): Promise<Value | null>;
};

const LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 20_000_000 };
const CALLS_PER_RUN = 60;
/** A round ends well before the two minutes that its job has. */
const RUN_MS = 75_000;
const UNREACHED_MAX = 3;
const PAUSE_SECONDS = 60;
const PAUSE_MAX_SECONDS = 6 * 3600;

/** Calls ESPN, no more often than a round allows, and not at all while it has asked for a pause. */
export function createEspnCaller(options: EspnOptions): EspnCaller {
  const { limits = LIMITS, callsPerRun = CALLS_PER_RUN, elapsedMs = () => performance.now() } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  let pausedUntilMs = 0;

  function mayAsk(run: EspnRun): boolean {
    if (pausedUntilMs > run.now.getTime()) {
      run.retryAfterSeconds = Math.ceil((pausedUntilMs - run.now.getTime()) / 1000);
      run.stopped ??= 'it asked for a pause, which is not over';
    }
    if (elapsedMs() > run.endsAtMs) run.stopped ??= 'the round took too long and was ended';
    if (run.callsLeft <= 0) run.stopped ??= `no more than ${callsPerRun} calls are made in a round`;
    if (run.stopped !== null) run.failures.note(`Not everything was asked for: ${run.stopped}`);
    return run.stopped === null;
  }

  function noteFailure(run: EspnRun, answer: Extract<JsonAnswer, { ok: false }>): void {
    run.unreached = answer.status === null ? run.unreached + 1 : 0;
    if (run.unreached >= UNREACHED_MAX) run.stopped ??= `it could not be reached ${UNREACHED_MAX} times in a row`;
    if (answer.status === 403) run.stopped ??= 'it refused to answer (HTTP 403)';
    if (answer.status !== 429) return;
    run.retryAfterSeconds = Math.min(retryAfterSeconds(answer.headers, run.now) ?? PAUSE_SECONDS, PAUSE_MAX_SECONDS);
    pausedUntilMs = run.now.getTime() + run.retryAfterSeconds * 1000;
    run.stopped ??= 'it asked for a pause: too many calls';
  }

  return {
    startRun: (now, signal) => ({
      now,
      signal,
      callsLeft: callsPerRun,
      endsAtMs: elapsedMs() + RUN_MS,
      had: 0,
      unreached: 0,
      stopped: null,
      retryAfterSeconds: null,
      failures: createFailures(),
    }),
    async read(run, what, { path, query = {} }, parse) {
      run.signal.throwIfAborted();
      if (!mayAsk(run)) return null;
      run.callsLeft -= 1;
      const url = new URL(`${base}/apis/site/v2/sports/${path}`);
      url.search = new URLSearchParams(query).toString();
      const answer = await fetchJson(url, run.signal, limits);
      if (answer.ok) run.unreached = 0;
      else noteFailure(run, answer);
      const value = answer.ok ? parse(answer.body) : null;
      if (value === null) run.failures.note(`${what}: ${answer.ok ? 'it sent something else' : `it ${answer.reason}`}`);
      return value;
    },
  };
}

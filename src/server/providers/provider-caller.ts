import type { Tracer } from '../platform/process/tracer.ts';
import type { FetchLimits } from './fetch-bytes.ts';
import { fetchJson, type JsonAnswer } from './fetch-json.ts';
import { createFailures, type ProviderRun } from './provider-run.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { traceCall } from './trace-call.ts';

export type CallerOptions = {
  /** For the operator: "ESPN". */
  provider: string;
  /** Scheme and host, and what every path has in front. No other host is ever asked. */
  baseUrl: string;
  /** What the provider wants to be told beside the usual headers. */
  headers?: Readonly<Record<string, string>>;
  limits: FetchLimits;
  /** Calls in one round. */
  callsPerRun: number;
  /** Milliseconds of the process's own clock. */
  elapsedMs?: (() => number) | undefined;
  tracer?: Tracer | undefined;
};

export type ProviderRequest = { path: string; query?: Readonly<Record<string, string>> };

export type ProviderCaller = {
  startRun(now: Date, signal: AbortSignal): ProviderRun;
  /** What `parse` makes of the answer; null when there is none or it is something else, which the run's failures tell. */
  read<Value>(
    run: ProviderRun,
    what: string,
    request: ProviderRequest,
    parse: (body: unknown) => Value | null,
  ): Promise<Value | null>;
};

/** A round ends well before the two minutes that its job has. */
const RUN_MS = 75_000;
const UNREACHED_MAX = 3;
const PAUSE_SECONDS = 60;
const PAUSE_MAX_SECONDS = 6 * 3600;

/** Calls a provider, no more often than a round allows, and not at all while it has asked for a pause. */
export function createProviderCaller(options: CallerOptions): ProviderCaller {
  const { provider, headers = {}, limits, callsPerRun, elapsedMs = () => performance.now(), tracer } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  let pausedUntilMs = 0;

  function mayAsk(run: ProviderRun): boolean {
    if (pausedUntilMs > run.now.getTime()) {
      run.retryAfterSeconds = Math.ceil((pausedUntilMs - run.now.getTime()) / 1000);
      run.stopped ??= 'it asked for a pause, which is not over';
    }
    if (elapsedMs() > run.endsAtMs) run.stopped ??= 'the round took too long and was ended';
    if (run.callsLeft <= 0) run.stopped ??= `no more than ${callsPerRun} calls are made in a round`;
    if (run.stopped !== null) run.failures.note(`Not everything was asked for: ${run.stopped}`);
    return run.stopped === null;
  }

  function noteFailure(run: ProviderRun, answer: Extract<JsonAnswer, { ok: false }>): void {
    run.unreached = answer.status === null ? run.unreached + 1 : 0;
    if (run.unreached >= UNREACHED_MAX) run.stopped ??= `it could not be reached ${UNREACHED_MAX} times in a row`;
    if (answer.status === 403) run.stopped ??= 'it refused to answer (HTTP 403)';
    const pause = pauseSeconds(answer, run.now);
    if (pause === null) return;
    run.retryAfterSeconds = pause;
    pausedUntilMs = run.now.getTime() + pause * 1000;
    run.stopped ??= answer.status === 429 ? 'it asked for a pause: too many calls' : 'it asked for a pause';
  }

  return {
    startRun: (now, signal) => ({
      provider,
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
      const url = new URL(`${base}/${path}`);
      url.search = new URLSearchParams(query).toString();
      const answer = await traceCall(tracer, provider, () => fetchJson(url, run.signal, limits, headers));
      if (answer.ok) run.unreached = 0;
      else noteFailure(run, answer);
      const value = answer.ok ? parse(answer.body) : null;
      if (value === null) run.failures.note(`${what}: ${answer.ok ? 'it sent something else' : `it ${answer.reason}`}`);
      return value;
    },
  };
}

/** Too many calls always mean a pause; a provider that is out of service may name one. */
function pauseSeconds({ status, headers }: Extract<JsonAnswer, { ok: false }>, now: Date): number | null {
  const asked = status === 429 || status === 503 ? retryAfterSeconds(headers, now) : null;
  const seconds = asked ?? (status === 429 ? PAUSE_SECONDS : null);
  return seconds === null ? null : Math.min(seconds, PAUSE_MAX_SECONDS);
}

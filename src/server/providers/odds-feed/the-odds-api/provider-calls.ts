import type { Tracer } from '../../../platform/process/tracer.ts';
import type { FetchLimits } from '../../fetch-bytes.ts';
import { fetchJson, type JsonAnswer } from '../../fetch-json.ts';
import { retryAfterSeconds } from '../../retry-after.ts';
import { traceCall } from '../../trace-call.ts';
import { type FeedCredits, FeedError } from '../odds-feed.port.ts';
import { asObject } from './raw-values.ts';

export type Call = (path: string, query: Record<string, string>, signal: AbortSignal) => Promise<JsonAnswer>;
export type Failed = Extract<JsonAnswer, { ok: false }>;

/** The key is in the address of every call: no address is ever logged or thrown. */
export function createCall(options: {
  baseUrl: string;
  apiKey: string;
  limits: FetchLimits;
  tracer?: Tracer | undefined;
}): Call {
  return (path, query, signal) => {
    const url = new URL(path, options.baseUrl);
    url.search = new URLSearchParams({ ...query, apiKey: options.apiKey }).toString();
    return traceCall(options.tracer, 'The Odds API', () => fetchJson(url, signal, options.limits));
  };
}

const REFUSALS = [401, 403, 429];

/** The key or its credits are refused, or we were too quick: asking on is useless. */
export const isRefusal = (answer: Failed): boolean => answer.status !== null && REFUSALS.includes(answer.status);

/** It will not be answered better in a minute: the sport or the market is unknown. */
export const isLasting = ({ status }: Failed): boolean => status !== null && [400, 404, 410, 422].includes(status);

export const noCredits: FeedCredits = { used: 0, remaining: null, usedOfPlan: null, dearestCall: 0 };

/**
 * What one more answer adds. Calls run side by side, so the lowest remainder is the latest. `assumed` is what a call
 * costs whose answer does not say.
 */
export function addCredits(before: FeedCredits, headers: Headers | null, assumed: number): FeedCredits {
  if (!headers) return before;
  const last = wholeNumber(headers.get('x-requests-last')) ?? assumed;
  return {
    used: before.used + last,
    remaining: pick(Math.min, before.remaining, wholeNumber(headers.get('x-requests-remaining'))),
    usedOfPlan: pick(Math.max, before.usedOfPlan, wholeNumber(headers.get('x-requests-used'))),
    dearestCall: Math.max(before.dearestCall, last),
  };
}

const pick = (choose: (a: number, b: number) => number, a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : choose(a, b);

export function feedErrorOf(answer: Failed, now: Date, credits: FeedCredits | null = null): FeedError {
  const left = isUsedUp(answer) ? { ...(credits ?? noCredits), remaining: 0 } : credits;
  return new FeedError(wordsOf(answer), { retryAfterSeconds: pauseOf(answer, now), credits: left });
}

const isUsedUp = ({ body }: Failed): boolean => asObject(body)?.error_code === 'OUT_OF_USAGE_CREDITS';

function wordsOf(answer: Failed): string {
  const { status, reason } = answer;
  if (isUsedUp(answer)) return 'The odds provider says that the credits of ODDS_API_KEY are used up.';
  if (status === 401 || status === 403) return 'The odds provider refused ODDS_API_KEY.';
  if (status === 429) return 'The odds provider asks for a pause: too many calls.';
  return `The odds provider ${reason}.`;
}

/** The seconds or the date of `Retry-After`; null when no pause was asked for, 0 for one without a length. */
export const pauseOf = ({ headers, status }: Failed, now: Date): number | null =>
  retryAfterSeconds(headers, now) ?? (status === 429 ? 0 : null);

const wholeNumber = (value: string | null): number | null =>
  value !== null && /^\d{1,9}(\.0+)?$/.test(value.trim()) ? Number(value) : null;

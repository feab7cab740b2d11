const USUAL_SECONDS = 5;
const SECONDS_MAX = 60;

/** How long a site may make its reader wait: seconds or a time (RFC 9110, 10.2.3), never more than a minute, five seconds where it says neither. */
export function pauseMs(retryAfter: string | null, nowMs: number): number {
  const text = retryAfter?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, nowMs);
  return Math.min(SECONDS_MAX, Math.max(0, seconds)) * 1000;
}

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

function secondsUntil(text: string, nowMs: number): number {
  const atMs = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? USUAL_SECONDS : (atMs - nowMs) / 1000;
}

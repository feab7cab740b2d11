import { RateLimitedError } from '../errors.ts';
import type { Clock } from '../process/clock.ts';

const MINUTE_MS = 60_000;

/**
 * Counts what each account asks of this process within a minute by the clock, whatever it is, so that reading everything in a loop
 * ends too. In memory: a count in the database would cost more than most of what is asked. Its answer throws beyond the limit.
 */
export function createRequestGate(now: Clock, limit: number | null): (userId: string) => void {
  let minute = -1;
  const asked = new Map<string, number>();
  return (userId) => {
    if (limit === null) return;
    const ms = now().getTime();
    const current = Math.floor(ms / MINUTE_MS);
    if (current !== minute) asked.clear();
    minute = current;
    const count = (asked.get(userId) ?? 0) + 1;
    asked.set(userId, count);
    if (count <= limit) return;
    const message = 'This account asked a lot within a minute. Please wait a moment.';
    throw new RateLimitedError(message, ((current + 1) * MINUTE_MS - ms) / 1000);
  };
}

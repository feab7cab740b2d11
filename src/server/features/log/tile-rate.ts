import { RateLimitedError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/http/rate-limit-address.ts';
import type { Clock } from '../../platform/process/clock.ts';

/** A million leaves are some 8,000 files: a verifier reads them in a minute or two, and no one keeps the database from others. */
const FILES_PER_WINDOW = 6_000;
const WINDOW_MS = 60_000;

/** Counts what a network address asks of the log at this process. Exact counts over all processes would cost more than the files. */
export function createTileRate(now: Clock): (address: string) => void {
  let windowStartMs = 0;
  const asked = new Map<string, number>();
  return (address) => {
    const nowMs = now().getTime();
    if (nowMs - windowStartMs >= WINDOW_MS) {
      asked.clear();
      windowStartMs = nowMs;
    }
    const network = networkOf(address);
    const count = (asked.get(network) ?? 0) + 1;
    if (count > FILES_PER_WINDOW) {
      throw new RateLimitedError('Too many files of the log at once.', (windowStartMs + WINDOW_MS - nowMs) / 1000);
    }
    asked.set(network, count);
  };
}

import { RateLimitedError } from '../errors.ts';
import type { Clock } from '../process/clock.ts';
import { networkOf } from './rate-limit-address.ts';

const WINDOW_MS = 60_000;
/** Of one network, and of all together; also how many networks are remembered, for a minute at most and in memory alone. */
const OF_ONE = 20;
const OF_ALL = 300;

/** Lets so many in a minute through. No statement is spent on it: what costs the database could be used to flood it. */
export function createReportGate(now: Clock): (address: string) => void {
  let since = Number.NEGATIVE_INFINITY;
  let all = 0;
  const byNetwork = new Map<string, number>();
  return (address) => {
    const ms = now().getTime();
    if (ms - since >= WINDOW_MS || ms < since) {
      since = ms;
      all = 0;
      byNetwork.clear();
    }
    const network = networkOf(address);
    const own = byNetwork.get(network) ?? 0;
    if (own >= OF_ONE || all >= OF_ALL)
      throw new RateLimitedError('Enough reports for now.', (since + WINDOW_MS - ms) / 1000);
    byNetwork.set(network, own + 1);
    all += 1;
  };
}

import type { Clock } from '../../platform/process/clock.ts';
import { fetchBytes } from '../fetch-bytes.ts';
import type { PushOutcome, PushSender } from './push-sender.port.ts';
import { vapidAuthorization } from './vapid.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: 20_000 };
/** A price that came so long ago is no news. */
const KEPT_SECONDS = 30 * 60;
const LONGEST_WAIT_MS = 3_600_000;

/** Web Push (RFC 8030) without a message: there is nothing in it that a push service could read or keep. */
export function createWebPush(deps: { key: string; subject: string; now: Clock }): PushSender {
  return {
    async send(endpoint, signal) {
      const { key, subject, now } = deps;
      const answer = await fetchBytes(endpoint, signal, LIMITS, {
        type: null,
        body: Buffer.alloc(0),
        headers: {
          authorization: vapidAuthorization(key, { origin: endpoint.origin, subject, now: now() }),
          ttl: `${KEPT_SECONDS}`,
          urgency: 'high',
          // What waits for a browser that is off is one push, however many alerts there were.
          topic: 'alerts',
        },
      });
      return answer.ok ? { kind: 'sent' } : outcomeOf(answer, now());
    },
  };
}

type Refusal = { status: number | null; reason: string; headers: Headers | null };

function outcomeOf({ status, reason, headers }: Refusal, now: Date): PushOutcome {
  if (status === 404 || status === 410) return { kind: 'gone' };
  return { kind: 'later', afterMs: waitOf(headers?.get('retry-after') ?? null, now), reason };
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function waitOf(written: string | null, now: Date): number | null {
  if (written === null) return null;
  const ms = /^\d+$/.test(written) ? Number(written) * 1_000 : Date.parse(written) - now.getTime();
  return ms >= 0 ? Math.min(ms, LONGEST_WAIT_MS) : null;
}

import { setTimeout } from 'node:timers/promises';

/** Waits, or comes back sooner where the signal ends it. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}

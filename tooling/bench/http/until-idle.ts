import { setTimeout } from 'node:timers/promises';
import type { processorSeconds } from './processor-time.ts';

const IDLE_SHARE = 0.04;
const IDLE_LOOK_MS = 3_000;
const IDLE_LOOKS_AT_MOST = 40;

/** What the product makes once in a new database, the demo's past, is no part of a request. */
export async function untilIdle(spent: () => ReturnType<typeof processorSeconds>): Promise<void> {
  let before = await spent();
  for (let look = 0; look < IDLE_LOOKS_AT_MOST; look += 1) {
    await setTimeout(IDLE_LOOK_MS);
    const now = await spent();
    if (!before || !now) return;
    const used = now.server + now.database - before.server - before.database;
    if (used < (IDLE_SHARE * IDLE_LOOK_MS) / 1000) return;
    before = now;
  }
}

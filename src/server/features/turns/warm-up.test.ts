import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { warmUp } from './warm-up.ts';

const NOW = new Date('2026-11-21T18:00:00Z');

describe('the warm-up', () => {
  it('goes through the whole slate and lets others in between its games', async () => {
    const slate = await demoSlateAt(NOW);
    let pauses = 0;
    const ids: string[] = [];
    const deps = {
      now: () => NOW,
      newId: () => ids[ids.push(randomUUID()) - 1]!,
      pause: async () => {
        pauses += 1;
      },
    };
    await warmUp(deps, slate, new AbortController().signal);
    expect(pauses).toBe(slate.events.length);
    expect(ids).toHaveLength(10);
  });

  it('ends where it is when the server closes', async () => {
    const slate = await demoSlateAt(NOW);
    const closing = new AbortController();
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
      closing.abort();
    };
    await warmUp({ now: () => NOW, newId: randomUUID, pause }, slate, closing.signal);
    expect(pauses).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

describe('a keyed queue', () => {
  it('runs the work of one key in order and one at a time, even past a failure', async () => {
    const inQueue = createKeyedQueue();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    };
    const outcomes = await Promise.allSettled([
      inQueue('one', work('a')),
      inQueue('one', work('b')),
      inQueue('one', work('c')),
    ]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(outcomes.map((one) => one.status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('does not keep different keys waiting for each other', async () => {
    const inQueue = createKeyedQueue();
    let finish = () => {};
    const blocked = inQueue('one', () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await inQueue('two', async () => 'done')).toBe('done');
    finish();
    await blocked;
  });
});

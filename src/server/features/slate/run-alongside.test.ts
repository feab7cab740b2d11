import { expect, it } from 'vitest';
import { runAlongside } from './run-alongside.ts';

it('works while the other is under way, and ends after both, whichever of them fails', async () => {
  const told: string[] = [];
  const started = async (error?: string) => {
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    told.push('written');
    if (error !== undefined) throw new Error(error);
  };
  const work = (error?: string) => () => {
    told.push('worked');
    if (error !== undefined) throw new Error(error);
    return 42;
  };
  expect(await runAlongside(started(), work())).toBe(42);
  await expect(runAlongside(started(), work('no work'))).rejects.toThrow('no work');
  await expect(runAlongside(started('not written'), work())).rejects.toThrow('not written');
  await expect(runAlongside(Promise.reject(new Error('at once')), work())).rejects.toThrow('at once');
  expect(told.filter((word) => word === 'worked')).toHaveLength(4);
  expect(told.slice(0, 6)).toEqual(['worked', 'written', 'worked', 'written', 'worked', 'written']);
});

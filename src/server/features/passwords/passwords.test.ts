import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  const passwords = createPasswords();

  it('are told apart by every character, however long', async () => {
    const stored = await passwords.hash('x'.repeat(256));
    expect(await passwords.matches(stored, 'x'.repeat(256))).toBe(true);
    expect(await passwords.matches(stored, `${'x'.repeat(255)}y`)).toBe(false);
    expect(await passwords.matches(stored, 'x'.repeat(255))).toBe(false);
  });

  it('have a salt each', async () => {
    expect(await passwords.hash('the same')).not.toBe(await passwords.hash('the same'));
  });

  it('never match where nobody has an account, at the cost of a real check', async () => {
    const stored = await passwords.hash('secret of somebody');
    const medianMs = async (against: string | undefined) => {
      const times: number[] = [];
      for (let n = 0; n < 9; n++) {
        const begun = performance.now();
        expect(await passwords.matches(against, 'a guess')).toBe(false);
        times.push(performance.now() - begun);
      }
      return times.sort((a, b) => a - b)[4]!;
    };
    await passwords.matches(undefined, '');
    const [known, unknown] = [await medianMs(stored), await medianMs(undefined)];
    expect(unknown).toBeGreaterThan(known / 5);
    expect(unknown).toBeLessThan(known * 5);
  });

  it('refuses work behind a queue that is too long, and goes on afterwards', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 410 }, () => passwords.matches('not a hash', 'x')));
    const refused = outcomes.filter((one) => one.status === 'rejected' && one.reason.code === 'unavailable');
    expect(refused).toHaveLength(410 - 404);
    expect(await passwords.matches(undefined, 'x')).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stakeCents } from './stake-cents.ts';

const cents = fc.integer({ min: 1, max: 10_000_000_000 });
/** Quarter units, as picks carry them. */
const units = fc.integer({ min: 0, max: 20 }).map((quarters) => quarters / 4);

describe('stakeCents', () => {
  it.each([
    ['1 % of the bankroll where no unit is set', 1.5, 100_000, null, 1500],
    ['the bettor’s own unit before it', 1.5, 100_000, 2500, 3750],
    ['a unit without a bankroll', 0.25, null, 1000, 250],
    ['a cent rounded down', 0.25, 3333, null, 8],
    ['nothing for a pass', 0, 100_000, null, 0],
    ['nothing that no cent is left of', 0.25, 100, null, 0],
    ['never more than there is', 2, 10_000, 10_000, 10_000],
  ])('is %s', (_, amount, bankrollCents, unitCents, stake) => {
    expect(stakeCents(amount, { bankrollCents, unitCents })).toBe(stake);
  });

  it('is unknown without bankroll and unit', () => {
    expect(stakeCents(1, { bankrollCents: null, unitCents: null })).toBeNull();
  });

  it('is the largest whole number of cents that is not above units x unit, nor above the bankroll', () => {
    fc.assert(
      fc.property(units, cents, fc.option(cents), (amount, bankrollCents, unitCents) => {
        const stake = stakeCents(amount, { bankrollCents, unitCents });
        // In ten-thousandths of a cent, without fractions.
        const exact = BigInt(amount * 100) * BigInt(unitCents === null ? bankrollCents : unitCents * 100);
        const floored = exact / 10_000n;
        expect(stake).toBe(Number(floored < BigInt(bankrollCents) ? floored : BigInt(bankrollCents)));
      }),
    );
  });

  it('rises with the units and with the money', () => {
    fc.assert(
      fc.property(units, units, cents, cents, (a, b, x, y) => {
        const at = (amount: number, bankrollCents: number) =>
          stakeCents(amount, { bankrollCents, unitCents: null }) ?? Number.NaN;
        expect(at(Math.min(a, b), x)).toBeLessThanOrEqual(at(Math.max(a, b), x));
        expect(at(a, Math.min(x, y))).toBeLessThanOrEqual(at(a, Math.max(x, y)));
      }),
    );
  });

  it('names what cannot be', () => {
    const money = { bankrollCents: null, unitCents: null };
    for (const bad of [-0.25, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => stakeCents(bad, money)).toThrow(/units/);
    for (const bad of [0, -1, 10.5, Number.NaN]) {
      expect(() => stakeCents(1, { ...money, bankrollCents: bad })).toThrow(/bankrollCents/);
      expect(() => stakeCents(1, { ...money, unitCents: bad })).toThrow(/unitCents/);
    }
  });
});

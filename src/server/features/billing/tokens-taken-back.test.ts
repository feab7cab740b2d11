import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensTakenBack } from './apply-paid.ts';

const payment = fc.record({ tokens: fc.nat(100_000), amountCents: fc.integer({ min: 1, max: 100_000_000 }) });

describe('the tokens that a refund is worth', () => {
  it.each([
    [50, 1000, 1000, 50],
    [50, 1000, 999, 49],
    [125, 2250, 1, 0],
    [125, 2250, 18, 1],
    [125, 2250, 1125, 62],
    [150, 0, 0, 0],
  ])('%i for %i cents, of which %i went back: %i', (tokens, amountCents, refunded, taken) => {
    expect(tokensTakenBack({ tokens, amountCents }, refunded)).toBe(taken);
  });

  it('are whole, never more than the share of the money, less than one short of it, and all for all', () => {
    fc.assert(
      fc.property(payment, fc.nat(1_000_000), (paid, part) => {
        const refunded = part % (paid.amountCents + 1);
        const taken = tokensTakenBack(paid, refunded);
        expect(Number.isSafeInteger(taken)).toBe(true);
        expect(BigInt(taken)).toBe((BigInt(paid.tokens) * BigInt(refunded)) / BigInt(paid.amountCents));
        expect(tokensTakenBack(paid, paid.amountCents)).toBe(paid.tokens);
      }),
    );
  });
});

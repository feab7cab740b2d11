import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marginTotalChance } from '../odds/margin-total.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { type GameLeg, sameGameLegs } from './same-game-legs.ts';

const margin = (must: GameLeg['must'], probability: number): GameLeg => ({ on: 'margin', must, probability });
const total = (must: GameLeg['must'], probability: number): GameLeg => ({ on: 'total', must, probability });

describe('legs of one game', () => {
  it('are multiplied where margin and total do not hang together', () => {
    const { joint, lift } = sameGameLegs([margin('above', 0.55), total('below', 0.4)], 0);
    expect(joint).toBeCloseTo(0.22, 12);
    expect(lift).toBeCloseTo(1, 12);
  });

  it('win together a third of the time at even chances and a correlation of a half', () => {
    expect(sameGameLegs([margin('above', 0.5), total('above', 0.5)], 0.5).joint).toBeCloseTo(1 / 3, 12);
    expect(sameGameLegs([margin('below', 0.5), total('above', 0.5)], 0.5).joint).toBeCloseTo(1 / 6, 12);
  });

  it('agree with the margin and total that stand behind the chances', () => {
    const model = { margin: { mean: 3, sd: 13 }, total: { mean: 45, sd: 13 }, rho: 0.055 };
    const legs = { margin: { side: 'away', above: 2.5 }, total: { side: 'over', line: 47.5 } } as const;
    const expected = marginTotalChance(model, legs);
    const found = sameGameLegs([margin('below', expected.margin), total('above', expected.total)], 0.055);
    expect(found.joint).toBeCloseTo(expected.joint, 12);
  });

  it('of one axis are nested, overlap in the middle, or cannot both win', () => {
    expect(sameGameLegs([margin('above', 0.6), margin('above', 0.4)], 0.3).joint).toBeCloseTo(0.4, 12);
    expect(sameGameLegs([margin('above', 0.6), margin('below', 0.55)], 0.3).joint).toBeCloseTo(0.15, 12);
    expect(sameGameLegs([total('above', 0.4), total('below', 0.5)], 0.3).joint).toBe(0);
  });

  it('never win together more often than the least likely of them, nor less often than the chances force', () => {
    const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    const way = fc.constantFrom('above' as const, 'below' as const);
    fc.assert(
      fc.property(chance, chance, way, way, fc.double({ min: -0.9, max: 0.9, noNaN: true }), (p, q, a, b, rho) => {
        const { joint, lift } = sameGameLegs([margin(a, p), total(b, q)], rho);
        expect(joint).toBeLessThanOrEqual(Math.min(p, q) + 1e-12);
        expect(joint).toBeGreaterThanOrEqual(Math.max(0, p + q - 1) - 1e-12);
        expect(lift).toBeCloseTo(joint / (p * q), 9);
      }),
    );
  });

  it('are refused without a leg, a chance or a correlation', () => {
    expect(() => sameGameLegs([], 0)).toThrow(OddsInputError);
    expect(() => sameGameLegs([margin('above', 1)], 0)).toThrow(OddsInputError);
    expect(() => sameGameLegs([margin('above', 0.5)], 1.1)).toThrow(expect.objectContaining({ argument: 'rho' }));
    const odd = JSON.parse('{"on":"moon","must":"above","probability":0.5}') as GameLeg;
    expect(() => sameGameLegs([odd], 0)).toThrow(OddsInputError);
  });
});

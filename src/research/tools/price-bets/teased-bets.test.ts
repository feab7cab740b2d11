import { describe, expect, it } from 'vitest';
import { PriceBetsInput as Input, type PriceBetsInput } from '#contract/research/price-bets.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { worldOf } from '../test-worlds.ts';
import { priceBets } from './price-bets.ts';

const BILLS = { eventId: 'g1', market: 'spread', side: 'away', line: 2.5 } as const;
const COWBOYS = { eventId: 'g2', market: 'spread', side: 'home' } as const;
const NOBODYS = { ...COWBOYS, line: 99 } as const;

const world = worldOf(footballSlate(), NOW);
const teased = (...bets: readonly object[]) =>
  priceBets(Input.parse({ bets, teaser: { price: '-110' } } as unknown as PriceBetsInput), world);

describe('a teaser', () => {
  it('is one verdict on all of it and none on a leg', () => {
    const asked = teased(BILLS, COWBOYS);
    expect(asked).toMatchObject({ ok: true, verdicts: 1 });
    if (!asked.ok) return;
    expect(asked.data.teaser?.words).toMatch(/ is fair\. -110 has to win /);
    for (const bet of asked.data.bets)
      expect(bet).toMatchObject({
        atAsked: null,
        atBest: null,
        stored: null,
        worstDecimal: null,
        text: expect.stringMatching(/^\S.* wins \d+\.\d% of the time\.$/),
      });
  });

  it.each([
    ['with a line that nobody has', [BILLS, NOBODYS], 'line_not_stored'],
    ['of one leg', [BILLS], 'invalid_input'],
  ])('%s is refused whole, without a word on what its other legs are worth', (_, bets, reason) => {
    const refused = teased(...bets);
    expect(refused).toMatchObject({ ok: false, reason });
    expect(JSON.stringify(refused)).not.toMatch(/Bills|average|units/);
  });

  it.each([
    [-3, 3.5],
    [3.5, -3],
    [7, -6.5],
    [3, -2.5],
  ])('is none where no result lies between two lines of one game, %f and %f', (away, home) => {
    const asked = teased({ ...BILLS, line: away }, { ...BILLS, side: 'home', line: home });
    expect(asked).toMatchObject({ ok: false, message: expect.stringContaining('never win together') });
  });

  it('is one where a single result does', () => {
    const asked = teased({ ...BILLS, line: 3.5 }, { ...BILLS, side: 'home', line: -2.5 });
    expect(asked.ok && asked.data.teaser?.chance).toBeGreaterThan(0.02);
  });
});

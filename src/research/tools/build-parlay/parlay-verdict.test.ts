import { describe, expect, it } from 'vitest';
import type { Parlay } from '#contract/research/build-parlay.ts';
import { asked, BILLS, BOTH, lead, OVER, ticket } from '../../words/blocks/test-parlay-blocks.ts';
import { buildParlayTool } from './tool.ts';

const parlayOf = (input: object) => {
  const { data, told } = asked(input);
  if (!data.parlay) throw new Error('no parlay');
  return { parlay: data.parlay, told, judged: buildParlayTool.judged?.(data) ?? [] };
};

/** What a leg says of whether it is worth a stake, which is what a token buys. */
const verdictsIn = ({ legs }: Parlay) =>
  legs.map((leg) =>
    Object.entries(leg)
      .filter(([name, value]) => VERDICT.test(name) && value !== null)
      .map(([name]) => name),
  );
const VERDICT = /^(?:edge|verdict|passReason|confidence|units|stakeCents|worst)/;

describe('the price of a parlay alone', () => {
  it('is told without a verdict on it or on its legs, to the cent of the product that is shown', () => {
    const { parlay, told, judged } = parlayOf({ legs: BOTH, priceOnly: true, stakeCents: 20_00 });
    expect(parlay).toMatchObject({ verdict: null, edge: null, isJudged: false });
    expect(parlay.payoutCents).toBe(Math.floor(2000 * parlay.decimal + 1e-6));
    expect(judged).toEqual([]);
    expect(verdictsIn(parlay)).toEqual([[], []]);
    expect(lead(told)).toMatch(/^2 legs at Betmgm pay \+\d+ .*\$20\.00 returns \$\d+\.\d\d/);
    expect(ticket(told).legs.every(({ verdict, edge }) => verdict === undefined && edge === undefined)).toBe(true);
  });
});

describe('a price that is stated for all legs', () => {
  it('is a pass where it is shorter than the fair price, and takes its own payout', () => {
    const { parlay, told } = parlayOf({ legs: BOTH, price: '+150', stakeCents: 10_00 });
    expect(parlay).toMatchObject({ verdict: 'pass', isJudged: true, whole: { text: '+150', payoutCents: 25_00 } });
    expect(lead(told)).toMatch(/^Pass on these 2 legs at your \+150 \(2\.50\): about \+\d+ /);
  });

  it('is a bet where it beats the fair price by more than the error of its legs', () => {
    const { parlay } = parlayOf({ legs: BOTH, price: '+340' });
    expect(parlay.verdict).toBe('bet');
    expect(parlay.whole?.edge).toBeCloseTo(parlay.fairChance * 4.4 - 1, 9);
  });

  it('is refused where no book would leave it', () => {
    expect(parlayOf({ legs: BOTH, price: '+2000' }).parlay).toMatchObject({ verdict: 'pass' });
    expect(parlayOf({ legs: BOTH, price: '+2000' }).parlay.verdictReason).toContain('old or mistyped');
  });

  it('judges legs of one game by what was measured of them, and none without a price', () => {
    const game = [BILLS, OVER];
    expect(parlayOf({ legs: game }).parlay).toMatchObject({ verdict: null, isJudged: false });
    expect(verdictsIn(parlayOf({ legs: game }).parlay)).toEqual([[], []]);
    expect(verdictsIn(parlayOf({ legs: game, price: '+150' }).parlay).map(({ length }) => length > 4)).toEqual([
      true,
      true,
    ]);
    expect(parlayOf({ legs: game, price: '+150' }).parlay.verdict).toBe('pass');
    expect(parlayOf({ legs: game, price: '+330' }).parlay.verdict).toBe('lean');
  });
});

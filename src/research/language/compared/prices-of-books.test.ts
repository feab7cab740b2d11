import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, notesOf } = await demoTalk();

describe('the best and the worst price of a bet', () => {
  it.each([
    ['best and worst price on the chiefs moneyline'],
    ['highest and lowest odds for chiefs -3.5'],
    ['should i bet the chiefs ml', 'best and worst price on it?'],
  ])('are told with what the worst one costs: %s', (...texts) => {
    expect(notesOf(...texts)).toMatch(/the best, down to .*the worst\. \$100\.00 wins .* costs you \$\d+\.\d\d when/);
    expect(talk(...texts).isCharged).toBe(false);
  });

  it('are told for the stake that is named behind them', () => {
    const { plan, isCharged } = talk(
      'best and worst price on the chiefs moneyline',
      'what does the worst price cost me on $250',
    );
    const [, best, worst, cost] =
      /\$250\.00 wins \$([\d.]+) at the one and \$([\d.]+) at the other, so the worst costs you \$([\d.]+)/.exec(
        plan?.kind === 'say' ? plan.text : '',
      ) ?? [];
    expect(Number(best) - Number(worst)).toBeCloseTo(Number(cost), 2);
    expect(isCharged).toBe(false);
  });

  it('takes the Bills for no money', () => {
    expect(notesOf('best vs worst number on over 47 lions bills')).toContain('$100.00 wins');
  });

  it.each([['best and worst bets today'], ['best price on the chiefs']])('are not told unasked: %s', (text) => {
    const { plan } = talk(text);
    expect(JSON.stringify(plan)).not.toContain('down to');
  });
});

describe('the chance in the price of each book', () => {
  it.each([
    ["what's the implied probability at each book for the chiefs"],
    ['implied % by book on chiefs ml'],
    ['chiefs moneyline at every book', "what's the implied probability at each book"],
  ])('is told book by book: %s', (...texts) => {
    expect(notesOf(...texts)).toMatch(/^Implied by the price on the Chiefs, vig included: (.+ \d+\.\d%){5}.*vig out/);
    expect(talk(...texts).isCharged).toBe(false);
  });

  it('is a sum where one price is named', () => {
    expect(talk("what's the implied probability of -145").plan).toMatchObject({ calls: [{ tool: 'calculate' }] });
  });
});

import { describe, expect, it } from 'vitest';
import { sumAnswer } from './sum-answer.ts';

const D110 = 1 + 100 / 110;

describe('arithmetic on prices', () => {
  it('says what a price implies, and how', () => {
    expect(sumAnswer({ kind: 'implied', decimal: D110 })).toContain(
      '-110 (1.91 in decimal) implies 52.38%: 110 / (110 + 100).',
    );
    expect(sumAnswer({ kind: 'implied', decimal: 2.5 })).toContain('implies 40.00%: 100 / (150 + 100).');
  });

  it('converts between the three ways to write a price', () => {
    const text = sumAnswer({ kind: 'convert', decimal: 2.45 });
    for (const part of ['+145', '2.45', '29/20', '40.82%', '$245', '$145']) expect(text).toContain(part);
  });

  it('pays out the stake that was named, or an example', () => {
    expect(sumAnswer({ kind: 'payout', decimal: 2.45, stake: 50 })).toMatch(
      /^\$50(\.00)? at \+145 .* wins \$72\.50 and returns \$122\.50/,
    );
    expect(sumAnswer({ kind: 'payout', decimal: 2, stake: null })).toMatch(/^No stake was named.*\$100/);
  });

  it('multiplies a parlay out', () => {
    const text = sumAnswer({ kind: 'parlay', decimals: [D110, D110, D110], stake: null });
    expect(text).toContain('1.909 x 1.909 x 1.909 = 6.96, which is +596.');
    expect(text).toContain(`${(100 / D110 ** 3).toFixed(2)}%`);
    expect(text).toContain(`$${(100 * (D110 ** 3 - 1)).toFixed(2)}`);
  });

  it('takes the margin out of both sides, and says where there is none', () => {
    const text = sumAnswer({ kind: 'fair', decimals: [D110, D110] });
    expect(text).toContain('together 104.76%');
    expect(text).toContain('50.00% (+100) and 50.00% (+100)');
    expect(text).toContain('a hold of 4.55%');
    expect(sumAnswer({ kind: 'fair', decimals: [2.2, 2.2] })).toContain('no margin at all');
  });

  it.each([
    [
      -3,
      -3.5,
      'At the same price -3 is better than -3.5: when the side wins by exactly 3 it gives the stake back where -3.5 loses.',
    ],
    [-2.5, -3, 'when the side wins by exactly 3 it wins where -3 only gives the stake back.'],
    [3.5, 3, 'when the side loses by exactly 3 it wins where +3 only gives the stake back.'],
    [0.5, 0, 'when the game is tied it wins where 0 only gives the stake back.'],
    [-1.5, -4.5, 'it never does worse than -4.5, and does better where the result falls between the two.'],
  ])('says what %d has over %d', (better, worse, words) => {
    expect(sumAnswer({ kind: 'lines', side: null, better, worse })).toContain(words);
  });

  it('says which of two prices pays more', () => {
    expect(sumAnswer({ kind: 'prices', better: D110, worse: 1 + 100 / 115 })).toContain(
      '-110 (1.91 in decimal) is the better price: $100 wins $90.91 instead of $86.96 at -115 (1.87 in decimal), and it breaks even at 52.38% instead of 53.49%.',
    );
  });

  it('says the same of totals', () => {
    expect(sumAnswer({ kind: 'lines', side: 'over', better: 44.5, worse: 45 })).toContain(
      'over 44.5 is better than over 45: when the total lands on exactly 45 it wins where over 45 only gives the stake back.',
    );
  });
});

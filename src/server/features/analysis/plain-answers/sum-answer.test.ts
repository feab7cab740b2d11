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
});

import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { readAmounts } from '../../calls/amounts.ts';
import { conceptsIn } from '../../calls/concepts.ts';
import { framed } from './frames.ts';
import type { SumKind } from './sum-kinds.ts';

const frame = (kind: SumKind, text: string) => {
  const tokens = tokenise(text);
  return framed(kind, { tokens, amounts: readAmounts(tokens), says: conceptsIn(tokens), hasSides: false });
};

describe('a sum by what its numbers are', () => {
  it.each<[SumKind, string, object | null]>([
    ['payout', '+320, $75', { kind: 'payout', price: '+320', stakeCents: 75_00 }],
    ['payout', '+320 and -110, $75', null],
    ['to_win', '-145 and $200', { kind: 'payout', price: '-145', toWinCents: 200_00 }],
    ['price_of', '$30 into $105', { kind: 'convert', price: '3.5000' }],
    ['price_of', '$30', null],
    ['parlay', '-110, +150, $25', { kind: 'parlay', prices: ['-110', '+150'], stakeCents: 25_00 }],
    ['parlay', '-110, $25', null],
    ['hedge', '$100 at +1800, them -120', { kind: 'hedge', stakeCents: 100_00, price: '+1800', hedgePrice: '-120' }],
    ['cash_out', '$310 now, $520 later', { kind: 'cash_out', returnsCents: 520_00, offerCents: 310_00 }],
    ['cash_out', '$310', null],
    ['arbitrage', '+130 and -115, $500', { kind: 'arbitrage', prices: ['+130', '-115'], totalCents: 500_00 }],
    ['no_vig', '-135 and +115', { kind: 'no_vig', prices: ['-135', '+115'] }],
    ['hold', '-135', null],
    ['break_even', '-125', { kind: 'break_even', price: '-125' }],
    ['ev', '$20 at +150, 45%', { kind: 'ev', price: '+150', chance: 0.45, stakeCents: 20_00 }],
    ['ev', '$20 at +150', null],
    ['ev', '$20 at +150, fair is +100', { kind: 'ev', price: '+150', chance: 0.5, stakeCents: 20_00 }],
    [
      'hedge',
      '$50 at +600 and $110 on the other side at -180',
      { kind: 'hedge', stakeCents: 50_00, price: '+600', hedgePrice: '-180', hedgeStakeCents: 110_00 },
    ],
    ['free_bet', '$100, -450 and +350', { kind: 'free_bet', faceCents: 100_00, price: '+350', hedgePrice: '-450' }],
    ['streak', '55% and eight losses', { kind: 'streak', chance: 0.55, bets: 8, length: 8 }],
    ['streak', '55%, a run of 6 wins in 100', { kind: 'streak', chance: 0.55, bets: 100, length: 6, of: 'wins' }],
    ['units', '3 of them at $20', null],
  ])('%s: %s', (kind, text, calc) => {
    expect(frame(kind, text)).toEqual(calc);
  });
});

import { describe, expect, it } from 'vitest';
import { CalculateInput, type Calculation } from '#contract/research/calculate.ts';
import { readAmounts } from './amounts.ts';
import { conceptsIn } from './concepts.ts';
import { againWith } from './onward-sum.ts';
import { readPieces } from './pieces.ts';
import { readWords } from './read-words.ts';
import { readStatedBets } from './stated-bets.ts';
import { asked, times } from './test-sums.ts';

describe('the sum before, with something else said', () => {
  const KELLY: Calculation = { kind: 'kelly', price: '+120', chance: 0.5, bankrollCents: 200_000 };
  const HEDGE: Calculation = { kind: 'hedge', stakeCents: 10_000, price: '+400', hedgePrice: '-150' };
  const PARLAY: Calculation = { kind: 'parlay', prices: times(3, '-110'), stakeCents: 5_000 };
  const FREE_BET: Calculation = { kind: 'free_bet', faceCents: 2_500, price: '+300', hedgePrice: '-350' };
  const EV: Calculation = { kind: 'ev', price: '+150', chance: 0.45 };
  /** What a bet that was judged costs. */
  const JUDGED: Calculation = { kind: 'payout', price: '-110' };

  function saidOf(text: string) {
    const tokens = readWords(text);
    const amounts = readAmounts(tokens);
    return { tokens, amounts, says: conceptsIn(tokens), said: readStatedBets(readPieces(tokens, amounts, [])) };
  }
  const again = (before: Calculation, text: string) => {
    const found = againWith([before], saidOf(text));
    return found?.kind === 'calls' ? found.calls.map(({ input }) => CalculateInput.parse(input).calc)[0] : null;
  };

  it.each<[before: Calculation, text: string, after: Calculation]>([
    [PARLAY, 'what if ones -150 instead', { ...PARLAY, prices: ['-110', '-110', '-150'] }],
    [PARLAY, 'the first leg at +120', { ...PARLAY, prices: ['+120', '-110', '-110'] }],
    [PARLAY, 'all of them -120', { ...PARLAY, prices: times(3, '-120') }],
    [PARLAY, 'i got a 20% profit boost on it', { kind: 'boost', price: '6.9579', boost: 0.2, stakeCents: 5_000 }],
    [HEDGE, 'with a 50% boost', { kind: 'boost', price: '+400', boost: 0.5, stakeCents: 10_000 }],
    [PARLAY, 'and w 2', { ...PARLAY, prices: times(2, '-110') }],
    [
      { kind: 'streak', chance: 0.54, bets: 200, length: 6 },
      'im betting 2% each, does kelly like that at -110',
      { kind: 'kelly', price: '-110', chance: 0.54 },
    ],
    [
      { kind: 'cash_out', returnsCents: 15_272, prices: ['2.1', '-110'], offerCents: 6_500 },
      'and if its 60/40 me',
      { kind: 'cash_out', returnsCents: 15_272, chance: 0.6, offerCents: 6_500 },
    ],
    [
      { kind: 'teaser', price: '-120', legs: 2, points: 6, lines: [-7.5, -8] },
      '6.5 pts instead',
      { kind: 'teaser', price: '-120', legs: 2, points: 6.5, lines: [-7.5, -8] },
    ],
    [KELLY, 'bankroll 5000 instead', { ...KELLY, bankrollCents: 500_000 }],
    [KELLY, 'what if my roll was 800', { ...KELLY, bankrollCents: 80_000 }],
    [KELLY, 'a third kelly?', { ...KELLY, fraction: 1 / 3 }],
    [KELLY, 'its really 54', { ...KELLY, chance: 0.54 }],
    [KELLY, 'odds needed?', { kind: 'convert', chance: 0.5 }],
    [EV, 'and the kelly?', { kind: 'kelly', price: '+150', chance: 0.45 }],
    [EV, 'with 200 on it', { ...EV, stakeCents: 20_000 }],
    [HEDGE, 'what if i only hedge half', { ...HEDGE, share: 0.5 }],
    [
      HEDGE,
      'what price do i need on the other side to lock 50',
      { kind: 'hedge', stakeCents: 10_000, price: '+400', profitCents: 5_000 },
    ],
    [PARLAY, 'what if i bet 200 instead', { ...PARLAY, stakeCents: 20_000 }],
    [PARLAY, '100 on that what do i win', { ...PARLAY, stakeCents: 10_000 }],
    [PARLAY, 'y si apuesto 50?', { ...PARLAY, stakeCents: 5_000 }],
    [PARLAY, 'and with 4 legs?', { ...PARLAY, prices: times(4, '-110') }],
    [PARLAY, 'add a leg at +200', { ...PARLAY, prices: [...times(3, '-110'), '+200'] }],
    [PARLAY, 'as a round robin by 2s', { ...PARLAY, kind: 'round_robin', size: 2 }],
    [FREE_BET, 'what about +450 and -600', { ...FREE_BET, price: '+450', hedgePrice: '-600' }],
    [FREE_BET, 'and for 50', { ...FREE_BET, faceCents: 5_000 }],
    [{ kind: 'boost', price: '+250', boost: 0.3 }, '50% boost instead', { kind: 'boost', price: '+250', boost: 0.5 }],
    [
      { kind: 'streak', chance: 0.54, bets: 200, length: 8 },
      'over 500 bets',
      { kind: 'streak', chance: 0.54, bets: 500, length: 8 },
    ],
    [{ kind: 'no_vig', prices: ['-120', '+100'] }, '-130/+110', { kind: 'no_vig', prices: ['-130', '+110'] }],
    [JUDGED, '100 on that what do i win', { ...JUDGED, stakeCents: 10_000 }],
    [JUDGED, 'what if i bet 200 instead', { ...JUDGED, stakeCents: 20_000 }],
    [JUDGED, 'y si apuesto 50?', { ...JUDGED, stakeCents: 5_000 }],
    [JUDGED, 'how much to win 100', { ...JUDGED, toWinCents: 10_000 }],
    [JUDGED, '2 units', { ...JUDGED, units: 2 }],
    [KELLY, 'and if my edge is really only 2%', { ...KELLY, chance: 1.02 / 2.2 }],
    [KELLY, 'with 5% edge', { ...KELLY, chance: 1.05 / 2.2 }],
    [KELLY, 'half it', { ...KELLY, fraction: 0.5 }],
    [PARLAY, 'breakeven on -135?', { kind: 'break_even', price: '-135' }],
    [EV, 'what odds would i need at 42', { kind: 'convert', chance: 0.42 }],
    [EV, 'how much of a 2k roll', { kind: 'kelly', price: '+150', chance: 0.45, bankrollCents: 200_000 }],
    [{ ...JUDGED, stakeCents: 5_000 }, 'whats the implied prob on that', { kind: 'convert', price: '-110' }],
    [{ ...JUDGED, stakeCents: 5_000 }, 'and to win 400', { ...JUDGED, toWinCents: 40_000 }],
    [
      { kind: 'boost', price: '+200', boost: 0.5, stakeCents: 2_500 },
      'hedge it at -230',
      { kind: 'hedge', stakeCents: 2_500, price: '4.000', hedgePrice: '-230' },
    ],
    [HEDGE, 'i only wanna break even', { ...HEDGE, profitCents: 0 }],
    [HEDGE, 'and if i want 300 no matter what', { ...HEDGE, profitCents: 30_000 }],
    [HEDGE, 'what if i can only do 200', { ...HEDGE, hedgeStakeCents: 20_000 }],
    [HEDGE, 'make the stake 80', { ...HEDGE, stakeCents: 8_000 }],
    [
      HEDGE,
      'they offer 290 cashout',
      { kind: 'cash_out', returnsCents: 50_000, prices: ['2.500', '-150'], offerCents: 29_000 },
    ],
    [
      { kind: 'arbitrage', prices: ['+115', '-105'], totalCents: 100_000 },
      'what if i put 400 on the +115',
      { kind: 'hedge', stakeCents: 40_000, price: '+115', hedgePrice: '-105' },
    ],
    [
      { kind: 'arbitrage', prices: ['+115', '-105'], totalCents: 100_000 },
      'its +110 now',
      { kind: 'arbitrage', prices: ['+110', '-105'], totalCents: 100_000 },
    ],
    [
      { kind: 'dutching', prices: ['+300', '+450', '+700'], totalCents: 10_000 },
      'drop the +700',
      { kind: 'dutching', prices: ['+300', '+450'], totalCents: 10_000 },
    ],
    [{ kind: 'convert', chance: 0.6, legs: 4 }, 'and 8 legs', { kind: 'convert', chance: 0.6, legs: 8 }],
    [{ kind: 'convert', chance: 0.6, legs: 4 }, 'at 55 each', { kind: 'convert', chance: 0.55, legs: 4 }],
    [
      { kind: 'clv', price: '+145', closePrice: '+120' },
      'what about -110 to -125',
      { kind: 'clv', price: '-110', closePrice: '-125' },
    ],
    [
      { kind: 'clv', price: '-110', closePrice: '-125' },
      'other side closed +105',
      { kind: 'clv', price: '-110', closePrice: '-125', closeOtherPrices: ['+105'] },
    ],
    [
      { kind: 'ruin', chance: 0.54, units: 20, bankrollCents: 100_000, stakeCents: 5_000, price: '-110' },
      'what if i bet 25',
      { kind: 'ruin', chance: 0.54, units: 40, bankrollCents: 100_000, stakeCents: 2_500, price: '-110' },
    ],
    [
      { kind: 'record', won: 57, lost: 43, price: '-108' },
      'and if 60-40',
      { kind: 'record', won: 60, lost: 40, price: '-108' },
    ],
    [
      { kind: 'round_robin', prices: times(5, '-110'), size: 3, stakeCents: 1_000 },
      'how much if 4 hit',
      { kind: 'round_robin', prices: times(5, '-110'), size: 3, stakeCents: 1_000, winners: 4 },
    ],
    [{ ...JUDGED, stakeCents: 5_000 }, 'make it 75', { ...JUDGED, stakeCents: 7_500 }],
  ])('%j: %s', (before, text, after) => {
    expect(again(before, text)).toEqual(after);
  });

  it.each([
    [JUDGED, 'what about -120'],
    [JUDGED, 'what about 47'],
    [JUDGED, 'and 55%?'],
    [JUDGED, 'break even?'],
    [PARLAY, 'over 44.5?'],
    [KELLY, 'thanks'],
  ] as const)('is not read into %j: %s', (before, text) => {
    expect(again(before, text)).toBeNull();
  });

  it('is asked before what is missing', () => {
    expect(asked('what price do i need on the other side to lock 50', false, HEDGE)).toMatchObject({
      calls: [{ input: { calc: { kind: 'hedge', profitCents: 5_000 } } }],
    });
  });
});

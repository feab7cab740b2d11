import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalculateInput, type Calculation } from '#contract/research/calculate.ts';
import { CalculateResult } from '#contract/research/calculate-result.ts';
import { calculate } from './calculate.ts';
import { paidCents } from './figures.ts';

const ask = (calc: Calculation) => {
  const outcome = calculate(CalculateInput.parse({ calc }));
  if (!outcome.ok) throw new Error(outcome.message);
  expect(CalculateResult.parse(outcome.data)).toEqual(outcome.data);
  const value = (key: string) => outcome.data.figures.find((figure) => figure.key === key)?.value;
  const text = (key: string) => outcome.data.figures.find((figure) => figure.key === key)?.text;
  return { ...outcome.data, assumed: outcome.assumed, value, text };
};

/** Worked out apart from this code, by exact fractions or by hand. */
const SOUND: Record<Calculation['kind'], [calc: Calculation, figure: string, value: number, answer: string]> = {
  bet_run: [
    { kind: 'bet_run', bets: 300, price: '-105', chance: 0.53, stakeCents: 20_000 },
    'down',
    0.2621224,
    '300 bets of $200.00 at -105 (1.95) that win 53.0% of the time make $2,085.71 on average (+3.5% of what is staked), with a standard deviation of $3,375.53. The chance to be down after them is 26.2%.',
  ],
  kelly: [
    { kind: 'kelly', price: '+120', chance: 0.5, fraction: 0.5, bankrollCents: 200_000 },
    'stakeCents',
    8333.3333,
    'Half Kelly stakes $83.33 (4.17% of the bankroll).',
  ],
  hedge: [
    { kind: 'hedge', stakeCents: 10_000, returnsCents: 120_000, hedgePrice: '+150' },
    'hedgeCents',
    48_000,
    'Bet $480.00 on the other side at +150 (2.50); either way you win $620.00.',
  ],
  arbitrage: [
    { kind: 'arbitrage', prices: ['+110', '+110'], totalCents: 100_000 },
    'profit',
    0.05,
    'Yes, these prices make an arbitrage: spread $1,000.00 as shown and $50.00 (+5.00%) is left whatever happens, if every bet is taken.',
  ],
  middle: [
    { kind: 'middle', price: '-110', stakeCents: 11_000, otherPrice: '-110' },
    'needed',
    1 / 21,
    'It wins $200.00 if both win and risks $10.00; the middle must hit 4.76% of the time.',
  ],
  free_bet: [
    { kind: 'free_bet', faceCents: 5_000, price: '+300', hedgePrice: '-350' },
    'keptCents',
    3333.3333,
    'Bet $116.67 on the other side at -350 (1.29): $33.33 is kept whoever wins, 66.7% of the free bet.',
  ],
  boost: [
    { kind: 'boost', price: '+120', boost: 0.25, stakeCents: 2_500 },
    'boosted',
    2.5,
    'The boost makes +120 (2.20) pay like +150 (2.50): $25.00 wins $37.50 and returns $62.50, $7.50 more than without it.',
  ],
  teaser: [
    { kind: 'teaser', price: '-120', legs: 2 },
    'needed',
    0.7385489,
    'Each of the 2 legs must win 73.85% of the time to break even at -120 (1.83).',
  ],
  parlay: [
    { kind: 'parlay', prices: ['-110', '+120', '+200'], stakeCents: 1_000 },
    'returnsCents',
    12_600,
    '3 legs pay +1160 (12.60): $10.00 returns $126.00, a profit of $116.00.',
  ],
  round_robin: [
    { kind: 'round_robin', prices: ['-110', '+120', '+200', '-150'], size: 2, stakeCents: 1_000 },
    'returns4',
    28375.7576,
    '4 legs by 2s are 6 parlays, $60.00 in all at $10.00 each; 3 winners of 4 always cover the cost.',
  ],
  dutching: [
    { kind: 'dutching', prices: ['+300', '+400'], totalCents: 9_000 },
    'stake1',
    5_000,
    'Spread $90.00 as shown: any of them returns $200.00, a result of $110.00.',
  ],
  no_vig: [
    { kind: 'no_vig', prices: ['-110', '-110'] },
    'fair1',
    0.5,
    'Without the margin these are +100 (2.00) and +100 (2.00): chances of 50.0% and 50.0%.',
  ],
  hold: [
    { kind: 'hold', prices: ['-110', '-110'] },
    'hold',
    1 / 22,
    'The hold is 4.55%: that is the share of all bets the book keeps when the money is balanced.',
  ],
  break_even: [
    { kind: 'break_even', price: '-110' },
    'breakEven',
    11 / 21,
    'A bet at -110 (1.91) must win 52.38% of the time to break even.',
  ],
  ev: [
    { kind: 'ev', price: '+120', chance: 0.5, stakeCents: 10_000 },
    'ev',
    0.1,
    'The expected value is +10.0% of the stake: $10.00 on $100.00.',
  ],
  convert: [
    { kind: 'convert', price: '-110' },
    'implied',
    11 / 21,
    '-110 (1.91) is 10/11 in fractions and implies a chance of 52.38%.',
  ],
  payout: [
    { kind: 'payout', price: '+120', stakeCents: 5_000 },
    'returnsCents',
    11_000,
    '$50.00 at +120 (2.20) wins $60.00 and returns $110.00 with the stake.',
  ],
  cash_out: [
    { kind: 'cash_out', returnsCents: 50_000, chance: 0.62, offerCents: 27_900 },
    'fairCents',
    31_000,
    'Hold: on price alone the bet is worth $310.00 now, and $279.00 is 10.0% less than that.',
  ],
  clv: [
    { kind: 'clv', price: '+110', closePrice: '+100' },
    'clv',
    0.05,
    '+110 (2.10) against a close of +100 (2.00) is +5.0%.',
  ],
  ruin: [
    { kind: 'ruin', chance: 0.6, units: 2 },
    'ruin',
    4 / 9,
    'The risk of losing a bankroll of 2 flat stakes at even money is 44.4%.',
  ],
  drawdown: [
    { kind: 'drawdown', fraction: 0.5, level: 0.5 },
    'drawdown',
    0.125,
    'Betting 50% of Kelly, the bankroll falls to 50% of its start at some time with a chance of 12.5%.',
  ],
  streak: [
    { kind: 'streak', chance: 0.55, bets: 100, length: 5 },
    'streak',
    0.6468408,
    '5 losses in a row somewhere in 100 bets happen with a chance of 64.7%.',
  ],
  sample_size: [
    { kind: 'sample_size', price: '+100', chance: 0.55 },
    'bets',
    381,
    'It takes about 381 bets at +100 (2.00) before a chance of 55.0% stands out from luck.',
  ],
  record: [
    { kind: 'record', won: 57, lost: 43, pushed: 2 },
    'units',
    8.8181818,
    '57-43-2 at -110 (1.91) is +8.82 units, +8.6% of what was staked.',
  ],
  line_worth: [
    {
      kind: 'line_worth',
      from: { bet: 'Over 228', win: 0.49, pushChance: 0.02, price: '-110' },
      to: { bet: 'Over 227.5', win: 0.51, price: '-115' },
      cents: 10,
    },
    'evTo',
    -0.065,
    'No: 10 cents is too much for a number worth 4 cents. Over 227.5 is worth 4 cents more than Over 228: fair is +100 on Over 228 and -104 on Over 227.5. Over 228 is -110, Over 227.5 is -115: 5 cents between them. Of the two Over 228 is the better price: -4.5% on average against -4.7%.',
  ],
  position: [
    { kind: 'position', bet: 'Colts +1', price: '-105', win: 0.55, pushChance: 0.02 },
    'value',
    0.0938095,
    'Colts +1 at your -105 is 9.6% better than the fair price now, -128. By what is quoted now it wins 55.0% and pushes 2.0% of the time, so fair is -128 and your ticket is worth +9.4% of its stake.',
  ],
  lay: [
    { kind: 'lay', backPrice: '1.90', layPrice: '1.80', stakeCents: 10_000 },
    'result',
    555.5555556,
    'Yes: $5.56 is left either way. Back $100.00 at -111 (1.90) and lay $105.56 at -125 (1.80), with $84.44 at risk on the lay.',
  ],
  stake_plan: [
    { kind: 'stake_plan', bankrollCents: 20_000 },
    'mostCents',
    400,
    'Put $2.00 on a bet, and no more than $4.00 on one you really like: 1% to 2% of $200.00. One unit is $2.00 for you.',
  ],
};

type Values = { price: string; chance: number; cents: number; prices: string[] };

/** The same sum over other values. */
function withValues(calc: Calculation, { price, chance, cents, prices }: Values): Calculation {
  const other = (key: string, value: unknown): unknown => {
    if (key === 'kind') return value;
    if (Array.isArray(value)) return prices;
    if (typeof value === 'string') return price;
    return key === 'chance' ? chance : key.endsWith('Cents') ? cents : value;
  };
  return Object.fromEntries(Object.entries(calc).map(([key, value]) => [key, other(key, value)])) as Calculation;
}

describe('the calculators', () => {
  it.each(Object.values(SOUND))('$kind', (calc, figure, value, answer) => {
    const found = ask(calc);
    expect(found.value(figure)).toBeCloseTo(value, 4);
    expect(found.answer).toBe(answer);
    expect(found.formula).not.toBe('');
    expect(found.inputs.length).toBeGreaterThan(0);
  });

  it.each<[Calculation, string]>([
    [
      { kind: 'hedge', stakeCents: 10_000, price: '+400', profitCents: 5_000 },
      'The other side must pay -233 (1.43) or better to keep $50.00 either way: $350.00 on it at that price.',
    ],
    [
      { kind: 'hedge', stakeCents: 10_000, price: '+400', profitCents: 50_000 },
      'No price for the other side is enough to keep $500.00 either way: the bet itself wins $400.00 at most.',
    ],
    [
      { kind: 'hedge', stakeCents: 10_000, price: '+300', hedgePrice: '-200', profitCents: 0 },
      'Bet $200.00 on the other side at -200 (1.50); you end at $100.00 if the first bet wins and at $0.00 if the hedge does.',
    ],
    [
      { kind: 'hedge', stakeCents: 10_000, price: '+300', hedgePrice: '-200', profitCents: 10_000 },
      'No hedge at this price keeps $100.00. Bet $266.67 on the other side at -200 (1.50); either way you win $33.33.',
    ],
    [
      // 300 - 150 = s / 1.72, so s = 258.
      { kind: 'hedge', stakeCents: 30_000, price: '-110', hedgePrice: '-172', profitCents: -15_000 },
      'This limits the loss to $150.00. Bet $258.00 on the other side at -172 (1.58); you end at $14.73 if the first bet wins and at -$150.00 if the hedge does.',
    ],
    [
      { kind: 'hedge', stakeCents: 10_000, price: '-200', hedgePrice: '-300', profitCents: -1_000 },
      'No hedge at this price limits the loss to $10.00 either way. Bet $112.50 on the other side at -300 (1.33); either way you lose $62.50.',
    ],
    [
      { kind: 'hedge', returnsCents: 40_000, hedgePrice: '+100' },
      'Bet $200.00 on the other side at +100 (2.00); either way $200.00 is left, before the stake of the first bet.',
    ],
    [
      { kind: 'dutching', prices: ['+300', '+500'], profitCents: 10_000 },
      'Spread $71.43 as shown: any of them returns $171.43, a result of $100.00.',
    ],
    [
      {
        kind: 'free_bet',
        faceCents: 5_000,
        price: '+650',
        hedgePrice: '+460',
        hedgeBet: 'the draw',
        others: [{ bet: 'Norway', price: '-250' }],
      },
      'Bet $58.04 on the draw at +460 (5.60) and $232.14 on Norway at -250 (1.40): $34.82 is kept whoever wins, 69.6% of the free bet.',
    ],
    [
      { kind: 'free_bet', faceCents: 10_000, price: '+400' },
      'Without a hedge the free bet is worth at most about $80.00 on average, 80.0% of it.',
    ],
    [
      { kind: 'payout', price: '-120', units: 3 },
      '3 units at -120 (1.83) win 2.5 units and return 5.5 units with the stake.',
    ],
    [
      { kind: 'parlay', prices: ['+100', '+100'], stakeCents: 1_000, chances: [0.6, 0.6] },
      '2 legs pay +300 (4.00): $10.00 returns $40.00, a profit of $30.00. All win 36.00% of the time: an expected value of +44.0%.',
    ],
    [
      { kind: 'round_robin', prices: ['+100', '+100', '+100'], size: 3 },
      '3 legs by 3s is 1 parlay, $10.00 in all at $10.00 each; all 3 have to win.',
    ],
    [
      { kind: 'ruin', chance: 0.55, units: 100 / 3 },
      'The risk of losing a bankroll of 33.3 flat stakes at even money is 0.1%.',
    ],
    [{ kind: 'kelly', price: '+100', chance: 0.55, fraction: 0.125 }, '12.5% of Kelly stakes 1.25% of the bankroll.'],
    [
      { kind: 'streak', chance: 0.5, bets: 2, length: 2, of: 'wins' },
      '2 wins in a row somewhere in 2 bets happen with a chance of 25.0%.',
    ],
    [
      { kind: 'record', won: 30, lost: 20, price: '+100', stakeCents: 5_000 },
      '30-20 at +100 (2.00) is +10.00 units, +20.0% of what was staked. With $50.00 on each that is $500.00.',
    ],
    [
      { kind: 'record', won: 30, lost: 20, price: '+100', units: 2 },
      '30-20 at +100 (2.00) is +20.00 units with 2 units on each, +20.0% of what was staked.',
    ],
  ])('%j', (calc, answer) => {
    const found = ask(calc);
    expect(found.answer).toBe(answer);
    for (const { text } of [...found.inputs, ...found.figures]) expect(text).not.toMatch(/\d\.\d{4}/);
  });

  it('say what they took for granted', () => {
    expect(ask({ kind: 'kelly', price: '+120', chance: 0.5 }).assumed).toEqual([
      'Quarter Kelly, since no fraction was named.',
    ]);
    expect(ask({ kind: 'payout', price: '+120' }).assumed).toEqual([
      'Figured for a $100.00 stake, since none was named.',
    ]);
    expect(ask({ kind: 'record', won: 1, lost: 2 }).assumed).toEqual(['At -110, since no price was named.']);
  });

  it('tell the full Kelly stake in money where no fraction was named', () => {
    const found = ask({ kind: 'kelly', price: '+120', chance: 0.48, bankrollCents: 200_000 });
    expect(found.answer).toBe(
      'Full Kelly is $93.33 (4.67% of the bankroll); a quarter of it, which costs little growth and swings far less, is $23.33 (1.17% of the bankroll).',
    );
    expect(found.value('fullCents')).toBeCloseTo(9_333.33, 1);
  });

  it('stake nothing without an edge', () => {
    const found = ask({ kind: 'kelly', price: '-110', chance: 0.5 });
    expect(found.answer).toMatch(/^Stake nothing: /);
    expect(found.value('stake')).toBe(0);
  });

  it('tease an NFL -8.5 through 7 and 3 with the model of key numbers', () => {
    const found = ask({ kind: 'teaser', price: '-120', legs: 2, points: 6, lines: [-8.5, 2.5] });
    expect(found.value('leg1')).toBeGreaterThan(0.68);
    expect(found.value('leg2')).toBeGreaterThan(0.68);
    expect(found.value('joint')).toBeCloseTo((found.value('leg1') ?? 0) * (found.value('leg2') ?? 0), 12);
  });

  it.each<[Calculation, string, string]>([
    [
      { kind: 'kelly', price: 'abc', chance: 0.5 },
      'invalid_input',
      '"abc" is no price: write +120, -110, 2.20 or 6/5.',
    ],
    [
      { kind: 'hedge', stakeCents: 100, hedgePrice: '+100' },
      'needs_input',
      'Name the price of the placed bet, or what it returns.',
    ],
    [{ kind: 'hedge', stakeCents: 100, price: '+100' }, 'needs_input', 'Name the price of the other side.'],
    [{ kind: 'hedge', price: '+100', hedgePrice: '+100' }, 'needs_input', 'Name what was staked on the placed bet.'],
    [
      { kind: 'dutching', prices: ['-200', '-200'], profitCents: 100 },
      'needs_input',
      'Bets on all of these lose together, so no stakes win that.',
    ],
    [{ kind: 'convert' }, 'needs_input', 'Name a price, such as +120, or a chance.'],
    [
      { kind: 'ev', price: '+100', chance: 0.8, pushChance: 0.3 },
      'needs_input',
      'The chances of winning and of a push add up to more than 100%.',
    ],
    [
      { kind: 'parlay', prices: ['+100', '+100'], chances: [0.5] },
      'invalid_input',
      'chances must be 2, one for each price.',
    ],
    [{ kind: 'record', won: 0, lost: 0 }, 'invalid_input', 'won and lost must hold at least one bet.'],
    [
      { kind: 'sample_size', price: '-110', chance: 0.5 },
      'invalid_input',
      'probability must leave an edge at this price.',
    ],
  ])('refuse %j', (calc, reason, message) => {
    expect(calculate({ calc })).toMatchObject({ ok: false, reason, message });
  });

  it('pay to the nearest cent, half a cent down', () => {
    expect([1.5, 1.4999, 1.51, -1.5, -1.51, 0.1 + 0.2, 909.0909].map(paidCents)).toEqual([1, 1, 2, -1, -2, 0, 909]);
  });

  it('answer or refuse whatever is asked, in finite figures', () => {
    const price = fc.oneof(
      fc.integer({ min: -100_000, max: 100_000 }).map((n) => (n > 0 ? `+${n}` : `${n}`)),
      fc.string({ maxLength: 6 }),
    );
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    const cents = fc.integer({ min: 1, max: 100_000_000 });
    const sound = fc.constantFrom(...Object.values(SOUND).map(([calc]) => calc));
    const drawn = fc.record({ price, chance, cents, prices: fc.array(price, { minLength: 2, maxLength: 16 }) });
    const asked = fc.tuple(sound, drawn).map(([calc, values]) => withValues(calc, values));
    fc.assert(
      fc.property(asked, (calc) => {
        const outcome = calculate({ calc });
        if (!outcome.ok) return void expect(outcome.message).not.toBe('');
        for (const { value, text } of outcome.data.figures) {
          expect(Number.isFinite(value)).toBe(true);
          expect(text).not.toMatch(/NaN|Infinity|undefined/);
        }
        expect(outcome.data.answer).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 1_000 },
    );
  });
});

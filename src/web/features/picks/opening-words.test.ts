import { describe, expect, it } from 'vitest';
import type { ShownBlock } from '#contract/content/read-answer.ts';
import { openingWords, summaryWords } from './opening-words.ts';

const figure = (text: string) => ({ key: 'one', label: 'One', unit: 'count' as const, value: 1, text });

const VERDICT = {
  kind: 'verdict',
  bet: 'Seattle Seahawks moneyline',
  on: { eventId: 'one', market: 'moneyline', side: 'home', line: null, player: null },
  game: 'Baltimore Ravens @ Seattle Seahawks',
  startsAt: '2026-11-29T21:05:00.000Z',
  prices: [
    { label: 'Yours', book: null, price: figure('-150'), edge: figure('-62.3%'), verdict: 'pass' },
    { label: 'Circa Sports', book: 'Circa Sports', price: figure('+314'), edge: figure('-6.6%'), verdict: 'pass' },
  ],
  chance: figure('22.5%'),
  figures: [figure('0.2%'), figure('+343'), figure('+367'), figure('11')],
  evidenceIds: [],
  sources: [],
} as unknown as ShownBlock;

const TABLE = {
  kind: 'table',
  form: 'bets',
  caption: 'The bets side by side',
  columns: [],
  rows: [
    {
      cells: [{ text: 'Buffalo Bills +2.5' }, { text: '+105' }, { text: '52.0%' }, { text: '$6.70', detail: '+6.7%' }],
    },
    { cells: [{ text: 'Chiefs -2.5' }, { text: '+100' }, { text: '48.0%' }, { text: '$4.10', detail: '-4.1%' }] },
  ],
  total: null,
  evidenceIds: [],
  sources: [],
} as unknown as ShownBlock;

const PARLAY: ShownBlock = {
  kind: 'parlay',
  parlay: {
    legs: ['Under 9.5', 'Pirates +1.5'],
    totalOdds: '+539',
    totalOddsDecimal: 6.39,
    fairJointOdds: '+454 (5.54)',
    jointProbability: 0.18,
    edge: 0.153,
    sources: [],
  },
};

const FIRST = 'Pass on the Seahawks moneyline at your -150: no edge.';

describe('openingWords', () => {
  it.each([
    [
      'what the card shows goes',
      `${FIRST} 11 books, vig out, make it 22.5% to win, 0.2% to push, so +343 is fair, and -150 costs you 62.3% on average. The best price here is +314 at Circa Sports: a pass, no edge (-6.6%).`,
      FIRST,
    ],
    [
      'a price that the card has not stays',
      `${FIRST} Pinnacle, the sharpest of them, agrees at +322 (22.5%).`,
      `${FIRST} Pinnacle, the sharpest of them, agrees at +322 (22.5%).`,
    ],
    ['a stake of the bettor stays', `${FIRST} It costs $4.09 of it.`, `${FIRST} It costs $4.09 of it.`],
    [
      'a book that the card does not name stays',
      `${FIRST} DraftKings is at +314 too, says DraftKings.`,
      `${FIRST} DraftKings is at +314 too, says DraftKings.`,
    ],
    [
      'the answer stays where its head alone is none',
      'The Seahawks moneyline: +367 or better. Circa Sports has +314.',
      'The Seahawks moneyline: +367 or better.',
    ],
    [
      'a name of what comes is no verdict',
      'The better bet here: Seattle Seahawks at +314.',
      'The better bet here: Seattle Seahawks at +314.',
    ],
    [
      'what a kept sentence leans on stays',
      `${FIRST} 11 books, vig out, make it 22.5%. Pinnacle, the sharpest of them, agrees at +322 (22.5%).`,
      `${FIRST} 11 books, vig out, make it 22.5%. Pinnacle, the sharpest of them, agrees at +322 (22.5%).`,
    ],
    [
      'it is kept in one piece only where it is leant on',
      `${FIRST} 11 books make it 22.5%. That is no opinion of ours. So +343 is fair.`,
      `${FIRST} 11 books make it 22.5%. That is no opinion of ours.`,
    ],
    ['a stake stays', `${FIRST} Stake at most 22.5% of it.`, `${FIRST} Stake at most 22.5% of it.`],
    [
      'a stake behind a colon stays',
      'The Seahawks moneyline is a bet: stake at most 22.5%.',
      'The Seahawks moneyline is a bet: stake at most 22.5%.',
    ],
    ['words without a figure stay', `${FIRST} Nothing is staked.`, `${FIRST} Nothing is staked.`],
  ])('%s', (_, text, told) => {
    expect(openingWords(text, VERDICT)).toBe(told);
  });

  it('says which of two is better, and leaves by how much to the table', () => {
    const text =
      'Bills +2.5 is the better bet: +6.7% at +105, against -4.1% at +100 for Chiefs -2.5. It also wins more often: 52.0% of the time to 48.0%.';
    expect(openingWords(text, TABLE)).toBe('Bills +2.5 is the better bet. It also wins more often.');
  });

  it.each([
    ['Bet: 2 legs at Caesars pay +539 (6.39), and +454 (5.54) is fair.', 'Bet: 2 legs at Caesars pay +539 (6.39).'],
    [
      '2 legs at Caesars pay +539; both win 18.0% of the time, for a fair price of +454. Chosen from 383 bets.',
      '2 legs at Caesars pay +539. Chosen from 383 bets.',
    ],
    ['Pass: 2 legs at Caesars pay +539. Both win 18.0% of the time.', 'Pass: 2 legs at Caesars pay +539.'],
  ])('%s', (text, told) => {
    expect(openingWords(text, PARLAY)).toBe(told);
  });

  it('leaves words alone above anything else', () => {
    expect(openingWords(`${FIRST} So +343 is fair.`, undefined)).toBe(`${FIRST} So +343 is fair.`);
  });
});

describe('summaryWords', () => {
  it.each([
    [
      'Start with Under 6 at +115 (DraftKings). Of 198 bets, 3 are worth betting.',
      'Start with Under 6. Of 198 bets, 3 are worth betting.',
    ],
    ['Under 6 at +115 (DraftKings) tops the list.', 'Under 6 tops the list.'],
    ['Under 6 at +110 (FanDuel) tops the list.', 'Under 6 at +110 (FanDuel) tops the list.'],
  ])('%s', (summary, told) => {
    expect(summaryWords(summary, [{ pick: 'Under 6', sources: [], odds: '+115', book: 'DraftKings' }])).toBe(told);
  });
});

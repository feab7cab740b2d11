import { calculator } from './calculator.ts';

/** What one price or one market is worth. */
export const OF_ONE_BET = [
  calculator('convert', {
    name: 'Odds converter',
    answers: 'American, decimal and fractional odds, and the chance that a price implies.',
    fields: [
      { key: 'price', label: 'Price', unit: 'price', example: '-110', hint: 'American, decimal or fractional.' },
      { key: 'chance', label: 'Or a chance', unit: 'percent', hint: 'Used where no price stands.' },
      { key: 'legs', label: 'Legs with that chance', unit: 'number', hint: 'How many must all win; empty: one.' },
    ],
  }),
  calculator('ev', {
    name: 'Expected value',
    answers: 'What a bet is worth on average, from its price and the chance that you give it.',
    fields: [
      { key: 'price', label: 'Price', unit: 'price', example: '+120', isNeeded: true },
      { key: 'chance', label: 'Chance to win', unit: 'percent', example: '48', isNeeded: true },
      { key: 'pushChance', label: 'Chance of a push', unit: 'percent', hint: 'The stake comes back.' },
      { key: 'stakeCents', label: 'Stake', unit: 'dollars', example: '100' },
    ],
  }),
  calculator('break_even', {
    name: 'Break-even rate',
    answers: 'How often a bet must win at a price to lose nothing over time.',
    fields: [{ key: 'price', label: 'Price', unit: 'price', example: '-110', isNeeded: true }],
  }),
  calculator('payout', {
    name: 'Payout',
    answers: 'What a stake wins and returns at a price, or the stake that wins what you want.',
    fields: [
      { key: 'price', label: 'Price', unit: 'price', example: '-110', isNeeded: true },
      { key: 'stakeCents', label: 'Stake', unit: 'dollars', example: '50' },
      { key: 'toWinCents', label: 'Or to win', unit: 'dollars', hint: 'Used where no stake stands.' },
      { key: 'units', label: 'Or a stake in units', unit: 'number' },
    ],
  }),
  calculator('no_vig', {
    name: 'No-vig price',
    answers: 'The fair chances and prices of a market, without the book’s margin.',
    fields: [{ key: 'prices', label: 'Price', unit: 'prices', example: '-135,+115', isNeeded: true }],
  }),
  calculator('hold', {
    name: 'Hold',
    answers: 'How much of what is staked on a market the book keeps.',
    fields: [{ key: 'prices', label: 'Price', unit: 'prices', example: '-110,-110', isNeeded: true }],
  }),
  calculator('clv', {
    name: 'Closing line value',
    answers: 'What the price that you took was worth against the last one before the start.',
    fields: [
      { key: 'price', label: 'Price taken', unit: 'price', example: '+105', isNeeded: true },
      { key: 'closePrice', label: 'Closing price', unit: 'price', example: '-110', isNeeded: true },
      {
        key: 'closeOtherPrices',
        label: 'Closing price of another side',
        unit: 'prices',
        example: '-110',
        hint: 'Takes the margin off the close.',
      },
    ],
  }),
];

import { calculator } from './calculator.ts';

/** How much to stake, and what luck does to a bankroll. */
export const OF_STAKES = [
  calculator('kelly', {
    name: 'Kelly stake',
    answers: 'How much of a bankroll a bet deserves, by its price and its chance.',
    fields: [
      { key: 'price', label: 'Price', unit: 'price', example: '+110', isNeeded: true },
      { key: 'chance', label: 'Chance to win', unit: 'percent', example: '52', isNeeded: true },
      { key: 'bankrollCents', label: 'Bankroll', unit: 'dollars', example: '1000' },
      { key: 'fraction', label: 'Part of Kelly', unit: 'percent', example: '25', hint: '25 for quarter Kelly.' },
      { key: 'pushChance', label: 'Chance of a push', unit: 'percent', hint: 'The stake comes back.' },
    ],
  }),
  calculator('stake_plan', {
    name: 'Bet size',
    answers: 'How much to put on one bet of a bankroll, by the rule of one to two percent.',
    fields: [
      { key: 'bankrollCents', label: 'Bankroll', unit: 'dollars', example: '200', isNeeded: true },
      { key: 'stakeCents', label: 'A stake you have in mind', unit: 'dollars' },
      { key: 'chance', label: 'Chance that it wins', unit: 'percent' },
    ],
  }),
  calculator('ruin', {
    name: 'Risk of ruin',
    answers: 'How likely flat stakes lose a whole bankroll.',
    fields: [
      { key: 'chance', label: 'Chance to win each', unit: 'percent', example: '53', isNeeded: true },
      { key: 'units', label: 'Bankroll in stakes', unit: 'number', example: '50', isNeeded: true },
      { key: 'price', label: 'Price of each', unit: 'price', example: '-110', hint: 'Empty: even money.' },
    ],
  }),
  calculator('drawdown', {
    name: 'Kelly drawdown',
    answers: 'How likely a bankroll falls so far at some time, betting a part of Kelly.',
    fields: [
      { key: 'fraction', label: 'Part of Kelly', unit: 'percent', example: '50', isNeeded: true },
      { key: 'level', label: 'Falls to', unit: 'percent', example: '50', isNeeded: true, hint: 'Of the start.' },
    ],
  }),
  calculator('streak', {
    name: 'Losing streak',
    answers: 'How likely so many losses, or wins, come in a row.',
    fields: [
      { key: 'chance', label: 'Chance to win each', unit: 'percent', example: '52', isNeeded: true },
      { key: 'bets', label: 'Bets', unit: 'number', example: '200', isNeeded: true },
      { key: 'length', label: 'In a row', unit: 'number', example: '7', isNeeded: true },
      {
        key: 'of',
        label: 'What comes in a row',
        unit: 'choice',
        options: [
          { value: 'losses', label: 'Losses' },
          { value: 'wins', label: 'Wins' },
        ],
      },
    ],
  }),
  calculator('bet_run', {
    name: 'Many bets of one kind',
    answers: 'What many equal bets come to, how far that swings, and how likely they end down.',
    fields: [
      { key: 'bets', label: 'Bets', unit: 'number', example: '300', isNeeded: true },
      { key: 'price', label: 'Price of each', unit: 'price', example: '-105', isNeeded: true },
      { key: 'chance', label: 'Chance to win each', unit: 'percent', example: '53', isNeeded: true },
      { key: 'stakeCents', label: 'Each stake', unit: 'dollars', example: '200' },
    ],
  }),
  calculator('record', {
    name: 'Units of a record',
    answers: 'What a record won in units and money, and what luck alone allows.',
    fields: [
      { key: 'won', label: 'Won', unit: 'number', example: '58', isNeeded: true },
      { key: 'lost', label: 'Lost', unit: 'number', example: '42', isNeeded: true },
      { key: 'pushed', label: 'Pushed', unit: 'number' },
      { key: 'price', label: 'Price of the bets', unit: 'price', example: '-110' },
      { key: 'stakeCents', label: 'Money on each', unit: 'dollars', example: '20' },
      { key: 'units', label: 'Units on each', unit: 'number', hint: 'Empty: one.' },
    ],
  }),
  calculator('sample_size', {
    name: 'Sample size',
    answers: 'How many bets it takes until a win rate says more than luck.',
    fields: [
      { key: 'price', label: 'Price of the bets', unit: 'price', example: '-110', isNeeded: true },
      { key: 'chance', label: 'Win rate', unit: 'percent', example: '55', isNeeded: true },
    ],
  }),
];

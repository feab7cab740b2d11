import { calculator } from './calculator.ts';

const TOTAL = { key: 'totalCents', label: 'Money in all', unit: 'dollars', example: '100' } as const;

/** Bets that cover each other, and several legs in one. */
export const OF_SEVERAL_BETS = [
  calculator('hedge', {
    name: 'Hedge',
    answers: 'What to bet on the other side of a bet that stands, and where you end either way.',
    fields: [
      { key: 'stakeCents', label: 'Placed stake', unit: 'dollars', example: '50' },
      { key: 'price', label: 'Its price', unit: 'price', example: '+450' },
      { key: 'returnsCents', label: 'Or what it returns', unit: 'dollars', hint: 'With its stake.' },
      { key: 'hedgePrice', label: 'Price of the other side', unit: 'price', example: '-120' },
      { key: 'share', label: 'Part of the even hedge', unit: 'percent', hint: '100 wins the same either way.' },
      { key: 'profitCents', label: 'Or profit to keep', unit: 'dollars', hint: '0: nothing is to be lost.' },
      { key: 'hedgeStakeCents', label: 'Or stake on the other side', unit: 'dollars' },
    ],
  }),
  calculator('arbitrage', {
    name: 'Arbitrage',
    answers: 'Whether prices at several books beat each other, and what to stake at each.',
    fields: [{ key: 'prices', label: 'Price', unit: 'prices', example: '+110,-105', isNeeded: true }, TOTAL],
  }),
  calculator('lay', {
    name: 'Back and lay',
    answers: 'What is left either way of a bet that is backed at one price and laid at another.',
    fields: [
      { key: 'backPrice', label: 'Backed at', unit: 'price', example: '1.90', isNeeded: true },
      { key: 'layPrice', label: 'Laid at', unit: 'price', example: '1.80', isNeeded: true },
      { key: 'stakeCents', label: 'Backed with', unit: 'dollars', example: '100' },
      { key: 'commission', label: 'Commission', unit: 'percent', hint: 'What the exchange takes of winnings.' },
    ],
  }),
  calculator('middle', {
    name: 'Middle',
    answers: 'What two bets on both sides of a number win and risk, and how often it must hit.',
    fields: [
      { key: 'price', label: 'First price', unit: 'price', example: '-110', isNeeded: true },
      { key: 'stakeCents', label: 'First stake', unit: 'dollars', example: '110', isNeeded: true },
      { key: 'otherPrice', label: 'Second price', unit: 'price', example: '-110', isNeeded: true },
      { key: 'otherStakeCents', label: 'Second stake', unit: 'dollars', hint: 'Empty: the one that ends level.' },
    ],
  }),
  calculator('dutching', {
    name: 'Dutching',
    answers: 'How to spread money over several outcomes so that each returns the same.',
    fields: [
      { key: 'prices', label: 'Price', unit: 'prices', example: '+300,+450,+600', isNeeded: true },
      { key: 'chances', label: 'Chance', unit: 'percents' },
      TOTAL,
      { key: 'profitCents', label: 'Or profit wanted', unit: 'dollars', hint: 'Used where no money in all stands.' },
    ],
  }),
  calculator('cash_out', {
    name: 'Fair cash-out',
    answers: 'What an open bet is worth now, and how a book’s offer compares.',
    fields: [
      { key: 'returnsCents', label: 'The bet returns', unit: 'dollars', example: '250', isNeeded: true },
      { key: 'offerCents', label: 'The book offers', unit: 'dollars', example: '120' },
      {
        key: 'prices',
        label: 'Price now',
        unit: 'prices',
        example: '+105,-125',
        hint: 'The side that you need first, then the others.',
      },
      { key: 'chance', label: 'Or its chance now', unit: 'percent', hint: 'Used where no prices stand.' },
    ],
  }),
  calculator('parlay', {
    name: 'Parlay',
    answers: 'The price and payout of a parlay, and what it is worth with your chances.',
    fields: [
      { key: 'prices', label: 'Price', unit: 'prices', example: '-110,+130,-150', isNeeded: true },
      { key: 'chances', label: 'Chance', unit: 'percents' },
      { key: 'stakeCents', label: 'Stake', unit: 'dollars', example: '20' },
    ],
  }),
  calculator('round_robin', {
    name: 'Round robin',
    answers: 'All parlays of so many legs: how many there are, what they cost and return.',
    fields: [
      { key: 'prices', label: 'Price', unit: 'prices', example: '-110,-110,+120,+140', isNeeded: true },
      { key: 'chances', label: 'Chance', unit: 'percents' },
      { key: 'size', label: 'Legs a parlay', unit: 'number', example: '2', isNeeded: true },
      { key: 'stakeCents', label: 'Stake on each parlay', unit: 'dollars', example: '10' },
      { key: 'winners', label: 'Legs that win', unit: 'number' },
    ],
  }),
  calculator('teaser', {
    name: 'Teaser',
    answers: 'How often each leg of a teaser must win, and what NFL spreads win once they are moved.',
    fields: [
      { key: 'price', label: 'Price of the teaser', unit: 'price', example: '-120', isNeeded: true },
      { key: 'legs', label: 'Legs', unit: 'number', example: '2', isNeeded: true },
      { key: 'points', label: 'Points moved', unit: 'number', example: '6' },
      { key: 'lines', label: 'NFL spread', unit: 'numbers', example: '-8.5,+1.5' },
      { key: 'chances', label: 'Or its chance', unit: 'percents' },
    ],
  }),
  calculator('free_bet', {
    name: 'Free bet',
    answers: 'What a free bet is worth, and the hedge that turns it into cash.',
    fields: [
      { key: 'faceCents', label: 'Free bet', unit: 'dollars', example: '100', isNeeded: true },
      { key: 'price', label: 'Its price', unit: 'price', example: '+300', isNeeded: true },
      { key: 'hedgePrice', label: 'Price of the other side', unit: 'price', example: '-340' },
      { key: 'chance', label: 'Or its chance to win', unit: 'percent' },
    ],
  }),
  calculator('boost', {
    name: 'Profit boost',
    answers: 'What a boosted price pays, and whether it is worth taking.',
    fields: [
      { key: 'price', label: 'Price', unit: 'price', example: '+150', isNeeded: true },
      { key: 'boost', label: 'Boost', unit: 'percent', example: '30', isNeeded: true },
      { key: 'stakeCents', label: 'Stake', unit: 'dollars', example: '25' },
      { key: 'mostExtraCents', label: 'Most extra profit', unit: 'dollars', hint: 'Where the book caps it.' },
      { key: 'chance', label: 'Chance to win', unit: 'percent', example: '38' },
    ],
  }),
];

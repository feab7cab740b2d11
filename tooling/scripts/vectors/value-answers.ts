import { breakEvenProbability, expectedValue, probabilityEdge } from '../../../src/engine/odds/expected-value.ts';
import { kellyShrunk } from '../../../src/engine/odds/kelly.ts';
import { kellyExclusive } from '../../../src/engine/odds/kelly-exclusive.ts';
import { kellyPart, kellyShrinkage } from '../../../src/engine/odds/kelly-part.ts';
import { kellySimultaneous } from '../../../src/engine/odds/kelly-simultaneous.ts';
import { logGrowth } from '../../../src/engine/odds/log-growth.ts';
import { expectedValueOfOutcomes, kellyOfOutcomes } from '../../../src/engine/odds/net-outcomes.ts';
import { fairDecimalWithPush, kellyWithPush, type PushChances } from '../../../src/engine/odds/push.ts';
import { combineLegs } from '../../../src/engine/picks/parlay.ts';
import { type Answer, type Fields, number, numberOr, numbers, rows } from './case-fields.ts';

const pushed = (input: Fields): PushChances => ({
  win: number(input, 'pWin'),
  push: number(input, 'pPush'),
  lose: number(input, 'pLose'),
});

const priced = (input: Fields) => ({ probability: number(input, 'prob'), decimal: number(input, 'decimal') });

const outcomes = (input: Fields) =>
  rows(input, 'outcomes').map((row) => ({ probability: number(row, 'prob'), net: number(row, 'net') }));

/** What a price is worth and what to stake on it. */
export const VALUE_ANSWERS: Record<string, Answer> = {
  ev: (input) => {
    const { probability, decimal } = priced(input);
    return {
      ev: expectedValue(probability, decimal),
      edge: probabilityEdge(probability, decimal),
      breakeven: breakEvenProbability(decimal),
    };
  },
  evOutcomes: (input) => ({ ev: expectedValueOfOutcomes(outcomes(input)) }),
  fairDecimalPush: (input) => ({ decimal: fairDecimalWithPush(pushed(input)) }),
  kelly: (input) => {
    const { probability, decimal } = priced(input);
    return { stake: kellyPart(probability, decimal, numberOr(input, 'fraction', 1)) };
  },
  kellyPush: (input) => ({ stake: kellyWithPush(pushed(input), number(input, 'decimal')) }),
  kellyOutcomes: (input) => ({ stake: kellyOfOutcomes(outcomes(input)) }),
  kellyExclusive: (input) => ({ ...kellyExclusive(numbers(input, 'probs'), numbers(input, 'odds')) }),
  kellySimultaneous: (input) => ({ stakes: kellySimultaneous(rows(input, 'bets').map(priced)) }),
  kellyShrunk: (input) => {
    const { probability, decimal } = priced(input);
    const sd = number(input, 'sd');
    return { stake: kellyShrunk(probability, decimal, sd), shrink: kellyShrinkage(probability, decimal, sd) };
  },
  growth: (input) => {
    const { probability, decimal } = priced(input);
    return { growth: logGrowth(probability, decimal, number(input, 'stake')) };
  },
  parlay: (input) => {
    const legs = rows(input, 'legs').map((leg, i) => ({ eventId: `event ${i}`, ...priced(leg) }));
    const { decimal, probability, edge } = combineLegs(legs);
    return { decimal, prob: probability, ev: edge };
  },
};

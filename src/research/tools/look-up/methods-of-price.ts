import type { MethodName } from '#contract/research/look-up.ts';
import { americanToDecimal } from '#engine/odds/american.ts';
import { TIER_WEIGHT } from '#engine/odds/consensus.ts';
import { expectedValue } from '#engine/odds/expected-value.ts';
import { PREGAME_FRESHNESS } from '#engine/odds/freshness-weight.ts';
import { countedChance, keptEdge } from '#engine/odds/kept-edge.ts';
import { overround } from '#engine/odds/overround.ts';
import { marginModel } from '#engine/odds/point-models.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import { removeMargin } from '#engine/odds/remove-margin.ts';
import { neighbouringChances } from '#engine/picks/neighbouring-lines.ts';
import { closingValueNoMargin } from '#engine/record/closing-line-value.ts';
import { list } from '../../words/format.ts';
import * as figures from '../calculate/figures.ts';
import { EVEN, type Explain, MINUS_110, oddsOf } from './method.ts';

/** How what a bet is worth is found: chances, prices and what lies between them. */

const { shareText, signedShareText } = figures;
const minutes = (seconds: number): string => `${seconds / 60} minutes`;

const fairPrice: Explain = (bettor) => {
  const write = oddsOf(bettor);
  const decimals = [americanToDecimal(-150), americanToDecimal(130)];
  const [favorite = 1, underdog = 1] = decimals;
  const [chance = 0] = removeMargin(decimals).probabilities;
  const { booksum } = overround(decimals);
  return {
    title: 'How a fair price is made',
    text: [
      "A book's prices imply chances that add up to more than 100%: the rest is its margin.",
      'The margin is taken out of each book by the power method, which takes more off long shots.',
      `The chances that are left are averaged over the books on the scale of log odds. A sharp book counts ${TIER_WEIGHT.sharp} times as much as a retail book, a semi-sharp one ${TIER_WEIGHT.semi} times.`,
      `A price counts half once it is ${minutes(PREGAME_FRESHNESS.halfLifeSeconds)} older than the newest one, and not at all after ${minutes(PREGAME_FRESHNESS.maxAgeSeconds)}. A book that stands far off the others is left out, and so is a retail book where its own price is judged.`,
      `Example: ${write(favorite)} and ${write(underdog)} imply ${shareText(1 / favorite)} and ${shareText(1 / underdog)}, together ${shareText(booksum)}. Without the margin the first is ${shareText(chance)}, a fair price of ${write(1 / chance)}.`,
    ].join(' '),
    formula:
      'One book: p = q^k with q = 1 / decimal odds and one k for all outcomes, so that the p add up to 100%. All books: the weighted geometric mean of their p, made to add up to 100%. Fair price = 1 / p.',
    figures: [
      figures.chance('implied', 'Implied chance', 1 / favorite),
      figures.chance('fair', 'Fair chance', chance),
      figures.price('fairPrice', 'Fair price', 1 / chance),
    ],
  };
};

const chance: Explain = (bettor) => {
  const write = oddsOf(bettor);
  const voices = { books: 8, sharpBooks: 0 };
  const fair = 0.55;
  const kept = keptEdge(voices);
  const counted = countedChance(fair, EVEN, kept);
  const share = (books: number, sharpBooks: number) => shareText(keptEdge({ books, sharpBooks }), 0);
  return {
    title: 'The chance of a bet',
    text: [
      'The chance beside a bet is the fair chance of the books, moved towards the price wherever the price looks good: the best of many prices is the likeliest to be a mistake.',
      `How much of an edge is kept was measured on closing prices: all of it from three books with a sharp one among them, ${share(2, 1)} with two, ${share(1, 1)} with a sharp book alone. Without a sharp book it is ${share(4, 0)} with four books and ${share(8, 0)} with eight.`,
      'Where a bet can push, it is the chance of winning among the results that are no push, and the chance of a push stands beside it.',
      `Example: eight retail books say ${shareText(fair)} and the price is ${write(EVEN)}, which implies ${shareText(1 / EVEN)}. Of the difference ${shareText(kept, 0)} is kept, so the chance is ${shareText(counted)}.`,
    ].join(' '),
    formula:
      'Chance = 1/d + kept x (fair chance - 1/d) where the fair chance is above 1/d, else the fair chance; d the decimal odds.',
    figures: [
      figures.chance('fair', 'Fair chance', fair),
      figures.portion('kept', 'Kept part of the edge', kept),
      figures.chance('chance', 'Chance', counted),
    ],
  };
};

const edge: Explain = (bettor) => {
  const probability = 0.54;
  const value = expectedValue(probability, MINUS_110);
  const against = expectedValue(0.5, MINUS_110);
  return {
    title: 'How edge is computed',
    text: [
      'Edge is what a bet earns on average for each dollar staked, if its chance is right. It depends on the price as much as on the team.',
      'An edge is an average: a single bet still wins or loses in full.',
      `Example: a chance of ${shareText(probability)} at ${oddsOf(bettor)(MINUS_110)} is an edge of ${signedShareText(value)}. At 50% the same price is an edge of ${signedShareText(against)}.`,
    ].join(' '),
    formula:
      'Edge = chance x decimal odds - 1. With a push: chance = win / (win + lose), and the expected value is edge x (1 - push).',
    figures: [
      figures.chance('chance', 'Chance', probability),
      figures.price('price', 'Price', MINUS_110),
      figures.rate('edge', 'Edge', value),
    ],
  };
};

const push: Explain = (bettor) => {
  const chances = { win: 0.48, push: 0.1, lose: 0.42 };
  const fair = chances.win / (chances.win + chances.lose);
  const value = expectedValueWithPush(chances, EVEN);
  return {
    title: 'Pushes',
    text: [
      'On a whole number a bet can end exactly on its line: a push, and the stake comes back.',
      'The fair chance and the edge then speak of the results that are no push, because a push neither wins nor loses. The chance of a push stands beside them, and the expected value counts it.',
      'How often a game ends on the number comes from scores: in football and basketball from counted margins, of which 3 and 7 stand out in the NFL; in baseball, hockey and soccer from the runs and goals that the prices imply. For the numbers of players it is assumed, and said to be.',
      `Example: ${shareText(chances.win, 0)} win, ${shareText(chances.push, 0)} push and ${shareText(chances.lose, 0)} lose. The fair chance is ${shareText(fair)}, and at ${oddsOf(bettor)(EVEN)} the edge is ${signedShareText(expectedValue(fair, EVEN))} and the expected value ${signedShareText(value)} of the stake.`,
    ].join(' '),
    formula: 'Fair chance = win / (win + lose). Expected value = win x (d - 1) - lose = edge x (1 - push).',
    figures: [
      figures.chance('fair', 'Fair chance', fair),
      figures.chance('push', 'Chance of a push', chances.push),
      figures.rate('expectedValue', 'Expected value', value),
    ],
  };
};

const otherLines: Explain = () => {
  const quoted = [
    { line: -2.5, probability: 0.53, effectiveBooks: 4 },
    { line: -3.5, probability: 0.47, effectiveBooks: 4 },
  ];
  const line = -3;
  const found = neighbouringChances(marginModel('nfl', 45), quoted, line);
  const { win, push: level, lose } = found?.chances ?? { win: 0, push: 0, lose: 0 };
  const given = list(quoted.map((one) => `${one.line} at ${shareText(one.probability, 0)}`));
  return {
    title: 'Lines that no book quotes',
    text: [
      'A line that no book here quotes can be priced from the quoted ones around it: it wins no more often than an easier line that is quoted and no less often than a harder one, and how results scatter says where it lies between them, or how far beyond the last.',
      'Football and basketball scatter as counted, key numbers included; runs and goals follow from the scores that the prices imply. A line too far from every quoted one is left unpriced, and a number of a player is priced between two quoted ones alone.',
      'Such a chance is always said to be from neighboring lines. It is no price that anybody offers, so it is free and never a pick.',
      `Example: NFL books quote ${given}. Then ${line} wins ${shareText(win)}, pushes ${shareText(level)} and loses ${shareText(lose)}.`,
    ].join(' '),
    formula:
      'Per quoted line: the chances of all margins or totals, placed so that the quoted line keeps its fair chance. The chance of more than a number goes through those that are quoted and falls between and beyond them as these do; summed above, at and below the other line.',
    figures: [
      figures.chance('win', `${line} wins`, win),
      figures.chance('push', `${line} pushes`, level),
      figures.chance('lose', `${line} loses`, lose),
    ],
  };
};

const hold: Explain = (bettor) => {
  const { margin, hold: share } = overround([MINUS_110, MINUS_110]);
  return {
    title: 'Margin and hold',
    text: [
      'The margin is what the implied chances of all outcomes come to above 100%. The hold is the part of all stakes that the prices leave to the book when the money is spread in proportion.',
      'The hold of a market is told here at the best prices that can be taken at US books, each outcome at its own book; below zero it would be an arbitrage.',
      `Example: ${oddsOf(bettor)(MINUS_110)} on both sides is a margin of ${shareText(margin, 2)} and a hold of ${shareText(share, 2)}.`,
    ].join(' '),
    formula: 'S = sum of 1 / decimal odds over all outcomes. Margin = S - 1. Hold = 1 - 1 / S.',
    figures: [figures.portion('margin', 'Margin', margin), figures.portion('hold', 'Hold', share)],
  };
};

const closingLineValue: Explain = (bettor) => {
  const write = oddsOf(bettor);
  const taken = 2.05;
  const close = 1.91;
  const { fairProbability, clv } = closingValueNoMargin(taken, { decimals: [close, close], outcome: 0 });
  return {
    title: 'Closing line value',
    text: [
      'Closing line value holds the price that was taken against the last prices before the start, with their margin taken out. Those are the best estimate there is, so beating them again and again is the earliest sign of skill.',
      'It is told only where the last prices of the same bet on the same line were stored.',
      `Example: ${write(taken)} was taken and both sides closed at ${write(close)}. The fair closing chance is ${shareText(fairProbability)}, so the value is ${signedShareText(clv)}.`,
    ].join(' '),
    formula: 'Closing line value = decimal odds taken x fair closing chance - 1.',
    figures: [
      figures.chance('closingChance', 'Fair closing chance', fairProbability),
      figures.rate('clv', 'Closing line value', clv),
    ],
  };
};

export const METHODS_OF_PRICE = {
  fair_price: fairPrice,
  chance,
  edge,
  push,
  other_lines: otherLines,
  hold,
  closing_line_value: closingLineValue,
} as const satisfies Partial<Record<MethodName, Explain>>;

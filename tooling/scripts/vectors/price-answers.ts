import { americanToDecimal, decimalToAmerican } from '../../../src/engine/odds/american.ts';
import { arbitrage } from '../../../src/engine/odds/arbitrage.ts';
import { confidence } from '../../../src/engine/odds/confidence.ts';
import { consensus } from '../../../src/engine/odds/consensus.ts';
import { decimalToFractional, fractionalToDecimal } from '../../../src/engine/odds/fractional.ts';
import { freshnessWeight } from '../../../src/engine/odds/freshness-weight.ts';
import {
  americanToProbability,
  decimalToProbability,
  probabilityToAmerican,
  probabilityToDecimal,
} from '../../../src/engine/odds/implied-probability.ts';
import { logOpinionPool } from '../../../src/engine/odds/log-opinion-pool.ts';
import { overround } from '../../../src/engine/odds/overround.ts';
import { type MarginMethod, removeMargin } from '../../../src/engine/odds/remove-margin.ts';
import { weightedMedian } from '../../../src/engine/odds/weighted-median.ts';
import { type Answer, type Fields, number, numberRows, numbers, rows, word } from './case-fields.ts';

/** The file calls the parameter and the method by the literature's names; two of them are other methods' twins. */
const METHODS: Record<string, { method: MarginMethod; extra: (parameter: number) => Record<string, number> }> = {
  multiplicative: { method: 'multiplicative', extra: () => ({}) },
  additive: { method: 'additive', extra: () => ({}) },
  mwpo: { method: 'additive', extra: () => ({}) },
  power: { method: 'power', extra: (k) => ({ k }) },
  shin: { method: 'shin', extra: (z) => ({ z }) },
  oddsRatio: { method: 'odds_ratio', extra: (c) => ({ c }) },
  logit: { method: 'odds_ratio', extra: (c) => ({ c: Math.log(c) }) },
  probit: { method: 'probit', extra: (c) => ({ c }) },
};

/** The engine's name of a method that the file names; an unknown one stays as it is, for the engine to refuse. */
export const methodOf = (input: Fields): MarginMethod => {
  const name = word<MarginMethod>(input, 'method');
  return METHODS[name]?.method ?? name;
};

/** Prices, margins and the consensus. */
export const PRICE_ANSWERS: Record<string, Answer> = {
  americanToDecimal: (input) => ({ decimal: americanToDecimal(number(input, 'american')) }),
  decimalToAmerican: (input) => ({ american: decimalToAmerican(number(input, 'decimal')) }),
  fractionalToDecimal: (input) => ({ decimal: fractionalToDecimal(word(input, 'fractional')) }),
  decimalToFractional: (input) => ({
    fractional: decimalToFractional(number(input, 'decimal'), number(input, 'maxDenominator')),
  }),
  americanToProb: (input) => ({ prob: americanToProbability(number(input, 'american')) }),
  decimalToProb: (input) => ({ prob: decimalToProbability(number(input, 'decimal')) }),
  probToAmerican: (input) => ({ american: probabilityToAmerican(number(input, 'prob')) }),
  probToDecimal: (input) => ({ decimal: probabilityToDecimal(number(input, 'prob')) }),
  overround: (input) => ({ ...overround(numbers(input, 'odds')) }),
  arbitrage: (input) => {
    const { isArbitrage, profit, stakes } = arbitrage(numbers(input, 'odds'));
    return { isArb: isArbitrage, profit, stakes };
  },
  devig: (input) => {
    const { probabilities, parameter } = removeMargin(numbers(input, 'odds'), methodOf(input));
    return { probs: probabilities, ...METHODS[word(input, 'method')]?.extra(parameter) };
  },
  logPool: (input) => ({ probs: logOpinionPool(numberRows(input, 'probs'), numbers(input, 'weights')) }),
  weightedMedian: (input) => ({ median: weightedMedian(numbers(input, 'values'), numbers(input, 'weights')) }),
  freshnessWeight: (input) => ({
    weight: freshnessWeight(number(input, 'weight'), number(input, 'ageSec'), freshnessOf(input)),
  }),
  consensus: (input) => {
    const found = consensus(
      rows(input, 'books').map((book) => ({
        id: word(book, 'id'),
        decimals: numbers(book, 'odds'),
        weight: number(book, 'weight'),
        ageSeconds: number(book, 'ageSec'),
        sharp: book.sharp === true,
      })),
      {
        method: methodOf(input),
        freshness: freshnessOf(input),
        outliers: { threshold: number(input, 'outlierZ'), minScale: number(input, 'minScale') },
      },
    );
    return {
      probs: found.probabilities,
      nEff: found.effectiveBooks,
      used: found.used.map(({ id }) => id),
      dropped: found.dropped,
    };
  },
  confidence: (input) => {
    const rated = confidence(
      { probability: number(input, 'prob'), decimal: number(input, 'decimal'), sd: number(input, 'sdProb') },
      {
        books: number(input, 'books'),
        sharpBooks: number(input, 'sharpBooks'),
        ageSeconds: number(input, 'oldestSec'),
        parlay: input.isParlay === true,
      },
    );
    return { stars: rated.stars, pPositive: rated.edgePositiveProbability, ev: rated.edge, units: rated.units };
  },
};

const freshnessOf = (input: Fields) => ({
  halfLifeSeconds: number(input, 'halfLifeSec'),
  maxAgeSeconds: number(input, 'maxAgeSec'),
});

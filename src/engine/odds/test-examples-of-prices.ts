import { americanToDecimal, decimalToAmerican } from './american.ts';
import { arbitrage } from './arbitrage.ts';
import { CONSENSUS_RULES, consensus, TIER_WEIGHT } from './consensus.ts';
import { effectiveBooks } from './effective-books.ts';
import { exchangeMiddle } from './exchange-middle.ts';
import { fairDeviation } from './fair-deviation.ts';
import { findOutliers } from './find-outliers.ts';
import { formatAmerican } from './format-american.ts';
import { formatDecimal } from './format-decimal.ts';
import { decimalToFractional, fractionalToDecimal } from './fractional.ts';
import { freshnessWeight } from './freshness-weight.ts';
import {
  americanToProbability,
  decimalToProbability,
  probabilityToAmerican,
  probabilityToDecimal,
} from './implied-probability.ts';
import { inverseNormalCdf } from './inverse-normal-cdf.ts';
import { countedChance, keptEdge } from './kept-edge.ts';
import { logOpinionPool } from './log-opinion-pool.ts';
import { logit } from './logit.ts';
import { normalCdf } from './normal-cdf.ts';
import { outlierShares } from './outlier-shares.ts';
import { overround } from './overround.ts';
import { type MarginMethod, removeMargin } from './remove-margin.ts';
import { bare, type Examples, percent, plain } from './test-example-text.ts';
import { weightedMedian } from './weighted-median.ts';

const EVEN_MARKET = [21 / 11, 21 / 11];

const quote = (id: keyof typeof TIER_WEIGHT, decimals: number[], name: string = id) => ({
  id: name,
  decimals,
  weight: TIER_WEIGHT[id],
  ageSeconds: 0,
  sharp: id === 'sharp',
});

const opinion = (probability: number) => ({ probabilities: [probability, 1 - probability], sharp: false });

/** The chance of 1.80 in a market of 1.80 / 3.75 / 5.50. */
const first = (method: MarginMethod) =>
  `${((removeMargin([1.8, 3.75, 5.5], method).probabilities[0] ?? 0) * 100).toFixed(4)} %`;

export const PRICE_EXAMPLES: Examples = {
  americanToDecimal: () => `-110 is ${plain(americanToDecimal(-110), 5)}`,
  decimalToAmerican: () => `2.45 is +${plain(decimalToAmerican(2.45))}`,
  formatAmerican: () => `1.91 is ${formatAmerican(1.91)}`,
  formatDecimal: () => `-110 is ${formatDecimal(americanToDecimal(-110))}`,
  'decimalToProbability, probabilityToDecimal': () =>
    `4.0 is ${percent(decimalToProbability(4))}; 25 % is ${probabilityToDecimal(0.25).toFixed(1)}`,
  'americanToProbability, probabilityToAmerican': () =>
    `-110 is ${percent(americanToProbability(-110))}; 40 % is +${plain(probabilityToAmerican(0.4))}`,
  'decimalToFractional, fractionalToDecimal': () =>
    `1.91 within 11 is ${decimalToFractional(1.91, 11)}, which is ${plain(fractionalToDecimal('10/11'), 5)}`,
  overround: () => {
    const { margin, hold } = overround(EVEN_MARKET);
    return `-110/-110: margin ${percent(margin, 2)}, hold ${percent(hold, 2)}`;
  },
  arbitrage: () => {
    const { profit, stakes } = arbitrage([2.1, 2.1]);
    return `2.10/2.10: ${stakes[0] === 0.5 ? 'half' : '?'} each, ${percent(profit)}`;
  },
  'normalCdf, inverseNormalCdf': () =>
    `${plain(inverseNormalCdf(0.975), 5)} deviations: ${percent(normalCdf(1.959964), 4)}`,
  logit: () => `.8: ${bare(logit(0.8), 4)}`,
};

/** First outcomes of the margin methods. */
export const METHOD_EXAMPLES: Examples = {
  'power (the house method)': () => first('power'),
  multiplicative: () => first('multiplicative'),
  additive: () => first('additive'),
  Shin: () => first('shin'),
  'odds ratio': () => first('odds_ratio'),
  probit: () => first('probit'),
};

export const FAIR_EXAMPLES: Examples = {
  'weight of a book': () => {
    const retail = Array.from({ length: 5 }, (_, i) => quote('retail', [2, 2], `retail ${i}`));
    const { used } = consensus([quote('sharp', [2, 2]), ...retail]);
    return `a sharp book among five retail books has ${percent(used[0]?.share ?? 0)} of the say`;
  },
  freshnessWeight: () => `weight 5 after 10 minutes: ${plain(freshnessWeight(5, 600))}`,
  logOpinionPool: () => {
    const [pooled = 0] = logOpinionPool(
      [
        [0.5, 0.5],
        [0.8, 0.2],
      ],
      [1, 1],
    );
    return `(.5, .5) and (.8, .2): ${plain(pooled * 3, 12)}/3`;
  },
  findOutliers: () => {
    const { dropped } = findOutliers([opinion(0.5), opinion(0.5), opinion(0.5), opinion(0.6)]);
    return `three books at .50, one at .60: ${dropped.join() === 'false,false,false,true' ? 'dropped' : 'kept'}`;
  },
  outlierShares: () => {
    const voice = (first: number) => ({ power: [first, 1 - first], presence: 1, sharp: 0 });
    const { kept } = outlierShares([voice(0.5), voice(0.5), voice(0.5), voice(0.6)]);
    return `three books at .50, one at .60: ${plain(kept[3] ?? Number.NaN)}`;
  },
  exchangeMiddle: () => {
    const [first = Number.NaN] = exchangeMiddle([1.98, 1.98], [2.02, 2.02], { commission: 0, most: 0.1 }) ?? [];
    return `back 1.98/1.98, lay 2.02/2.02: ${plain(first * 100)} %`;
  },
  weightedMedian: () => `1, 2, 10 with weights 1, 1, 2: ${plain(weightedMedian([1, 2, 10], [1, 1, 2]))}`,
  effectiveBooks: () => `weights 5 and 1: ${plain(effectiveBooks([5, 1]))}`,
  consensus: () => {
    const quotes = [quote('sharp', [1.95, 1.95]), quote('retail', [1.9, 2])];
    const { probabilities } = consensus(quotes, CONSENSUS_RULES);
    return `fresh 1.95/1.95 (sharp) and 1.90/2.00 (retail): log odds ${bare(logit(probabilities[0] ?? 0) * 6, 4)}/6`;
  },
  fairDeviation: () => {
    const evidence = { probability: 0.5, effectiveBooks: 4, methodRange: { low: 0.5, high: 0.5 } };
    const before = (leadSeconds: number) => bare(fairDeviation({ ...evidence, ageSeconds: 0, leadSeconds }), 4);
    return `p .5, 4 books, at the start, no range: ${before(0)}; a day before: ${before(86_400)}`;
  },
  keptEdge: () => `eight retail books: ${bare(keptEdge({ books: 8, sharpBooks: 0 }), 2)}`,
  countedChance: () => `.55 at 2.0, .60 kept: ${bare(countedChance(0.55, 2, 0.6), 2)}`,
};

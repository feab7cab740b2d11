import { americanToDecimal, decimalToAmerican } from '../../../src/engine/odds/american.ts';
import { expectedValue } from '../../../src/engine/odds/expected-value.ts';
import { formatAmerican } from '../../../src/engine/odds/format-american.ts';
import { decimalToFractional, fractionalToDecimal } from '../../../src/engine/odds/fractional.ts';
import { decimalToProbability } from '../../../src/engine/odds/implied-probability.ts';
import { kelly } from '../../../src/engine/odds/kelly.ts';
import { overround } from '../../../src/engine/odds/overround.ts';
import { type Comparison, compare, type Job } from './compare.ts';
import type { PublicPackages } from './public-packages.ts';
import { createRandom } from './random.ts';
import { randomMarkets } from './random-prices.ts';

const MARKETS = 5_000;

type Others<Input> = Job<Input>['others'];

/** Conversions and the other single formulas that a public package has too; an answer each. */
export function compareConversions(packages: PublicPackages | null, seed: number): Comparison[] {
  const markets = randomMarkets(createRandom(seed), 2, MARKETS);
  const decimals = markets.flat();
  const against = <Input>(others: (packages: PublicPackages) => Others<Input>): Others<Input> =>
    packages === null ? {} : others(packages);
  return [
    compare({
      name: 'decimal to American',
      inputs: decimals,
      own: decimalToAmerican,
      others: against<number>(({ betBrew, oddslib }) => ({
        'bet-brew': (decimal) => betBrew.decimalToMoneyline(decimal),
        oddslib: (decimal) => oddslib.from('decimal', decimal).to('moneyline'),
      })),
    }),
    compare({
      name: 'American to decimal',
      inputs: decimals.map((decimal) => decimalToAmerican(decimal)),
      own: americanToDecimal,
      others: against<number>(({ betBrew, oddslib }) => ({
        'bet-brew': (american) => betBrew.moneylineToDecimal(american),
        oddslib: (american) => oddslib.from('moneyline', american).to('decimal'),
      })),
    }),
    compare({ name: 'decimal to printed American', inputs: decimals, own: formatAmerican, others: {} }),
    compare({
      name: 'decimal to probability',
      inputs: decimals,
      own: decimalToProbability,
      others: against<number>(({ oddslib }) => ({
        oddslib: (decimal) => oddslib.from('decimal', decimal).to('impliedProbability'),
      })),
    }),
    ...compareFractions(decimals, against),
    ...compareBets(markets, against),
  ];
}

type Against = <Input>(others: (packages: PublicPackages) => Others<Input>) => Others<Input>;

function compareFractions(decimals: readonly number[], against: Against): Comparison[] {
  return [
    compare({
      name: 'decimal to fraction',
      inputs: decimals,
      own: (decimal) => decimalToFractional(decimal),
      // bet-brew answers 0.5/1 for 1.5, which is not a fraction; it does not do this job.
      others: against<number>(({ oddslib }) => ({
        oddslib: (decimal) => oddslib.from('decimal', decimal).to('fractional', { precision: 2 }),
      })),
    }),
    compare({
      name: 'fraction to decimal',
      inputs: decimals.map((decimal) => decimalToFractional(decimal)),
      own: fractionalToDecimal,
      others: against<string>(({ betBrew, oddslib }) => ({
        'bet-brew': (fraction) => betBrew.fractionalToDecimal(fraction),
        oddslib: (fraction) => oddslib.from('fractional', fraction).to('decimal'),
      })),
    }),
  ];
}

function compareBets(markets: readonly (readonly number[])[], against: Against): Comparison[] {
  const bets = markets.map(([decimal = 2, other = 2]) => ({ decimal, fair: other, probability: 1 / other }));
  return [
    compare({
      name: 'margin of a 2-way market',
      inputs: markets,
      own: overround,
      others: against<readonly number[]>(({ betBrew }) => ({
        'bet-brew': (allOdds) => betBrew.calculateBookmakerMargin({ allOdds }),
      })),
    }),
    compare({
      name: 'expected value',
      inputs: bets,
      own: ({ probability, decimal }) => expectedValue(probability, decimal),
      others: against<(typeof bets)[number]>(({ betBrew }) => ({
        'bet-brew': ({ decimal, fair }) =>
          betBrew.calculateEV({ stakedAmount: 1, oddsTaken: decimal, startingPrice: fair }),
      })),
    }),
    compare({
      name: 'Kelly stake',
      inputs: bets,
      own: ({ probability, decimal }) => kelly(probability, decimal),
      others: against<(typeof bets)[number]>(({ betBrew }) => ({
        'bet-brew': ({ probability, decimal }) =>
          betBrew.calculateKellyBet({ oddsTaken: decimal, bankroll: 1, probability }),
      })),
    }),
  ];
}

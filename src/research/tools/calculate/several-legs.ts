import { expectedValue } from '#engine/odds/expected-value.ts';
import { keyNumberMargins, spreadOnMargins } from '#engine/odds/key-number-margins.ts';
import { payout } from '#engine/odds/payout.ts';
import { roundRobin as roundRobinOf } from '#engine/odds/round-robin.ts';
import { neededLegProbability, teaserValue } from '#engine/odds/teaser.ts';
import { list, plural } from '../../words/format.ts';
import * as figures from './figures.ts';
import { type Asked, chancesOf, decimalOf, decimalsOf, MissingInput, type Worked } from './worked.ts';

/** Bets of several legs, at the prices that were named. */

const EXAMPLE_CENTS = 100_00;
const EACH_CENTS = 10_00;
const DEPEND = 'Legs from one game affect each other, and each book prices that its own way.';

export function parlay({ prices, stakeCents, chances }: Asked<'parlay'>): Worked {
  const decimals = decimalsOf(prices);
  const product = decimals.reduce((all, decimal) => all * decimal, 1);
  const stake = stakeCents ?? EXAMPLE_CENTS;
  const returns = payout(stake, product);
  const own = chancesOf(chances, decimals.length);
  const joint = own?.reduce((all, chance) => all * chance, 1);
  return {
    title: 'Parlay',
    answer: `${plural(decimals.length, 'leg')} pay ${figures.priceText(product)}: ${figures.moneyText(stake)} returns ${figures.moneyText(returns)}, a profit of ${figures.moneyText(returns - stake)}.${joint === undefined ? '' : ` All win ${figures.shareText(joint, 2)} of the time: an expected value of ${figures.signedShareText(expectedValue(joint, product))}.`}`,
    inputs: decimals.map((decimal, at) => figures.price(`price${at + 1}`, `Leg ${at + 1}`, decimal)),
    figures: [
      figures.price('price', 'Parlay price', product),
      figures.money('returnsCents', 'Returns', returns),
      figures.money('profitCents', 'Profit', returns - stake),
      figures.chance('breakEven', 'Break-even rate', 1 / product, figures.shareText(1 / product, 2)),
      ...(joint === undefined
        ? []
        : [
            figures.chance('joint', 'Chance that all win', joint),
            figures.rate('ev', 'Expected value', expectedValue(joint, product)),
          ]),
    ],
    formula: 'Parlay price = product of the legs’ decimal odds.',
    notes: ['The books’ margins multiply like the prices.', DEPEND],
    assumed: stakeCents === undefined ? ['Figured for a $100.00 stake, since none was named.'] : [],
  };
}

export function teaser({ price, legs, points, lines, chances, pushes }: Asked<'teaser'>): Worked {
  const decimal = decimalOf(price);
  const needed = neededLegProbability(decimal, legs);
  const own = chancesOf(chances, legs) ?? teasedChances(lines, points, legs);
  const back = own && pushes?.length === own.length ? pushes : undefined;
  const value = own && teaserValue(own, decimal, back);
  return {
    title: 'Teaser',
    answer: `${becomeText(lines, points)}Each of the ${legs} legs must win ${figures.shareText(needed, 2)} of the time to break even at ${figures.priceText(decimal)}.${value ? ` Yours win together ${figures.shareText(value.probability)} of the time: an expected value of ${figures.signedShareText(value.edge)}.` : ''}`,
    inputs: [
      figures.price('price', 'Teaser price', decimal),
      figures.count('legs', 'Legs', legs),
      ...(points === undefined ? [] : [figures.points('points', 'Points moved', points)]),
    ],
    figures: [
      figures.chance('needed', 'Needed per leg', needed, figures.shareText(needed, 2)),
      ...(own ?? []).map((chance, at) =>
        figures.chance(
          `leg${at + 1}`,
          `Leg ${at + 1}${lines?.[at] === undefined ? '' : ` (${teasedText(lines[at], points)})`}`,
          chance,
        ),
      ),
      ...(value
        ? [
            figures.chance('joint', 'Chance that all win', value.probability),
            figures.rate('ev', 'Expected value', value.edge),
          ]
        : []),
    ],
    formula: 'Needed per leg = (1 / decimal odds) to the power of 1 / legs.',
    notes: [
      back === undefined
        ? 'A leg that pushes usually takes the price of one leg less.'
        : 'A push is counted as the stake back.',
      DEPEND,
    ],
    assumed:
      lines && !chances
        ? [
            'Each spread covers half of the time before it is teased, and NFL margins fall as often as they did on 3, 7 and the other key numbers.',
          ]
        : [],
  };
}

const becomeText = (lines: readonly number[] | undefined, points: number | undefined): string =>
  lines === undefined || lines.length === 0 || points === undefined
    ? ''
    : `${list(lines.map((line) => teasedText(line)))} ${lines.length === 1 ? 'becomes' : 'become'} ${list(lines.map((line) => teasedText(line, points)))}. `;

const teasedText = (line: number, points = 0): string => {
  const moved = line + points;
  return moved > 0 ? `+${moved}` : `${moved}`;
};

/** Of NFL spreads that cover half of the time, by the model of key numbers; pushes aside. */
function teasedChances(
  lines: readonly number[] | undefined,
  points: number | undefined,
  legs: number,
): number[] | null {
  if (lines === undefined || lines.length === 0) return null;
  if (points === undefined) throw new MissingInput('points', 'Name by how many points the legs are teased, such as 6.');
  if (lines.length !== legs) throw new MissingInput('lines', `Name ${legs} spreads, one for each leg.`);
  return lines.map((line) => {
    const margins = keyNumberMargins({ line, coverProbability: 0.5 });
    const { win, lose } = spreadOnMargins(margins, line + points);
    return win / (win + lose);
  });
}

export function roundRobin({ prices, size, stakeCents, winners, legs, chances }: Asked<'round_robin'>): Worked {
  const decimals = decimalsOf(prices);
  const each = stakeCents ?? EACH_CENTS;
  const { parlays, returns, edge } = roundRobinOf(decimals, size, chancesOf(chances, decimals.length));
  const total = parlays * each;
  const winning = returns.filter(({ winners }) => winners >= size);
  const least = winning.find((row) => row.least >= parlays);
  const breaks = least
    ? least.winners === decimals.length
      ? `only all ${decimals.length} winning is sure to bring it back.`
      : `${plural(least.winners, 'winner')} of ${decimals.length} always cover the cost.`
    : 'Even all winners do not cover the cost.';
  const asked = returns.find((row) => row.winners === winners);
  const told =
    asked === undefined
      ? ''
      : `With ${plural(asked.winners, 'winner')} of ${decimals.length} it returns ${rangeText(asked.least * each, asked.most * each)}. `;
  return {
    title: 'Round robin',
    answer: `${told}${decimals.length} legs by ${size}s ${parlays === 1 ? 'is' : 'are'} ${plural(parlays, 'parlay')}, ${figures.moneyText(total)} in all at ${figures.moneyText(each)} each; ${size === decimals.length ? `all ${size} have to win.` : breaks}`,
    inputs: [
      ...decimals.map((decimal, at) => figures.price(`price${at + 1}`, legs?.[at] ?? `Leg ${at + 1}`, decimal)),
      figures.count('size', 'Legs a parlay', size),
    ],
    figures: [
      figures.count('parlays', 'Parlays', parlays),
      figures.money('totalCents', 'Staked in all', total),
      ...winning.map(({ winners, least: low, most }) =>
        figures.money(
          `returns${winners}`,
          `${plural(winners, 'winner')}`,
          low * each,
          rangeText(low * each, most * each),
        ),
      ),
      ...(edge === null ? [] : [figures.rate('ev', 'Expected value', edge)]),
    ],
    formula: 'Every choice of so many legs is a parlay of its own; returns are the sum of those whose legs all won.',
    notes: [DEPEND],
    assumed: stakeCents === undefined ? ['$10.00 on each parlay, since no stake was named.'] : [],
  };
}

const rangeText = (low: number, high: number): string =>
  figures.moneyText(low) === figures.moneyText(high)
    ? figures.moneyText(low)
    : `${figures.moneyText(low)} to ${figures.moneyText(high)}`;

import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars } from '../../words/format.ts';
import { placeIn } from '../calls/again.ts';
import type { Tagged } from '../calls/tagged.ts';

export type Robin = Extract<Calculation, { kind: 'round_robin' }>;

/** What a round robin is counted at where no stake is named. */
export const EACH_CENTS = 10_00;

export const decimalsOf = ({ prices }: Robin): number[] => prices.map(priceTextToDecimal);
export const decimalAt = ({ prices }: Robin, at: number): number => priceTextToDecimal(prices[at] ?? '2.00');
export const namesOf = ({ prices, legs }: Robin): string[] => prices.map((_, at) => legs?.[at] ?? `leg ${at + 1}`);

export const resultOf = (cents: number): string =>
  cents < 0 ? `a loss of ${dollars(-cents)}` : `a profit of ${dollars(cents)}`;

/** Which legs are named, by a word of their name or by their place; from 0. */
export function legsSaid(names: readonly string[], { mentions, plain }: Tagged): number[] {
  const said = new Set(
    mentions.flatMap(({ names: called, persons }) =>
      [...called, ...persons.map(({ name }) => name)].flatMap((name) => name.toLowerCase().split(' ').slice(-1)),
    ),
  );
  const named = names.flatMap((name, at) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .some((word) => said.has(word))
      ? [at]
      : [],
  );
  const place = placeIn(names, plain);
  return named.length > 0 || place === null ? named : [place];
}

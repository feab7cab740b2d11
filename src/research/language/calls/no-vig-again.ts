import { type Asked, calculated } from './call.ts';
import { onlySum } from './onward-sum.ts';
import type { Tagged } from './tagged.ts';

/** "Now a three-way: home +140, draw +230, away +195" behind a price without its margin: the same of these, whatever they are called. */
export function noVigAgain({ previous, amounts, mentions }: Tagged): Asked | null {
  const prices = amounts.prices.map(({ text }) => text);
  return onlySum(previous, 'no_vig') && prices.length > 1 && mentions.length === 0
    ? calculated([{ kind: 'no_vig', prices }])
    : null;
}

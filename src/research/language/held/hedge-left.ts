import type { EndOfTwo } from '#contract/research/covered.ts';
import { resultIn } from '../../tools/calculate/ends-of-two.ts';
import { dollars, percent, signedDollars } from '../../words/format.ts';

/** One way in which a bet and its hedge end together, with what is won or lost of both. */
export type EndTogether = { when: string; cents: number; chance: number | undefined; both: 'win' | 'lose' | null };

/** What a hedge leaves of what the held bet returns, its own stake aside. */
export type HedgeLeft = {
  /** Where exactly one of the two wins. */
  leftCents: number;
  leastCents: number;
  averageCents: number;
  /** Null: it is sure, since exactly one of the two wins or both stakes come back. */
  unsure: readonly EndTogether[] | null;
};

type Held = { stakeCents: number | null; returnsCents: number };

/** A hedge on another line than the exact opposite is a middle or leaves a gap, and nothing of it is sure. */
export function hedgeLeft(
  leftCents: number,
  { stakeCents, returnsCents }: Held,
  hedge: { stake: number; decimal: number },
  ends: readonly EndOfTwo[] | null,
): HedgeLeft {
  if (ends === null || ends.every(isEven))
    return { leftCents, leastCents: leftCents, averageCents: leftCents, unsure: null };
  const stake = stakeCents ?? 0;
  const unsure = ends.map(
    (end): EndTogether => ({
      when: end.when,
      chance: end.chance,
      both: end.first === end.second && end.first !== 'push' ? (end.first === 'win' ? 'win' : 'lose') : null,
      cents:
        resultIn({ wins: returnsCents - stake, loses: stake }, end.first) +
        resultIn({ wins: hedge.stake * (hedge.decimal - 1), loses: hedge.stake }, end.second),
    }),
  );
  const average = unsure.reduce((all, { cents, chance = Number.NaN }) => all + cents * chance, stake);
  return {
    leftCents,
    leastCents: Math.round(stake + Math.min(...unsure.map(({ cents }) => cents))),
    averageCents: Number.isNaN(average) ? leftCents : Math.round(average),
    unsure,
  };
}

const isEven = ({ first, second }: EndOfTwo): boolean =>
  (first === 'win' && second === 'loss') ||
  (first === 'loss' && second === 'win') ||
  (first === 'push' && second === 'push');

/** At best and at worst, each with the results in which it comes. */
export function spreadOf(unsure: readonly EndTogether[]): string {
  const sorted = unsure.toSorted((a, b) => b.cents - a.cents);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst) return '';
  const kind = unsure.some(({ both }) => both === 'lose') ? 'It leaves a gap' : 'It is a middle';
  return `${kind}, and no sure result: at best ${toldAs(best, unsure)}, at worst ${toldAs(worst, unsure)}.`;
}

/** With all results that come to the same. */
function toldAs({ cents }: EndTogether, unsure: readonly EndTogether[]): string {
  const same = unsure.filter((end) => Math.round(end.cents) === Math.round(cents));
  const chance = same.reduce((all, one) => all + (one.chance ?? Number.NaN), 0);
  const both = same.find((end) => end.both !== null)?.both;
  const words = [
    ...(both ? [both === 'win' ? 'both win' : 'both lose'] : []),
    ...same.map(({ when }) => when),
    ...(Number.isNaN(chance) ? [] : [`${percent(chance)} of the time`]),
  ];
  return `${signedDollars(Math.round(cents))} (${words.join('; ')})`;
}

/** "Leaves a sure $44.40", where it does. */
export const leavesSure = (left: HedgeLeft): string =>
  left.unsure === null ? `leaves a sure ${dollars(left.leftCents)}` : leaves(left);

/** What a full hedge leaves, as far as that can be said in one sentence. */
export const leaves = ({ leftCents, leastCents, averageCents, unsure }: HedgeLeft): string =>
  unsure === null
    ? `leaves ${dollars(leftCents)} whoever wins`
    : `leaves ${dollars(leastCents)} at worst and ${dollars(averageCents)} on average`;

import { OUTLIER_RULE, type OutlierRule } from './find-outliers.ts';
import { logit } from './logit.ts';

/** One opinion on a market once its margin is out; how much of a voice it has, and how much of that is sharp, 0 to 1. */
export type PresentOpinion = { power: readonly number[]; presence: number; sharp: number };

export type OutlierShares = {
  /** Aligned with the opinions: the share that is kept, 0 to 1, never 0 for all. */
  kept: number[];
  /** A sharp one stands apart: it has probably seen news that the others have not. */
  newsMove: boolean;
};

const ENOUGH_FROM = 3;
/** Makes the median absolute deviation of a normal sample equal its standard deviation. */
const NORMAL_CONSISTENCY = 1.4826;
/** Distances, in parts of the rule's threshold, up to which an opinion counts whole and from which not at all. */
const WHOLE_TO = 0.8;
const NOTHING_FROM = 1.2;
/** Of the presence, to either side of its half, that makes the middle. */
const MIDDLE = 0.1;
/** Keeps a market of outliers alone in proportion; where anybody is kept, so little is nothing. */
const LEAST = 1e-9;

/**
 * How much of each opinion is kept: the further it stands apart, the likelier it is old or wrong.
 *
 * Units: probabilities and presences to fractions.
 * Formula: per outcome x = logit p and r = |x - median| / (threshold x max(1.4826 MAD, minScale)), medians by presence (means of its middle fifth);
 * kept whole to r = 0.8, evenly less to next to nothing at 1.2 (Hampel's redescending weights), where four or more
 * opinions are present; from three to four of them the rule comes in evenly. A sharp one is kept and raises `newsMove`.
 * Source: Hampel 1974, with own bounds.
 * Known bias: when most soft books are stale together, it is the majority that is wrong; hence the rule for sharp books.
 */
export function outlierShares(opinions: readonly PresentOpinion[], rule: OutlierRule = OUTLIER_RULE): OutlierShares {
  const kept = opinions.map(() => 1);
  let newsMove = false;
  let present = 0;
  for (const { presence } of opinions) present += presence;
  const strength = Math.min(1, present - ENOUGH_FROM);
  if (strength <= 0) return { kept, newsMove };
  const outcomes = opinions[0]?.power.length ?? 0;
  // With two outcomes the log odds of the second are those of the first with the sign turned.
  const looks = outcomes === 2 ? 1 : outcomes;
  const presences = opinions.map(({ presence }) => presence);
  for (let outcome = 0; outcome < looks; outcome += 1) {
    const values = opinions.map(({ power }) => logit(power[outcome] ?? 0.5));
    const middle = presentMedian(values, presences, present);
    const distances = values.map((value) => Math.abs(value - middle));
    const scale = Math.max(NORMAL_CONSISTENCY * presentMedian(distances, presences, present), rule.minScale);
    for (let i = 0; i < kept.length; i += 1) {
      const apart = (distances[i] ?? 0) / (rule.threshold * scale);
      const share = 1 - strength * Math.min(1, Math.max(0, (apart - WHOLE_TO) / (NOTHING_FROM - WHOLE_TO)));
      const sharp = opinions[i]?.sharp ?? 0;
      newsMove ||= sharp >= 0.5 && share < 0.5;
      kept[i] = Math.max(LEAST, Math.min(kept[i] ?? 1, sharp + (1 - sharp) * share));
    }
  }
  const isAnybody = kept.some((share) => share > LEAST);
  return { kept: isAnybody ? kept.map((share) => (share > LEAST ? share : 0)) : kept, newsMove };
}

/**
 * The mean of the values that hold the middle fifth of the presence. A plain median jumps from one value to another when one
 * that is hardly there goes.
 */
function presentMedian(values: readonly number[], presences: readonly number[], present: number): number {
  const from = present * (0.5 - MIDDLE);
  const to = present * (0.5 + MIDDLE);
  let passed = 0;
  let sum = 0;
  for (const i of risingOrder(values)) {
    const next = passed + (presences[i] ?? 0);
    sum += (values[i] ?? 0) * Math.max(0, Math.min(to, next) - Math.max(from, passed));
    passed = next;
  }
  return sum / (to - from);
}

/** By insertion: for the dozen books of a market several times as fast as a general sort. */
function risingOrder(values: readonly number[]): number[] {
  const order: number[] = [];
  for (let i = 0; i < values.length; i += 1) {
    let at = i;
    for (; at > 0 && (values[order[at - 1] ?? 0] ?? 0) > (values[i] ?? 0); at -= 1) order[at] = order[at - 1] ?? 0;
    order[at] = i;
  }
  return order;
}

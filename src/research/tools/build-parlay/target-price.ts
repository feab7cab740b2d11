/** How far from the target's profit a parlay may pay and still be "around" it: what is nearer goes first, however much what is further is worth. */
export const TOLERANCES = [0.03, 0.08, 0.15] as const;
export const WIDEST = 0.15;

/** About what a parlay is to pay, in decimal odds. */
export type TargetPrice = { decimal: number; least: number; most: number };

/** Within 15 % of the profit, which is within 15 % of the price however it is written. */
export const targetPrice = (decimal: number, tolerance: number = WIDEST): TargetPrice => ({
  decimal,
  least: 1 + (decimal - 1) * (1 - tolerance),
  most: 1 + (decimal - 1) * (1 + tolerance),
});

export const meets = ({ least, most }: TargetPrice, decimal: number): boolean => decimal >= least && decimal <= most;

/** Within which share of the target's profit it pays; null: it does not meet it. */
export const withinOf = (target: number, decimal: number): number | null =>
  TOLERANCES.find((tolerance) => meets(targetPrice(target, tolerance), decimal)) ?? null;

/** One leg that may be taken: its price, and how much it is wanted. */
export type Option<Value> = { decimal: number; score: number; value: Value };

export type Combination<Value> = { values: Value[]; decimal: number; score: number };

type State<Value> = {
  count: number;
  /** Logarithm of the product so far. */
  log: number;
  score: number;
  /** Null at the start. */
  last: { option: Option<Value>; before: State<Value> } | null;
};

/** Products whose logarithms are this close are one, so that a long list stays short; a short list is searched whole. */
const COARSE = 0.01;
const CLOSE = 0.001;
const FINE = 1e-9;
const SEARCHED_WHOLE = 14;
const KEYS_A_COUNT = 1e12;
/** So many widths of the range beyond the target it is still told how near a product comes. */
const BEYOND = 4;

/**
 * Of each group at most one option, so that the product of the prices meets the target and the scores add up to the most;
 * and the product nearest to the target. `start`: the product of what is in it already.
 */
export function combine<Value>(
  groups: readonly (readonly Option<Value>[])[],
  counts: { least: number; most: number },
  target: TargetPrice,
  start: number,
): { best: Combination<Value> | null; nearest: number | null } {
  const logOf = (decimal: number) => Math.log(decimal / start);
  const range = { low: logOf(target.least), goal: logOf(target.decimal), high: logOf(target.most) };
  const isShort = groups.reduce((sum, { length }) => sum + length, 0) <= SEARCHED_WHOLE;
  const searched = (step: number) => {
    const limit = range.high + BEYOND * (range.high - range.low);
    const whole = grow(groups, counts.most, { limit, step }).filter(({ count }) => count >= counts.least);
    const within = whole.filter(({ log }) => log >= range.low && log <= range.high);
    return {
      best: first(within, ({ score }) => -score),
      nearest: first(whole, ({ log }) => Math.abs(log - range.goal)),
      // What was taken for one with another is off by a step for each leg at most.
      isNext: whole.some(({ log, count }) => log >= range.low - count * step && log <= range.high + count * step),
    };
  };
  const coarse = searched(isShort ? FINE : COARSE);
  // That none pays so much is said only of all that may.
  const { best, nearest } = !isShort && coarse.best === null && coarse.isNext ? searched(CLOSE) : coarse;
  return {
    best: best && { values: valuesOf(best), decimal: start * Math.exp(best.log), score: best.score },
    nearest: nearest && start * Math.exp(nearest.log),
  };
}

/** Every product of at most `most` options up to a limit; of those that are as good as equal the one with the best score. */
function grow<Value>(
  groups: readonly (readonly Option<Value>[])[],
  most: number,
  { limit, step }: { limit: number; step: number },
): State<Value>[] {
  const keyOf = ({ count, log }: State<Value>) => count * KEYS_A_COUNT + Math.round(log / step);
  const states = new Map<number, State<Value>>([[0, { count: 0, log: 0, score: 0, last: null }]]);
  const keep = (state: State<Value>) => {
    const key = keyOf(state);
    if ((states.get(key)?.score ?? Number.NEGATIVE_INFINITY) < state.score) states.set(key, state);
  };
  for (const group of groups) {
    const open = [...states.values()].filter(({ count }) => count < most);
    for (const option of group) {
      const size = Math.log(option.decimal);
      for (const before of open) if (before.log + size <= limit) keep(extended(before, option, size));
    }
  }
  return [...states.values()];
}

const extended = <Value>(before: State<Value>, option: Option<Value>, size: number): State<Value> => ({
  count: before.count + 1,
  log: before.log + size,
  score: before.score + option.score,
  last: { option, before },
});

/** The one with the least of something, the first of equals. */
function first<Value>(states: readonly State<Value>[], by: (state: State<Value>) => number): State<Value> | null {
  let least: State<Value> | null = null;
  for (const state of states) if (least === null || by(state) < by(least)) least = state;
  return least;
}

function valuesOf<Value>({ last }: State<Value>): Value[] {
  return last === null ? [] : [...valuesOf(last.before), last.option.value];
}

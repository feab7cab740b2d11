/**
 * The chance of more than a number that falls between two results, and what it weighs. No bet that is decided there can push, so that
 * every line is told by such numbers: -3 wins above 3.5 and loses below 2.5. Units: points, runs or goals; probability.
 */
export type ChanceStep = { number: number; chance: number; weight: number };

/**
 * The same chances, none rising with its number.
 *
 * Units: as given, sorted by number; each keeps its weight.
 * Formula: neighbours that rise are given their weighted mean until none does (pool adjacent violators).
 * Source: Ayer et al. 1955, "An empirical distribution function for sampling with incomplete information".
 */
export function fallingSteps(steps: readonly ChanceStep[]): ChanceStep[] {
  const pools: { chance: number; weight: number; of: ChanceStep[] }[] = [];
  for (const step of steps.toSorted((a, b) => a.number - b.number)) {
    let pool = { chance: step.chance, weight: step.weight, of: [step] };
    for (let last = pools.at(-1); last && last.chance < pool.chance; last = pools.at(-1)) {
      pools.pop();
      const weight = last.weight + pool.weight;
      const chance = (last.chance * last.weight + pool.chance * pool.weight) / weight;
      pool = { chance, weight, of: [...last.of, ...pool.of] };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ chance, of }) => of.map((step) => ({ ...step, chance })));
}

/**
 * The chance of more than any number, through all steps, falling between them as a model's does.
 *
 * Units: numbers between two results to probability.
 * Formula: between two steps the model's chance, moved and stretched so that it meets both; above the last and below the first its odds
 * of going on are kept.
 * Source: own design; what is quoted on either side of a line bounds it.
 */
export function chanceThrough(steps: readonly ChanceStep[], modelled: (number: number) => number) {
  return (number: number): number => {
    const below = steps.findLast((step) => step.number <= number);
    const above = steps.find((step) => step.number >= number);
    if (below && above) return between(below, above, modelled, number);
    if (below) return below.chance * part(modelled(number), modelled(below.number));
    return above ? 1 - (1 - above.chance) * part(1 - modelled(number), 1 - modelled(above.number)) : modelled(number);
  };
}

function between(below: ChanceStep, above: ChanceStep, modelled: (number: number) => number, number: number): number {
  const last = modelled(above.number);
  const share = part(modelled(number) - last, modelled(below.number) - last);
  return above.chance + (below.chance - above.chance) * share;
}

const part = (some: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, some / whole)) : 0);

import { flatShape, type GrowthShape, type IndependentBet, type SimultaneousGrowth } from './simultaneous-growth.ts';

/** Step in ln t. The trapezoid rule misses 1/wealth by 2 |Gamma(1 + 2 pi i/STEP)| = 1e-16 of itself, whatever the wealth. */
const STEP = 0.25;
/** What lies below e^-38 of the scale of the largest wealth, or above 40 scales of the smallest, is beyond the last digit. */
const BELOW = 38;
const ABOVE = 40;

/** One point of the integral: t, its weight STEP x t x E e^(-t wealth), and the mean e^(-t wealth) itself. */
type Node = { t: number; transform: number };

/**
 * Growth over bets too many for their 2^n ends, as one integral over a product of n factors.
 *
 * Units: fractions of the bankroll to natural log growth.
 * Formula: E ln W = integral over t > 0 of (e^-t - E e^(-tW))/t, with E e^(-tW) = e^(-t (1 - sum f)) x product of
 * (1 - p + p e^(-t f d)); slope E x/W and curve E x x/W^2 likewise; trapezoid rule in ln t.
 * Source: Frullani's integral of the logarithm; independence makes the transform a product.
 * Known bias: none but rounding, about 1e-14 in growth: the rule converges exponentially.
 */
export function growthByIntegral(bets: readonly IndependentBet[]): SimultaneousGrowth {
  return { growthAt: (stakes) => growthAt(bets, stakes), shapeAt: (stakes) => shapeAt(bets, stakes) };
}

function growthAt(bets: readonly IndependentBet[], stakes: Float64Array): number {
  let growth = 0;
  for (const { t, transform } of nodesOf(bets, stakes)) growth += Math.exp(-t) - transform;
  return growth * STEP;
}

function shapeAt(bets: readonly IndependentBet[], stakes: Float64Array): GrowthShape {
  const shape = flatShape(bets.length);
  const means = new Float64Array(bets.length);
  for (const { t, transform } of nodesOf(bets, stakes)) {
    const weight = STEP * t * transform;
    if (weight > 0) addNode(shape, { bets, stakes, means }, { t, weight });
  }
  return shape;
}

/** Adds E x e^(-tW) and E x x e^(-tW): given t, the bets are still independent, with tilted chances. */
function addNode(
  { slope, curve }: GrowthShape,
  { bets, stakes, means }: { bets: readonly IndependentBet[]; stakes: Float64Array; means: Float64Array },
  { t, weight }: { t: number; weight: number },
): void {
  for (const [i, { probability, decimal }] of bets.entries()) {
    const wins = probability * Math.exp(-t * (stakes[i] ?? 0) * decimal);
    const loses = 1 - probability;
    const net = decimal - 1;
    const mean = (wins * net - loses) / (wins + loses);
    means[i] = mean;
    slope[i] = (slope[i] ?? 0) + weight * mean;
    const row = curve[i];
    if (!row) continue;
    for (let j = 0; j < i; j += 1) row[j] = (row[j] ?? 0) + weight * t * mean * (means[j] ?? 0);
    row[i] = (row[i] ?? 0) + (weight * t * (wins * net * net + loses)) / (wins + loses);
  }
}

function nodesOf(bets: readonly IndependentBet[], stakes: Float64Array): Node[] {
  let least = 1;
  let most = 1;
  for (const [i, { decimal }] of bets.entries()) {
    least -= stakes[i] ?? 0;
    most += (stakes[i] ?? 0) * decimal;
  }
  // No number, like the logarithm of what is lost: the caller's search then takes a shorter step.
  if (!(least > 0)) return [{ t: 1, transform: Number.NaN }];
  const nodes: Node[] = [];
  const last = Math.ceil(Math.log(ABOVE / least) / STEP);
  for (let k = Math.floor((-BELOW - Math.log(most)) / STEP); k <= last; k += 1) {
    const t = Math.exp(k * STEP);
    let transform = Math.exp(-t * least);
    for (const [i, { probability, decimal }] of bets.entries()) {
      transform *= 1 - probability + probability * Math.exp(-t * (stakes[i] ?? 0) * decimal);
    }
    nodes.push({ t, transform });
  }
  return nodes;
}

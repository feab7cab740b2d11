/** A bet whose result tells nothing about the others'. Units: probability, decimal odds. */
export type IndependentBet = { probability: number; decimal: number };

/** How growth changes with the stakes: its slope, and minus its second derivatives (lower triangle, positive definite). */
export type GrowthShape = { slope: Float64Array; curve: Float64Array[] };

/** Expected log growth of the bankroll over bets that run at the same time. Stakes are fractions of it, below 1 in all. */
export type SimultaneousGrowth = {
  growthAt(stakes: Float64Array): number;
  shapeAt(stakes: Float64Array): GrowthShape;
};

/** An empty slope and curve to add to. Units: none. */
export function flatShape(size: number): GrowthShape {
  return { slope: new Float64Array(size), curve: Array.from({ length: size }, () => new Float64Array(size)) };
}

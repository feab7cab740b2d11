/** A function's value and slope at the point asked for, written into one object so that a search allocates nothing. */
export type Point = { value: number; slope: number };

const VALUE_TOLERANCE = 4e-16;
const STEP_TOLERANCE = 1e-13;
const MAX_STEPS = 100;

/**
 * The root of a decreasing function inside a bracket.
 *
 * Units: the function's own.
 * Formula: Newton's step while it stays inside the bracket, else its midpoint; the bracket shrinks with every value.
 * Source: safeguarded Newton (Press et al., Numerical Recipes, `rtsafe`).
 * Known bias: after 100 steps the best point so far is returned; no market tried needs 20.
 */
export function solveDecreasing(
  evaluate: (x: number, at: Point) => void,
  bracket: { low: number; high: number; start: number },
): number {
  let { low, high, start: x } = bracket;
  const at: Point = { value: 0, slope: 0 };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    evaluate(x, at);
    if (Math.abs(at.value) <= VALUE_TOLERANCE) return x;
    if (at.value > 0) low = x;
    else high = x;
    const newton = x - at.value / at.slope;
    const next = newton >= low && newton <= high ? newton : low + (high - low) / 2;
    if (Math.abs(next - x) <= STEP_TOLERANCE * (1 + Math.abs(next))) return next;
    x = next;
  }
  return x;
}

import { kelly } from './kelly.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal, requireOpenProbability } from './require-odds.ts';
import { solveSymmetric } from './solve-symmetric.ts';

export type IndependentBet = { probability: number; decimal: number };

/** 4,096 ways the bets can end together. More bets than that are for sampling, not for an exact sum. */
export const MOST_SIMULTANEOUS_BETS = 12;
const MAX_STEPS = 100;
const TOLERANCE = 1e-13;
/** At the top growth is flat: a loss this small is rounding, and the step still leads closer. */
const GROWTH_ROUNDING = 1e-15;

/** Every way the bets can end: bit i of its index is set where bet i wins. */
type Problem = { nets: number[]; chances: Float64Array };

/**
 * The stakes with the fastest expected growth over independent bets that run at the same time.
 *
 * Units: probabilities and decimal odds to fractions of the bankroll, in the order of the bets.
 * Formula: maximum of E ln(1 + sum f x) by Newton's step, halved until growth rises; exact over all 2^n ends.
 * Source: Whitrow 2007. Two even-money bets: f = (p - q)/(2(p^2 + q^2)). A bet without an edge gets nothing, any other something.
 * Known bias: trusts the probabilities fully and takes the bets as independent; legs of one event are not.
 * @throws OddsInputError for no bets, more than twelve, a probability that is 0, 1 or outside, or a decimal that is not a price.
 */
export function kellySimultaneous(bets: readonly IndependentBet[]): number[] {
  requireBets(bets);
  const singles = bets.map(({ probability, decimal }) => kelly(probability, decimal));
  const taken = bets.filter((_, i) => (singles[i] ?? 0) > 0);
  const total = singles.reduce((sum, single) => sum + single, 0);
  const start = singles.filter((single) => single > 0).map((single) => single / Math.max(1, 2 * total));
  const stakes = maximise(problemOf(taken), Float64Array.from(start));
  let next = 0;
  return singles.map((single) => (single > 0 ? (stakes[next++] ?? 0) : 0));
}

function problemOf(bets: readonly IndependentBet[]): Problem {
  const chances = new Float64Array(2 ** bets.length).fill(1);
  for (let end = 0; end < chances.length; end += 1) {
    for (const [i, { probability }] of bets.entries()) {
      chances[end] = (chances[end] ?? 0) * (end & (1 << i) ? probability : 1 - probability);
    }
  }
  return { nets: bets.map(({ decimal }) => decimal - 1), chances };
}

function maximise(problem: Problem, start: Float64Array): Float64Array {
  let stakes = start;
  let growth = growthOf(problem, stakes);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const move = newtonMove(problem, stakes);
    const next = climb(problem, { stakes, growth }, move);
    if (!next) break;
    const moved = Math.max(...next.stakes.map((stake, i) => Math.abs(stake - (stakes[i] ?? 0))));
    stakes = next.stakes;
    growth = next.growth;
    if (moved <= TOLERANCE) break;
  }
  return stakes;
}

type Standing = { stakes: Float64Array; growth: number };

/** The longest halving of the move that loses no growth and stays between nothing and everything staked. */
function climb(problem: Problem, from: Standing, move: Float64Array): Standing | undefined {
  for (let length = 1; length > 1e-12; length /= 2) {
    const stakes = from.stakes.map((stake, i) => stake + length * (move[i] ?? 0));
    if (!stakes.every((stake) => stake > 0)) continue;
    const growth = growthOf(problem, stakes);
    if (growth >= from.growth - GROWTH_ROUNDING) return { stakes, growth };
  }
  return undefined;
}

function growthOf(problem: Problem, stakes: Float64Array): number {
  let growth = 0;
  for (let end = 0; end < problem.chances.length; end += 1) {
    growth += (problem.chances[end] ?? 0) * Math.log(wealthAt(problem.nets, stakes, end));
  }
  return growth;
}

function newtonMove(problem: Problem, stakes: Float64Array): Float64Array {
  const { nets, chances } = problem;
  const slope = new Float64Array(nets.length);
  const curve = nets.map(() => new Float64Array(nets.length));
  const gains = new Float64Array(nets.length);
  for (let end = 0; end < chances.length; end += 1) {
    const wealth = wealthAt(nets, stakes, end);
    for (let i = 0; i < nets.length; i += 1) gains[i] = netAt(nets, i, end) / wealth;
    for (let i = 0; i < nets.length; i += 1) {
      const weighted = (chances[end] ?? 0) * (gains[i] ?? 0);
      slope[i] = (slope[i] ?? 0) + weighted;
      addScaled(curve[i], gains, { factor: weighted, length: i + 1 });
    }
  }
  return solveSymmetric(curve, slope);
}

function addScaled(
  row: Float64Array | undefined,
  other: Float64Array,
  { factor, length }: { factor: number; length: number },
): void {
  if (row) for (let j = 0; j < length; j += 1) row[j] = (row[j] ?? 0) + factor * (other[j] ?? 0);
}

/** What a unit on bet i brings at this end. */
const netAt = (nets: readonly number[], i: number, end: number): number => (end & (1 << i) ? (nets[i] ?? 0) : -1);

function wealthAt(nets: readonly number[], stakes: Float64Array, end: number): number {
  let wealth = 1;
  for (let i = 0; i < nets.length; i += 1) wealth += netAt(nets, i, end) * (stakes[i] ?? 0);
  return wealth;
}

function requireBets(bets: readonly IndependentBet[]): void {
  if (bets.length === 0) throw new OddsInputError('bets', 'must hold at least one bet');
  if (bets.length > MOST_SIMULTANEOUS_BETS) {
    throw new OddsInputError('bets', `must be at most ${MOST_SIMULTANEOUS_BETS} for an exact answer`);
  }
  for (const { probability, decimal } of bets) {
    requireOpenProbability(probability, 'bets');
    requireDecimal(decimal, 'bets');
  }
}

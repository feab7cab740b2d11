import type { SimultaneousGrowth } from './simultaneous-growth.ts';
import { solveSymmetric } from './solve-symmetric.ts';

const MAX_STEPS = 300;
const STEP_TOLERANCE = 1e-12;
/** At the top growth is flat: a loss this small is rounding, and the step still leads closer. */
const GROWTH_ROUNDING = 1e-14;
/** What another unit on a bet must bring beyond the ones already staked before it comes back in. */
const SLOPE_TOLERANCE = 1e-10;
const MOST_HALVINGS = 30;
/** Of the way to staking everything: beside that edge the slope is too steep for a step to find back. */
const NEAREST_TO_EDGE = 0.9;

/** Where the search stands: bets at 0 are left out (`held` is false), and `isFull` says that all of the exposure is used. */
type Standing = { stakes: Float64Array; held: boolean[]; isFull: boolean; growth: number };

/** A direction for the held bets, and what the last unit of exposure brings (0 while the exposure is not full). */
type Move = { step: Float64Array; slope: Float64Array; price: number };

/**
 * The stakes, none below 0 and together at most an exposure, at which growth is greatest.
 *
 * Units: fractions of the bankroll.
 * Formula: Newton's step on the bets held, shortened where a stake would fall below 0 (the bet is let go) or the exposure
 * would be passed (it then stays full), halved until growth does not fall; a bet comes back in where its slope is above the price.
 * Source: active-set method for a concave function (Nocedal & Wright, Numerical Optimization, chapter 16).
 * Known bias: after 500 steps the best stakes so far are returned; no slate of 100 bets tried needs 200.
 */
export function maximiseGrowth(model: SimultaneousGrowth, start: Float64Array, exposure: number): Float64Array {
  let at: Standing = {
    stakes: start,
    held: Array.from(start, () => true),
    isFull: false,
    growth: model.growthAt(start),
  };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const move = newtonMove(model, at);
    const next = largest(move.step) > STEP_TOLERANCE ? climb(model, at, { move, exposure }) : undefined;
    const moved = next ?? changeHeld(at, move);
    if (!moved) break;
    at = moved;
  }
  return at.stakes;
}

const largest = (step: Float64Array): number => step.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** On full exposure the step keeps the sum: both the slope and a unit price are solved for, and the price balances them. */
function newtonMove(model: SimultaneousGrowth, { stakes, held, isFull }: Standing): Move {
  const { slope, curve } = model.shapeAt(stakes);
  const places = held.flatMap((isHeld, i) => (isHeld ? [i] : []));
  const inner = places.map((i) => Float64Array.from(places, (j) => curve[Math.max(i, j)]?.[Math.min(i, j)] ?? 0));
  const bySlope = solveSymmetric(
    inner,
    Float64Array.from(places, (i) => slope[i] ?? 0),
  );
  const byPrice = isFull ? solveSymmetric(inner, new Float64Array(places.length).fill(1)) : bySlope;
  const price = isFull ? sumOf(bySlope) / sumOf(byPrice) : 0;
  const step = new Float64Array(stakes.length);
  for (const [k, i] of places.entries()) step[i] = (bySlope[k] ?? 0) - price * (byPrice[k] ?? 0);
  return { step, slope, price };
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

type Climb = { move: Move; exposure: number };

/** The whole step where growth allows it, with every stake below 0 let go at once; else its longest halving that loses no growth. */
function climb(model: SimultaneousGrowth, from: Standing, { move, exposure }: Climb): Standing | undefined {
  const room = roomFor(from, move.step, exposure);
  if (room.length < 1) {
    const next = standingAt(model, from, projected(from, { move, exposure }));
    if (next.growth > from.growth) return next;
  }
  let length = Math.min(1, room.length);
  for (let halvings = 0; halvings <= MOST_HALVINGS; halvings += 1, length /= 2) {
    const stakes = from.stakes.map((stake, i) => Math.max(0, stake + length * (move.step[i] ?? 0)));
    const isWhole = length === room.length;
    if (isWhole && room.emptied !== undefined) stakes[room.emptied] = 0;
    const next = standingAt(model, from, { stakes, isFull: from.isFull || (isWhole && room.fills) });
    if (next.growth >= from.growth - GROWTH_ROUNDING) return next;
  }
  return undefined;
}

function standingAt(
  model: SimultaneousGrowth,
  from: Standing,
  { stakes, isFull }: { stakes: Float64Array; isFull: boolean },
): Standing {
  const held = from.held.map((isHeld, i) => isHeld && (stakes[i] ?? 0) > 0);
  return { stakes, held, isFull, growth: model.growthAt(stakes) };
}

function projected({ stakes, isFull }: Standing, { move, exposure }: Climb): { stakes: Float64Array; isFull: boolean } {
  const moved = stakes.map((stake, i) => Math.max(0, stake + (move.step[i] ?? 0)));
  const total = sumOf(moved);
  const most = isFull ? exposure : Math.min(exposure, 1 - (1 - NEAREST_TO_EDGE) * (1 - sumOf(stakes)));
  if (!isFull && total < most) return { stakes: moved, isFull };
  return { stakes: moved.map((stake) => (stake / total) * most), isFull: most === exposure };
}

/** How far a step may go, and what stops it: a stake at 0, the exposure, or the edge of the bankroll that must not be touched. */
function roomFor(
  { stakes, isFull }: Standing,
  step: Float64Array,
  exposure: number,
): { length: number; emptied: number | undefined; fills: boolean } {
  const rise = isFull ? 0 : sumOf(step);
  const staked = sumOf(stakes);
  const toFull = rise > 0 ? Math.max(0, exposure - staked) / rise : Number.POSITIVE_INFINITY;
  const toEdge = rise > 0 ? (NEAREST_TO_EDGE * (1 - staked)) / rise : Number.POSITIVE_INFINITY;
  const length = Math.min(toFull, toEdge);
  let nearest = { length, emptied: undefined as number | undefined, fills: toFull <= toEdge };
  for (const [i, stake] of stakes.entries()) {
    const toNothing = (step[i] ?? 0) < 0 ? stake / -(step[i] ?? 0) : Number.POSITIVE_INFINITY;
    if (toNothing < nearest.length) nearest = { length: toNothing, emptied: i, fills: false };
  }
  return nearest;
}

/** Where these bets can bring no more: gives exposure back that is worth nothing, else takes the best bet that was let go. */
function changeHeld(at: Standing, { slope, price }: Move): Standing | undefined {
  if (at.isFull && price < -SLOPE_TOLERANCE) return { ...at, isFull: false };
  let best: number | undefined;
  for (const [i, isHeld] of at.held.entries()) {
    const bar = best === undefined ? price + SLOPE_TOLERANCE : (slope[best] ?? 0);
    if (!isHeld && (slope[i] ?? 0) > bar) best = i;
  }
  return best === undefined ? undefined : { ...at, held: at.held.map((isHeld, i) => isHeld || i === best) };
}

import { growthByEnds } from './growth-by-ends.ts';
import { growthByIntegral } from './growth-by-integral.ts';
import { kelly } from './kelly.ts';
import { maximiseGrowth } from './maximise-growth.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal, requireOpenProbability } from './require-odds.ts';
import type { IndependentBet } from './simultaneous-growth.ts';

const MOST_SIMULTANEOUS_BETS = 100;
/** 4,096 ways the bets can end together; from here on the integral is quicker than the sum. */
const MOST_SUMMED_BETS = 12;
/** The integral spans every wealth that the bets can make: up to this price its points stay few. */
const LONGEST_MANY = 1e9;
/** Of the whole bankroll: what is left when all bets lose must have a logarithm, and the more bets, the longer the way to the edge. */
const NEARLY_ALL = { few: 1 - 1e-9, many: 1 - 1e-6 };

/**
 * The stakes with the fastest expected growth over independent bets that run at the same time.
 *
 * Units: probabilities and decimal odds to fractions of the bankroll, in the order of the bets; `exposure` is the most that
 * may be at stake in all (the whole bankroll unless named; the house lets a tenth be at risk).
 * Formula: maximum of E ln(1 + sum f x) with f >= 0 and sum f <= exposure (`maximiseGrowth`); the expectation over all 2^n
 * ends up to twelve bets (`growthByEnds`), by an integral beyond (`growthByIntegral`).
 * Source: Whitrow 2007, who samples the ends where this integrates. Two even-money bets: f = (p - q)/(2(p^2 + q^2)). A bet
 * without an edge gets nothing; any other gets something until the exposure runs out.
 * Known bias: trusts the probabilities fully and takes the bets as independent; legs of one event are not. Sum and integral
 * agree to 1e-9 in every stake and to 1e-12 in growth; below that growth is too flat to tell stakes apart.
 * @throws OddsInputError for no bets, more than a hundred, a probability that is 0, 1 or outside, a decimal that is not a price
 * (with more than twelve bets: one above 1e9), or an exposure outside 0..1.
 */
export function kellySimultaneous(bets: readonly IndependentBet[], exposure = 1): number[] {
  requireBets(bets);
  if (!(exposure >= 0 && exposure <= 1)) throw new OddsInputError('exposure', 'must lie between 0 and 1');
  const singles = bets.map(({ probability, decimal }) => kelly(probability, decimal));
  const total = singles.reduce((sum, single) => sum + single, 0);
  if (total === 0 || exposure === 0) return bets.map(() => 0);
  const taken = bets.filter((_, i) => (singles[i] ?? 0) > 0);
  // Within the exposure and never more than half of the bankroll: from there the search goes its own way.
  const part = Math.min(1, exposure / 2 / total);
  const start = singles.filter((single) => single > 0).map((single) => single * part);
  const isMany = taken.length > MOST_SUMMED_BETS;
  const model = isMany ? growthByIntegral(taken) : growthByEnds(taken);
  const most = Math.min(exposure, isMany ? NEARLY_ALL.many : NEARLY_ALL.few);
  const stakes = maximiseGrowth(model, Float64Array.from(start), most);
  let next = 0;
  return singles.map((single) => (single > 0 ? (stakes[next++] ?? 0) : 0));
}

function requireBets(bets: readonly IndependentBet[]): void {
  if (bets.length === 0) throw new OddsInputError('bets', 'must hold at least one bet');
  if (bets.length > MOST_SIMULTANEOUS_BETS) {
    throw new OddsInputError('bets', `must be at most ${MOST_SIMULTANEOUS_BETS}`);
  }
  for (const { probability, decimal } of bets) {
    requireOpenProbability(probability, 'bets');
    requireDecimal(decimal, 'bets');
    if (bets.length > MOST_SUMMED_BETS && decimal > LONGEST_MANY) {
      throw new OddsInputError(
        'bets',
        `must not pay more than ${LONGEST_MANY} where they are more than ${MOST_SUMMED_BETS}`,
      );
    }
  }
}

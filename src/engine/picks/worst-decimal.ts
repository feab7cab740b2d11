import { americanToDecimal } from '../odds/american.ts';
import { confidence, stakeUnits } from '../odds/confidence.ts';
import { expectedValue } from '../odds/expected-value.ts';
import { kellyShrunk } from '../odds/kelly.ts';
import { countedChance } from '../odds/kept-edge.ts';

/** Steps of one American point away from even money: -1 is -101, 0 is +100, 1 is +101. */
const LOWEST_STEP = -1_000_000;
const HIGHEST_STEP = 1_000_000;
/** As a fresh quote of a full market: what caps the stars of a worth-taking price never takes its last quarter unit. */
const FULL_QUALITY = { books: 3, sharpBooks: 1, ageSeconds: 0 };
const LEAST_STARS = 2;

type Doubted = { probability: number; sd: number; stakeSd?: number; kept: number };

/**
 * The worst price, in whole American odds, that is still worth at least a quarter unit.
 *
 * Units: the consensus' probability, its standard deviations (until the close, and of now for the stake) and the kept share of
 * its edge to decimal odds.
 * Formula: the first step of the American grid at which edge, stars and units together are no pass; edge, chance of a
 * real edge and shrunk Kelly stake all rise with the price, so the search starts at the fair price and halves its bracket.
 * Source: own design.
 * Known bias: asks the price only; a quote older than 2 hours stays a pass until it is seen again. For a chance so
 * small that no price earns a quarter unit it gives the end of the grid.
 * @throws OddsInputError for a probability or share outside 0..1 or no deviation.
 */
export function worstDecimal(consensus: Doubted): number {
  let low = breakEvenStep(consensus.probability);
  let high = low;
  for (let stride = 1; high < HIGHEST_STEP && !isWorthTaking(consensus, stepDecimal(high)); stride *= 2) {
    low = high + 1;
    high = Math.min(HIGHEST_STEP, high + stride);
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isWorthTaking(consensus, stepDecimal(middle))) high = middle;
    else low = middle + 1;
  }
  return stepDecimal(high);
}

/** A step at or just below the fair price, where the search starts: nothing worse can be worth taking. */
function breakEvenStep(probability: number): number {
  const steps = probability < 0.5 ? 100 / probability - 200 : 200 - 100 / (1 - probability);
  return Math.max(LOWEST_STEP, Math.min(HIGHEST_STEP, Math.floor(steps) - 1));
}

function isWorthTaking(consensus: Doubted, decimal: number): boolean {
  const { sd, stakeSd = sd, kept } = consensus;
  const probability = countedChance(consensus.probability, decimal, kept);
  // The cheap questions first: most steps fail one of them.
  if (expectedValue(probability, decimal) <= 0) return false;
  if (stakeUnits(kellyShrunk(probability, decimal, stakeSd), LEAST_STARS) === 0) return false;
  return confidence({ probability, decimal, sd, stakeSd }, FULL_QUALITY).stars >= LEAST_STARS;
}

const stepDecimal = (step: number): number => americanToDecimal(step < 0 ? step - 100 : step + 100);

import { normalise } from './margin-free.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal, requireProbability } from './require-odds.ts';

/**
 * What an exchange thinks: halfway between the chance at which a back breaks even there and the one at which a lay does.
 *
 * Units: decimal odds by outcome and a commission as a fraction of what is won to probabilities that add up to 1; null where
 * the two stand further apart than `most`, in probability over all outcomes, or cross.
 * Formula: back 1/(1 + (d - 1)(1 - c)), lay (1 - c)/(d - c); their mean, made to add up to 1.
 * Source: own derivation from the exchanges' rule that commission is taken from net winnings.
 * Known bias: counts what is offered, not how much of it.
 * @throws OddsInputError for lists of different lengths, a decimal that is not a price, or a commission outside 0..1.
 */
export function exchangeMiddle(
  back: readonly number[],
  lay: readonly number[],
  { commission, most }: { commission: number; most: number },
): number[] | null {
  if (back.length < 2 || lay.length !== back.length) throw new OddsInputError('lay', 'must be as many prices as back');
  requireProbability(commission, 'commission');
  let apart = 0;
  const middles = back.map((decimal, outcome) => {
    const layDecimal = lay[outcome] ?? Number.NaN;
    requireDecimal(decimal);
    requireDecimal(layDecimal);
    if (layDecimal < decimal) apart = Number.POSITIVE_INFINITY;
    apart += 1 / decimal - 1 / layDecimal;
    const backed = 1 / (1 + (decimal - 1) * (1 - commission));
    const laid = (1 - commission) / (layDecimal - commission);
    return (backed + laid) / 2;
  });
  return apart <= most ? normalise(middles) : null;
}

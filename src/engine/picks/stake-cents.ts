/** What a bettor's money is, in whole cents; null where it is not known. */
export type BettingMoney = {
  bankrollCents: number | null;
  /** Null: 1 % of the bankroll. */
  unitCents: number | null;
};

const UNITS_OF_A_BANKROLL = 100;

/**
 * A stake in money: so many units of what one unit is to this bettor.
 *
 * Units: units (hundredths count, finer ones do not) and whole cents to whole cents; null where neither unit nor
 * bankroll is known.
 * Formula: floor(units x unit), the unit being 1 % of the bankroll where none is set; never more than the bankroll.
 * Source: `docs/formulas.md`, 1 unit is 1 % of the bankroll.
 * Known bias: rounded down to the cent, so the stakes of several picks may add up to less than their units together.
 * @throws RangeError for units below 0 or not finite, and for money that is not whole cents of at least 1.
 */
export function stakeCents(units: number, { bankrollCents, unitCents }: BettingMoney): number | null {
  if (!(Number.isFinite(units) && units >= 0)) throw new RangeError('units must be finite and at least 0');
  requireCents(bankrollCents, 'bankrollCents');
  requireCents(unitCents, 'unitCents');
  // Whole numbers until the one division, so that 0.25 units of $10 are $2.50 and not a cent less.
  const hundredths = Math.round(units * 100);
  const atMost = bankrollCents ?? Number.POSITIVE_INFINITY;
  if (unitCents !== null) return Math.min(atMost, Math.floor((hundredths * unitCents) / 100));
  if (bankrollCents === null) return null;
  return Math.min(atMost, Math.floor((hundredths * bankrollCents) / (100 * UNITS_OF_A_BANKROLL)));
}

function requireCents(cents: number | null, argument: string): void {
  if (cents !== null && !(Number.isSafeInteger(cents) && cents > 0)) {
    throw new RangeError(`${argument} must be whole cents above 0`);
  }
}

import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireCount } from '../odds/require-model.ts';
import { requireDecimal } from '../odds/require-odds.ts';

/** A record at one price: units won, by unit staked, and the share of decided bets that won. */
export type RecordUnits = { units: number; returnOnStakes: number; winRate: number };

/**
 * What a record of flat bets at one price won.
 *
 * Units: counts of bets and decimal odds to units, one a bet; pushes are handed back and count as staked.
 * Formula: units = won (d - 1) - lost; return = units/(won + lost + pushed).
 * Source: definition.
 * @throws OddsInputError for counts that are not whole, no decided bet, or a decimal that is not a price.
 */
export function recordUnits(record: { won: number; lost: number; pushed: number }, decimal: number): RecordUnits {
  const { won, lost, pushed } = record;
  requireCount(won, 'won', MOST);
  requireCount(lost, 'lost', MOST);
  requireCount(pushed, 'pushed', MOST);
  requireDecimal(decimal);
  if (won + lost === 0) throw new OddsInputError('won', 'and lost must hold at least one bet');
  const units = won * (decimal - 1) - lost;
  if (!Number.isFinite(units)) throw new OddsInputError('decimal', 'is too long a price for so many bets');
  return { units, returnOnStakes: units / (won + lost + pushed), winRate: won / (won + lost) };
}

const MOST = 1_000_000_000;

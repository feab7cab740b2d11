export type BalanceLevel = 'low' | 'empty';

/**
 * What a debit brought a balance to, if it came down across one of two marks: nothing left, or `share` of a month's
 * tokens or less. A balance that was there before is not told of again, and one that rises is not told of.
 *
 * Units: whole tokens; the share of 1. Formula: low while balance <= monthTokens x share (150 x 0.2 = 30).
 * Source: ADR-0014.
 */
export function balanceLevel(debit: {
  before: number;
  after: number;
  monthTokens: number;
  share: number;
}): BalanceLevel | null {
  const { before, after, monthTokens, share } = debit;
  if (after <= 0) return before > 0 ? 'empty' : null;
  const mark = monthTokens * share;
  return after <= mark && before > mark ? 'low' : null;
}

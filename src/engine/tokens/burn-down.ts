export type BurnableGrant = {
  id: string;
  kind: 'signup' | 'confirmation' | 'monthly' | 'purchased' | 'admin';
  remaining: number;
  /** Unix time in ms; null: never expires. */
  expiresAtMs: number | null;
  createdAtMs: number;
};

export type Debit = { grantId: string; tokens: number };

/** Whole or nothing: a plan that is not ok takes no token. `balance` is what is left to spend afterwards. */
export type BurnPlan = { ok: true; debits: Debit[]; balance: number } | { ok: false; balance: number };

/**
 * Which grants pay a price.
 *
 * Order: the grant that expires first, then those that never expire; among equals purchased tokens last, then the
 * oldest grant, then the smaller id, so that the same grants always pay in the same order.
 * Units: whole tokens, times in Unix ms. A grant is spent while `nowMs < expiresAtMs`.
 * Source: ADR-0003. The server does the same in one SQL statement, which a property test holds to this function.
 * @throws RangeError for a cost that is no whole number of at least 1, or a grant with a broken remainder.
 */
export function planBurnDown(grants: readonly BurnableGrant[], cost: number, nowMs: number): BurnPlan {
  if (!Number.isSafeInteger(cost) || cost < 1) throw new RangeError(`a cost is a whole number >= 1, got ${cost}`);
  const spendable = grants.filter((grant) => isSpendable(grant, nowMs)).sort(byBurnOrder);
  const total = spendable.reduce((sum, grant) => sum + grant.remaining, 0);
  if (total < cost) return { ok: false, balance: total };

  const debits: Debit[] = [];
  let owed = cost;
  for (const grant of spendable) {
    if (owed === 0) break;
    const tokens = Math.min(grant.remaining, owed);
    debits.push({ grantId: grant.id, tokens });
    owed -= tokens;
  }
  return { ok: true, debits, balance: total - cost };
}

function isSpendable(grant: BurnableGrant, nowMs: number): boolean {
  if (!Number.isSafeInteger(grant.remaining) || grant.remaining < 0) {
    throw new RangeError(`grant ${grant.id} has ${grant.remaining} tokens left`);
  }
  return grant.remaining > 0 && (grant.expiresAtMs === null || nowMs < grant.expiresAtMs);
}

function byBurnOrder(a: BurnableGrant, b: BurnableGrant): number {
  return (
    ascending(a.expiresAtMs ?? Number.POSITIVE_INFINITY, b.expiresAtMs ?? Number.POSITIVE_INFINITY) ||
    Number(a.kind === 'purchased') - Number(b.kind === 'purchased') ||
    ascending(a.createdAtMs, b.createdAtMs) ||
    (a.id < b.id ? -1 : 1)
  );
}

/** A subtraction would make NaN of two infinities. */
const ascending = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

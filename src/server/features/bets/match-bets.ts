import { type BetCopy, isSameBet, stakeKey } from './same-bet.ts';

/**
 * For each bet of a file the stored bet that it is a copy of, or null. Each stored bet is the copy of one: who bet the same twice has it
 * twice. What has the same name comes first, then what was placed nearest in time.
 */
export function matchBets<Read extends BetCopy, Stored extends BetCopy & { id: string }>(
  read: readonly Read[],
  stored: readonly Stored[],
): (Stored | null)[] {
  const byName = new Map(stored.map((bet) => [bet.id, bet] as const));
  for (const bet of stored) if (bet.externalId !== null) byName.set(bet.externalId, bet);
  const taken = new Set<Stored>();
  const named = read.map(({ externalId }) => {
    const found = externalId === null ? undefined : byName.get(externalId);
    if (found) taken.add(found);
    return found ?? null;
  });
  const byStake = new Map<number, Stored[]>();
  for (const bet of stored) {
    const alike = byStake.get(stakeKey(bet));
    if (alike) alike.push(bet);
    else byStake.set(stakeKey(bet), [bet]);
  }
  return read.map((bet, at) => {
    const known = named[at];
    if (known) return known;
    let best: Stored | null = null;
    for (const other of byStake.get(stakeKey(bet)) ?? []) {
      if (taken.has(other) || !isNearer(bet, other, best) || !isSameBet(bet, other)) continue;
      best = other;
    }
    if (best) taken.add(best);
    return best;
  });
}

const isNearer = (bet: BetCopy, other: BetCopy, best: BetCopy | null): boolean =>
  best === null || Math.abs(other.placedAtMs - bet.placedAtMs) < Math.abs(best.placedAtMs - bet.placedAtMs);

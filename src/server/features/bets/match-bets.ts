import { pairAlike } from './pair-alike.ts';
import { pairExact } from './pair-exact.ts';
import { type Pairs, pairUp } from './pairs.ts';
import { type BetCopy, ofPrices } from './same-bet.ts';

/**
 * For each bet of a file the stored bet that it is a copy of, or null. Each stored bet is the copy of one: who bet the same twice has it
 * twice. What has the same name comes first, then what says the same to the letter, then what only can be the same.
 */
export async function matchBets<Read extends BetCopy, Stored extends BetCopy & { id: string }>(
  read: readonly Read[],
  stored: readonly Stored[],
): Promise<(Stored | null)[]> {
  const pairs: Pairs<Stored> = { of: new Map(), taken: new Set() };
  const byName = betsByName(stored);
  for (const bet of read) {
    const named = bet.externalId === null ? undefined : byName.get(bet.externalId);
    if (named && !pairs.taken.has(named)) pairUp(pairs, bet, named);
  }
  const mine = read.filter((bet) => !pairs.of.has(bet));
  const theirs = ofPrices(
    stored.filter((bet) => !pairs.taken.has(bet)),
    mine,
  );
  await pairExact(pairs, mine, theirs);
  await pairAlike(pairs, mine, theirs);
  return read.map((bet) => pairs.of.get(bet) ?? null);
}

/** Stored bets by what files call them, and by our own names, which an export writes. */
export function betsByName<Stored extends BetCopy & { id: string }>(
  stored: readonly Stored[],
): ReadonlyMap<string, Stored> {
  const byName = new Map(stored.map((bet) => [bet.id, bet] as const));
  for (const bet of stored) if (bet.externalId !== null) byName.set(bet.externalId, bet);
  return byName;
}

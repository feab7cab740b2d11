import { setImmediate } from 'node:timers/promises';
import { DAY_MS } from './bet-bounds.ts';
import { type BetCopy, type FoldedBet, foldBet, isSameBet, priceKeys } from './same-bet.ts';

/** With so many stored bets one of a file is compared at most, the nearest in time: who bets the same more often in a day says which by its name. */
const COMPARED_MAX = 50;
/** After so much work others have their turn. */
const ROWS_AT_ONCE = 20;

type Entry<Stored> = { bet: Stored; folded: FoldedBet | null };

/**
 * For each bet of a file the stored bet that it is a copy of, or null. Each stored bet is the copy of one: who bet the same twice has it
 * twice. What has the same name comes first, then what was placed nearest in time.
 */
export async function matchBets<Read extends BetCopy, Stored extends BetCopy & { id: string }>(
  read: readonly Read[],
  stored: readonly Stored[],
): Promise<(Stored | null)[]> {
  const byName = new Map(stored.map((bet) => [bet.id, bet] as const));
  for (const bet of stored) if (bet.externalId !== null) byName.set(bet.externalId, bet);
  const matches = read.map(({ externalId }) => (externalId === null ? null : (byName.get(externalId) ?? null)));
  const named = new Set(matches);
  const byPrice = indexByPrice(stored.filter((bet) => !named.has(bet)));
  for (const [at, bet] of read.entries()) {
    if (matches[at]) continue;
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    matches[at] = takeCopy(byPrice, bet);
  }
  return matches;
}

type ByPrice<Stored> = ReadonlyMap<string, Entry<Stored>[]>;

/** In the order in which they were placed. */
function indexByPrice<Stored extends BetCopy>(stored: readonly Stored[]): ByPrice<Stored> {
  const byPrice = new Map<string, Entry<Stored>[]>();
  for (const bet of [...stored].sort((a, b) => a.placedAtMs - b.placedAtMs)) {
    const [key = ''] = priceKeys(bet);
    const alike = byPrice.get(key);
    if (alike) alike.push({ bet, folded: null });
    else byPrice.set(key, [{ bet, folded: null }]);
  }
  return byPrice;
}

/** The nearest that is a copy, which is no other one's from here on. */
function takeCopy<Stored extends BetCopy>(byPrice: ByPrice<Stored>, bet: BetCopy): Stored | null {
  const folded = foldBet(bet);
  const near = priceKeys(bet)
    .flatMap((key) => nearest(byPrice.get(key) ?? [], bet.placedAtMs).map((entry) => ({ key, entry })))
    .sort((a, b) => distance(a.entry, bet.placedAtMs) - distance(b.entry, bet.placedAtMs))
    .slice(0, COMPARED_MAX);
  const found = near.find(({ entry }) => {
    entry.folded ??= foldBet(entry.bet);
    return isSameBet(folded, entry.folded);
  });
  if (!found) return null;
  const alike = byPrice.get(found.key) ?? [];
  alike.splice(alike.indexOf(found.entry), 1);
  return found.entry.bet;
}

const distance = ({ bet }: Entry<BetCopy>, atMs: number): number => Math.abs(bet.placedAtMs - atMs);

/** Those within a day, as many as are compared before and after. */
function nearest<Stored extends BetCopy>(alike: readonly Entry<Stored>[], atMs: number): Entry<Stored>[] {
  let [low, high] = [0, alike.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((alike[middle]?.bet.placedAtMs ?? 0) < atMs) low = middle + 1;
    else high = middle;
  }
  return alike
    .slice(Math.max(0, low - COMPARED_MAX), low + COMPARED_MAX)
    .filter((entry) => distance(entry, atMs) <= DAY_MS);
}

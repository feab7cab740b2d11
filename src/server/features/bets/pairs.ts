import type { BetCopy } from './same-bet.ts';

/** Bets of a file with the stored ones that they are copies of. */
export type Pairs<Stored> = { of: Map<BetCopy, Stored>; taken: Set<Stored> };

export function pairUp<Stored>({ of, taken }: Pairs<Stored>, bet: BetCopy, stored: Stored): void {
  of.set(bet, stored);
  taken.add(stored);
}

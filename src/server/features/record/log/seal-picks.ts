import type { Db } from '../../../platform/database/database.ts';
import type { Json } from '../../log/canonical-json.ts';
import { betKey } from './bet-key.ts';
import { listOver } from './over.repo.ts';
import { commitmentOf, isLate, pickText, revealLeaf, SALT_BYTES, sealedLeaf } from './pick-leaf.ts';
import { insertSeals, listDue, markRevealed, takeArrivals } from './seals.repo.ts';

/** What a batch holds at most, so that no transaction is long. */
export const PICKS_AT_ONCE = 1_000;

export type SealDeps = { randomBytes: (count: number) => Buffer };

/** Leaves for picks that were shown, by their hash alone. */
export async function sealPicks({ randomBytes }: SealDeps, tx: Db, next: number, at: Date): Promise<Json[]> {
  const picks = await takeArrivals(tx, PICKS_AT_ONCE);
  const over = await listOver(
    tx,
    picks.map(({ eventId }) => eventId),
  );
  const sealed = picks.map((pick, nth) => {
    const salt = randomBytes(SALT_BYTES);
    const commitment = commitmentOf(salt, pickText(pick));
    const late = isLate(pick, at.getTime()) || over.has(pick.eventId);
    const seal = { pickId: pick.id, salt: salt.toString('hex'), commitment, bet: betKey(pick), leaf: next + nth, late };
    return { seal, leaf: sealedLeaf(pick, commitment, at) };
  });
  await insertSeals(
    tx,
    sealed.map(({ seal }) => seal),
  );
  return sealed.map(({ leaf }) => leaf);
}

/** Leaves for picks whose game starts: what was hidden, and the salt that shows it was this. */
export async function revealPicks(tx: Db, next: number, at: Date): Promise<Json[]> {
  const due = await listDue(tx, at, PICKS_AT_ONCE);
  await markRevealed(
    tx,
    due.map(({ id }, nth) => ({ pickId: id, leaf: next + nth })),
  );
  return due.map((pick) => revealLeaf(pick, pick, at));
}

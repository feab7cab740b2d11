import { sql } from 'drizzle-orm';
import { type BurnableGrant, planBurnDown } from '#engine/tokens/burn-down.ts';
import { type Db, rowsOf } from '../../../../src/server/platform/database/database.ts';
import { millis } from '../../../../src/server/platform/database/sql-time.ts';

/** What came into a wallet at the same time may not have been seen by who took from it, though its entry is the earlier one. */
const AT_ONCE_MS = 10_000;

type Grant = BurnableGrant & { walletId: string };
type Entry = {
  walletId: string;
  grantId: string;
  reservationId: string | null;
  kind: string;
  tokens: number;
  atMs: number;
};

/** Plays the ledger again and holds each reservation to what the engine would have taken. */
export async function checkBurnOrder(db: Db): Promise<{ compared: number; broken: string[] }> {
  const grants = rowsOf<Grant>(
    await db.execute(sql`
      select id, wallet_id as "walletId", kind, 0 as remaining, ${millis('expires_at')} as "expiresAtMs",
        ${millis('created_at')} as "createdAtMs"
      from token_grants`),
  );
  const entries = rowsOf<Entry>(
    await db.execute(sql`
      select wallet_id as "walletId", grant_id as "grantId", reservation_id as "reservationId", kind, tokens,
        ${millis('created_at')} as "atMs"
      from ledger_entries where grant_id is not null order by wallet_id, id`),
  );
  const wallets = [...new Set(entries.map(({ walletId }) => walletId))];
  const results = wallets.map((wallet) =>
    compareWallet(
      grants.filter(({ walletId }) => walletId === wallet),
      entries.filter(({ walletId }) => walletId === wallet),
    ),
  );
  return {
    compared: results.reduce((sum, { compared }) => sum + compared, 0),
    broken: results.flatMap(({ broken }) => broken),
  };
}

function compareWallet(grants: readonly Grant[], entries: readonly Entry[]) {
  const known = new Map(grants.map((grant) => [grant.id, { ...grant, expiresAtMs: numberOf(grant.expiresAtMs) }]));
  const broken: string[] = [];
  let compared = 0;
  let cameAtMs = Number.NEGATIVE_INFINITY;
  for (const group of inReservations(entries)) {
    const atMs = Number(group[0]?.atMs);
    if (group[0]?.kind !== 'reserve') cameAtMs = atMs;
    else if (atMs - cameAtMs > AT_ONCE_MS) {
      compared += 1;
      broken.push(...compareDebit([...known.values()], group, atMs));
    }
    for (const { grantId, tokens } of group) {
      const grant = known.get(grantId);
      if (grant) grant.remaining += tokens;
    }
  }
  return { compared, broken };
}

function compareDebit(grants: readonly Grant[], debits: readonly Entry[], atMs: number): string[] {
  const taken = debits.map(({ grantId, tokens }) => ({ grantId, tokens: -tokens }));
  const cost = taken.reduce((sum, { tokens }) => sum + tokens, 0);
  const plan = planBurnDown(grants, cost, atMs);
  const wanted = plan.ok ? words(plan.debits) : 'nothing';
  if (words(taken) === wanted) return [];
  return [`reservation ${debits[0]?.reservationId} took ${words(taken)} where the engine takes ${wanted}`];
}

/** The debits of one reservation belong together; every other entry is alone. */
function inReservations(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (entry.kind === 'reserve' && last?.[0]?.kind === 'reserve' && last[0].reservationId === entry.reservationId)
      last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const numberOf = (value: number | null): number | null => (value === null ? null : Number(value));

const words = (debits: readonly { grantId: string; tokens: number }[]): string =>
  debits
    .map(({ grantId, tokens }) => `${tokens} of ${grantId}`)
    .sort()
    .join(', ');

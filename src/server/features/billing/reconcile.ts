import type { MoneyDifference } from '#contract/admin-money.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MoneyMove, Payments } from '../../providers/payments/payments.port.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type Difference, differencesOf } from './compare-payment.ts';
import {
  countDifferences,
  findNewestMove,
  insertMoves,
  listBothSides,
  listDifferences,
  replaceDifferences,
} from './reconcile.repo.ts';

export type Reconciled = { moves: number; payments: number; differences: number };

type Deps = Pick<BillingDeps, 'db' | 'now' | 'payments' | 'logger'>;

/** What stood on the balance before the newest move that is known is asked for again: it may have come later. */
const OVERLAP_MS = 3 * 86_400_000;
/** A message about what moved is given so long to come. */
const SETTLING_MS = 3_600_000;
const BATCH = 1_000;
/** Beyond so many somebody has to look at the whole thing anyway. */
const KEPT_MAX = 5_000;

/**
 * Takes over what moved at the provider and compares each payment with our books. What differs is compared once more after another
 * look at the provider: what was booked between the two readings is no difference.
 * @throws PaymentError, and nothing of the last comparison is lost
 */
export async function reconcile(deps: Deps, signal: AbortSignal): Promise<Reconciled> {
  const { db, payments } = deps;
  if (!payments) return { moves: 0, payments: 0, differences: 0 };
  let moves = await takeMoves(deps, payments, signal);
  let compared = await compareAll(deps, signal);
  if (compared.found.length > 0) {
    const first = new Set(compared.found.map(nameOf));
    moves += await takeMoves(deps, payments, signal);
    compared = await compareAll(deps, signal);
    compared.found = compared.found.filter((one) => first.has(nameOf(one)));
  }
  const { found } = compared;
  await db.transaction((tx) => replaceDifferences(tx, found.slice(0, KEPT_MAX), deps.now()));
  if (found.length > 0)
    deps.logger.error(
      { differences: found.length },
      'The books differ from the payment provider. The portal has the list.',
    );
  return { moves, payments: compared.payments, differences: found.length };
}

async function takeMoves({ db }: Deps, payments: Payments, signal: AbortSignal): Promise<number> {
  const newest = await findNewestMove(db);
  const since = newest && new Date(newest.getTime() - OVERLAP_MS);
  const moves: MoneyMove[] = [];
  let after: string | null = null;
  do {
    signal.throwIfAborted();
    const page = await payments.listMoves({ since, after }, signal);
    moves.push(...page.moves);
    after = page.next;
  } while (after !== null);
  // The oldest first, and none before all were read: whatever ends this, no older one is missing behind a newer.
  moves.reverse();
  let taken = 0;
  for (let at = 0; at < moves.length; at += BATCH) taken += await insertMoves(db, moves.slice(at, at + BATCH));
  return taken;
}

async function compareAll({ db, now }: Deps, signal: AbortSignal): Promise<{ payments: number; found: Difference[] }> {
  const until = new Date(now().getTime() - SETTLING_MS);
  const found: Difference[] = [];
  let payments = 0;
  let after: string | undefined = '';
  do {
    signal.throwIfAborted();
    const page = await listBothSides(db, { after, until, limit: BATCH });
    payments += page.length;
    for (const both of page) found.push(...differencesOf(both));
    after = page.length < BATCH ? undefined : page.at(-1)?.paymentId;
  } while (after !== undefined);
  return { payments, found };
}

const nameOf = ({ paymentId, kind }: Difference): string => `${paymentId} ${kind}`;

/** As the portal shows them. */
export async function readDifferences(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ differences: MoneyDifference[]; total: number }> {
  const rows = await listDifferences(db, page);
  const differences = rows.map(({ sinceMs, ...row }) => ({ ...row, since: new Date(sinceMs).toISOString() }));
  return { differences, total: await countDifferences(db) };
}

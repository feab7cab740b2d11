import { RENEWAL_GRACE_DAYS } from '#contract/prices.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ProviderSubscription } from '../../providers/payments/payments.port.ts';
import { lockWallet } from '../tokens/lock-wallet.ts';
import type { BillingDeps } from './billing-deps.ts';
import { completeCheckout } from './checkouts.repo.ts';
import { findOwner } from './customers.repo.ts';
import { recordStopRequest } from './record-stop-request.ts';
import { endSubscription, findByProviderId, findLive, saveProviderState } from './subscriptions.repo.ts';

const DAY_MS = 86_400_000;

type Deps = Pick<BillingDeps, 'now' | 'newId' | 'play'>;

/** What the provider said at `stateAt`. False: it was never paid, or what is stored here is newer or has ended. */
export async function applySubscription(
  tx: Db,
  deps: Deps,
  { walletId, state, stateAt }: { walletId: string; state: ProviderSubscription; stateAt: Date },
): Promise<boolean> {
  const { id: providerId, customerId: _, checkoutId, status, ...times } = state;
  if (status === 'incomplete') return false;
  await lockWallet(tx, walletId);
  if ((await findByProviderId(tx, providerId))?.status === 'ended') return false;
  if (status !== 'ended') await makeRoom(tx, walletId, providerId, deps.now());
  const saved = await saveProviderState(tx, {
    ...times,
    status,
    id: deps.newId(),
    walletId,
    providerId,
    endedAt: status === 'ended' ? (times.endedAt ?? stateAt) : null,
    graceUntil: new Date(stateAt.getTime() + RENEWAL_GRACE_DAYS * DAY_MS),
    stateAt,
    now: deps.now(),
  });
  if (checkoutId !== null) await completeCheckout(tx, checkoutId);
  if (saved && (status === 'active' || status === 'past_due')) await stopUnwanted(tx, deps, walletId);
  return saved;
}

/** The provider no longer has it. */
export async function applyGone(tx: Db, walletId: string, providerId: string, at: Date): Promise<boolean> {
  await lockWallet(tx, walletId);
  const known = await findByProviderId(tx, providerId);
  return known ? endSubscription(tx, known.id, at) : false;
}

/** One that is paid takes the place of one that an administrator gave. */
async function makeRoom(tx: Db, walletId: string, providerId: string, now: Date): Promise<void> {
  const live = await findLive(tx, walletId);
  if (!live || live.providerId === providerId) return;
  if (live.origin === 'admin') {
    await endSubscription(tx, live.id, now);
    return;
  }
  // Came while the provider was asked: heard again, it is known as a second one.
  throw new AppError('unavailable', 'Another subscription of this account is just beginning. Send it again.');
}

/** Nobody who is excluded or gone is billed, whenever the subscription began. */
async function stopUnwanted(tx: Db, deps: Deps, walletId: string): Promise<void> {
  const owner = await findOwner(tx, walletId);
  if (!owner) return recordStopRequest(tx, deps, { walletId, action: 'cancel', until: null });
  const exclusion = await deps.play.exclusionOf(tx, { ...owner, now: deps.now() });
  if (!exclusion) return;
  const isTimeOut = exclusion.kind === 'time_out';
  await recordStopRequest(tx, deps, {
    walletId,
    action: isTimeOut ? 'pause' : 'cancel',
    until: isTimeOut ? exclusion.endsAt : null,
  });
}

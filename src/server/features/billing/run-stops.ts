import { PaymentError, type Payments } from '../../providers/payments/payments.port.ts';
import { isGone } from './ask-provider.ts';
import type { BillingDeps } from './billing-deps.ts';
import {
  findLatestPause,
  finishStop,
  listAllOpenStops,
  listOpenStops,
  noteFailedStop,
  type StopRow,
} from './billing-stops.repo.ts';
import { closeSessions } from './close-sessions.ts';
import { listToRefund, markRefunded } from './payments.repo.ts';
import { endSubscription, findLive, markPaused } from './subscriptions.repo.ts';

/** A person who asks for protection does not wait longer than this for a provider; the job goes on. */
const ASK_AT_ONCE_MS = 3_000;
const BATCH = 100;

/** Tries now what is to be stopped for a wallet. Never throws because the provider is away. */
export async function runStopsOf(deps: BillingDeps, walletId: string): Promise<void> {
  const { payments } = deps;
  const open = payments && (await listOpenStops(deps.db, walletId));
  if (!open || open.length === 0) return;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ASK_AT_ONCE_MS);
  try {
    for (const stop of open) await attempt(deps, payments, stop, controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Tries what the provider has not confirmed yet, over all wallets. */
export async function repeatStops(deps: BillingDeps, signal: AbortSignal): Promise<{ done: number; failed: number }> {
  const { payments } = deps;
  const count = { done: 0, failed: 0 };
  const open = payments ? await listAllOpenStops(deps.db, BATCH) : [];
  for (const stop of open) {
    signal.throwIfAborted();
    count[payments && (await attempt(deps, payments, stop, signal)) ? 'done' : 'failed'] += 1;
  }
  return count;
}

async function attempt(deps: BillingDeps, payments: Payments, stop: StopRow, signal: AbortSignal): Promise<boolean> {
  const { id, action } = stop;
  try {
    await ACTIONS[action](deps, payments, stop, signal);
    await finishStop(deps.db, id, deps.now());
    return true;
  } catch (error) {
    deps.logger.warn({ err: error, stop: id, action }, 'Billing could not be stopped yet. It is tried again.');
    await noteFailedStop(deps.db, id, error instanceof PaymentError ? error.kind : 'a fault that only the log tells');
    return false;
  }
}

type Action = (deps: BillingDeps, payments: Payments, stop: StopRow, signal: AbortSignal) => Promise<void>;

const ACTIONS: Readonly<Record<StopRow['action'], Action>> = { cancel, pause, refund };

async function cancel(deps: BillingDeps, payments: Payments, { walletId }: StopRow, signal: AbortSignal) {
  await closeSessions(deps, payments, walletId, signal);
  const live = await findLive(deps.db, walletId);
  if (!live?.providerId) return;
  const { providerId } = live;
  await unlessGone(() => payments.cancelSubscription(providerId, signal));
  await endSubscription(deps.db, live.id, deps.now());
}

/** Until the latest end that was asked for: a shorter time-out never shortens a longer one. */
async function pause(deps: BillingDeps, payments: Payments, { walletId }: StopRow, signal: AbortSignal) {
  await closeSessions(deps, payments, walletId, signal);
  const at = deps.now();
  const live = await findLive(deps.db, walletId);
  const until = await findLatestPause(deps.db, walletId);
  if (!live?.providerId || until === undefined || until <= at) return;
  const { providerId } = live;
  await unlessGone(() => payments.pauseSubscription({ subscriptionId: providerId, until }, signal));
  await markPaused(deps.db, live.id, at);
}

async function refund(deps: BillingDeps, payments: Payments, { walletId }: StopRow, signal: AbortSignal) {
  for (const { id, paymentId } of await listToRefund(deps.db, walletId)) {
    await payments.refund({ paymentId, key: `refund:${id}` }, signal);
    await markRefunded(deps.db, id);
  }
}

async function unlessGone(call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

import { MONTHLY_PLAN } from '#contract/prices.ts';
import { periodAt } from '#engine/tokens/period.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Paid } from '../../providers/payments/payments.port.ts';
import { lockWallet } from '../tokens/lock-wallet.ts';
import {
  grantTokens,
  periodSource,
  reinstateGrant,
  revokeGrant,
  startMonthlyPeriod,
} from '../tokens/tokens.service.ts';
import type { BillingDeps } from './billing-deps.ts';
import { completeCheckout, findCheckout } from './checkouts.repo.ts';
import { findOwner } from './customers.repo.ts';
import { packName } from './pack-name.ts';
import { insertPaymentOnce, lockPayment, type PaymentRow, raiseMoved, setGrant, setReceipt } from './payments.repo.ts';
import { recordStopRequest } from './record-stop-request.ts';

type Deps = Pick<BillingDeps, 'now' | 'newId' | 'play' | 'logger'>;
type Purchase = { walletId: string; paid: Paid; isSecond: boolean; reason: 'refund' | 'dispute' };

/**
 * The payment and its tokens once, however often and by whatever event it is told of; then what of it went back. False:
 * nobody began this purchase here.
 */
export async function applyPaid(tx: Db, deps: Deps, purchase: Purchase): Promise<boolean> {
  const { walletId, paid } = purchase;
  await lockWallet(tx, walletId);
  const ordered = await orderedTokens(tx, purchase);
  if (ordered === null) {
    deps.logger.error({ payment: paid.id }, 'A payment came for a purchase that nobody began here. It needs a look.');
    return false;
  }
  if (paid.checkoutId !== null) await completeCheckout(tx, paid.checkoutId);
  const unwanted = await isUnwanted(tx, deps, purchase);
  const row = newRow(deps, purchase, unwanted ? 0 : ordered, nameOf(paid, ordered));
  if (await insertPaymentOnce(tx, row)) {
    if (unwanted) await recordStopRequest(tx, deps, { walletId, action: 'refund', until: null });
    else await grant(tx, deps, purchase, row);
  }
  await follow(tx, deps, purchase);
  return true;
}

/** What was bought. Of a pack our own record says it, and nothing that came back through the provider. */
async function orderedTokens(tx: Db, { walletId, paid }: Purchase): Promise<number | null> {
  if (paid.kind === 'subscription') return MONTHLY_PLAN.tokens;
  const checkout = paid.checkoutId === null ? undefined : await findCheckout(tx, paid.checkoutId);
  return checkout?.walletId === walletId && checkout.kind === 'pack' ? checkout.tokens : null;
}

/** Paid while its owner was excluded or gone, or for a second subscription: nothing is delivered and all of it goes back. */
async function isUnwanted(tx: Db, deps: Deps, { walletId, paid, isSecond }: Purchase): Promise<boolean> {
  const owner = isSecond ? undefined : await findOwner(tx, walletId);
  return !owner || (await deps.play.exclusionOf(tx, { ...owner, now: paid.paidAt })) !== null;
}

function newRow(deps: Deps, { walletId, paid }: Purchase, tokens: number, name: string) {
  const { kind, id: providerId, paymentId: providerPaymentId, amountCents, currency, receiptUrl, paidAt } = paid;
  return {
    id: deps.newId(),
    walletId,
    kind,
    providerId,
    providerPaymentId,
    amountCents,
    currency,
    tokens,
    description: tokens === 0 ? `${name} (not delivered, money returned)` : name,
    receiptUrl,
    paidAt,
    createdAt: deps.now(),
  };
}

async function grant(tx: Db, deps: Deps, { walletId, paid }: Purchase, row: { id: string; tokens: number }) {
  const grantId = deps.newId();
  const { tokens } = row;
  const now = deps.now();
  const { start: periodStart, end: periodEnd } = periodOf(paid);
  const isNew =
    paid.kind === 'pack'
      ? await grantTokens(tx, {
          grantId,
          walletId,
          kind: 'purchased',
          tokens,
          expiresAt: null,
          source: packSource(paid),
          now,
        })
      : await startMonthlyPeriod(tx, { walletId, periodStart, periodEnd, tokens, newId: () => grantId, now });
  if (isNew) await setGrant(tx, row.id, grantId);
}

/**
 * In proportion to the money that is gone by now: more of it takes tokens back, from what is not yet spent, and a dispute
 * that is won gives back what it took. Both sums of money only rise, so that no order of messages makes a difference.
 */
async function follow(tx: Db, deps: Deps, { walletId, paid, reason }: Purchase): Promise<void> {
  const row = await lockPayment(tx, paid);
  if (!row) throw new Error('a payment is gone within its own transaction');
  if (paid.receiptUrl !== null && row.receiptUrl === null) await setReceipt(tx, row.id, paid.receiptUrl);
  const moved = movedBy(row, paid);
  const [before, after] = [goneOf(row), goneOf(moved)];
  if (moved.refundedCents === row.refundedCents && moved.reinstatedCents === row.reinstatedCents) return;
  await raiseMoved(tx, row.id, moved);
  if (row.grantId === null) return;
  const now = deps.now();
  const tokens = tokensTakenBack(row, after);
  if (after < before) await reinstateGrant(tx, { grantId: row.grantId, tokens, expiresAt: endOf(paid), now });
  const more = tokens - tokensTakenBack(row, before);
  if (more > 0) await revokeGrant(tx, { source: sourceOf(walletId, paid, row), tokens: more, reason, now });
}

type Moved = Pick<PaymentRow, 'refundedCents' | 'reinstatedCents'>;

const goneOf = ({ refundedCents, reinstatedCents }: Moved): number => refundedCents - reinstatedCents;

/** The higher of what is known and what is heard, and never more gone than was paid. */
function movedBy(row: PaymentRow, paid: Paid): Moved {
  const reinstatedCents = Math.max(row.reinstatedCents, paid.reinstatedCents);
  const refundedCents = Math.max(row.refundedCents, paid.goneCents, reinstatedCents);
  return { refundedCents: Math.min(refundedCents, row.amountCents + reinstatedCents), reinstatedCents };
}

/** Bought tokens have no end; a month's end with it, also where they were taken in between. */
const endOf = (paid: Paid): Date | null => (paid.kind === 'pack' ? null : periodOf(paid).end);

const sourceOf = (walletId: string, paid: Paid, row: PaymentRow): string =>
  row.kind === 'pack' ? packSource(paid) : periodSource(walletId, periodOf(paid).start);

const packSource = ({ id }: Paid): string => `payment:${id}`;

const nameOf = ({ kind }: Paid, tokens: number): string => (kind === 'pack' ? packName(tokens) : MONTHLY_PLAN.name);

/** A bill that names no period is for the month from its payment on. */
function periodOf({ period, paidAt }: Paid): { start: Date; end: Date } {
  if (period) return period;
  const { startMs, endMs } = periodAt(paidAt.getTime(), paidAt.getTime());
  return { start: new Date(startMs), end: new Date(endMs) };
}

/** How many tokens a refund of so many cents is worth, in whole numbers: what is left over stays with the buyer. */
export function tokensTakenBack(payment: { tokens: number; amountCents: number }, refundedCents: number): number {
  const { tokens, amountCents } = payment;
  if (amountCents === 0) return 0;
  const product = tokens * refundedCents;
  return (product - (product % amountCents)) / amountCents;
}

import type { BillingLine } from '#contract/billing.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPayments, type PaymentRow, sumCollected } from './payments.repo.ts';

/** Forty years of renewals. */
const LINES_MAX = 500;

/** What was paid and what of it went back, the newest first. */
export async function listHistory(db: Db, walletId: string): Promise<BillingLine[]> {
  return (await listPayments(db, walletId, LINES_MAX)).map(toLine);
}

/** Over all accounts, those that were deleted too: collected less refunds. */
export function collectedCents(db: Db): Promise<number> {
  return sumCollected(db);
}

function toLine(row: PaymentRow): BillingLine {
  const { id, description, amountCents, reinstatedCents, currency, tokens, receiptUrl } = row;
  const refundedCents = row.refundedCents - reinstatedCents;
  const moved = { amountCents, refundedCents, reinstatedCents };
  return { id, at: row.paidAt.toISOString(), description, ...moved, currency, tokens, receiptUrl };
}

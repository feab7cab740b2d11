import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { MoneyMove } from '../payments.port.ts';
import { moment, readAnswer, refId } from './read-answer.ts';

const PAGE = 100;

/** By Stripe's name for what accounting calls it. Payouts, fees and all else are no movement of a payment. */
const KINDS: Readonly<Record<string, MoneyMove['kind']>> = {
  charge: 'payment',
  refund: 'refund',
  partial_capture_reversal: 'refund',
  refund_failure: 'refund_failed',
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
};

/** A charge, a refund or a dispute; the last two name the charge and the payment above it. */
const Source = z.object({ id: z.string(), payment_intent: z.nullish(refId), charge: z.nullish(refId) });

const Move = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  created: moment,
  reporting_category: z.string(),
  source: z.unknown(),
});

export async function listMoves(
  stripe: Stripe,
  { since, after }: { since: Date | null; after: string | null },
): Promise<{ moves: MoneyMove[]; next: string | null }> {
  const { data, has_more } = await stripe.balanceTransactions.list({
    limit: PAGE,
    expand: ['data.source'],
    ...(since && { created: { gte: Math.floor(since.getTime() / 1000) } }),
    ...(after !== null && { starting_after: after }),
  });
  const moves = data.flatMap((one) => readMove(one) ?? []);
  return { moves, next: has_more ? (data.at(-1)?.id ?? null) : null };
}

function readMove(answer: Stripe.BalanceTransaction): MoneyMove | null {
  const { id, amount: amountCents, currency, created: at, ...move } = readAnswer(Move, answer);
  const kind = KINDS[move.reporting_category];
  if (kind === undefined) return null;
  const source = readAnswer(Source, move.source as z.input<typeof Source>);
  return { id, paymentId: source.payment_intent ?? source.charge ?? source.id, kind, amountCents, currency, at };
}

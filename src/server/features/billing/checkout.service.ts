import type { CheckoutInput } from '#contract/billing.ts';
import { MONTHLY_PLAN, TOKEN_PACKS, TOP_UP_PATH } from '#contract/prices.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { ACCOUNT_RATES } from '../../platform/http/account-rates.ts';
import { takeFromLimit } from '../../platform/http/rate-limit.ts';
import type { NewCheckout, Payments } from '../../providers/payments/payments.port.ts';
import { lockWallet } from '../tokens/lock-wallet.ts';
import { askProvider, requirePayments } from './ask-provider.ts';
import type { BillingDeps, Buyer } from './billing-deps.ts';
import { expireCheckout, insertCheckout, listOpen, setSession } from './checkouts.repo.ts';
import { closeSessions } from './close-sessions.ts';
import { asCustomer } from './customer.ts';
import { packName } from './pack-name.ts';
import { findLive } from './subscriptions.repo.ts';

type Offer = { kind: 'subscription' | 'pack'; tokens: number; amountCents: number; item: NewCheckout['item'] };

/** Until the provider answered, nobody has an address at which the purchase could be paid. */
const UNANSWERED_MS = 5 * 60_000;

/** Where each purchase is shown afterwards. */
const RETURN_PATHS = { subscription: '/profile?tab=subscription', pack: '/profile?tab=payment' } as const;

/** `url` is the provider's page. What was begun before and not paid is given up, so that nothing is bought twice. */
export async function beginCheckout(deps: BillingDeps, user: Buyer, input: CheckoutInput): Promise<{ url: string }> {
  const payments = requirePayments(deps);
  const offer = offerOf(input);
  await deps.play.assertNotExcluded(deps.db, { user, now: deps.now() });
  await assertNoSubscription(deps.db, user, offer);
  await takeFromLimit(deps, ACCOUNT_RATES.checkouts, user.id);
  await askProvider(() => closeSessions(deps, payments, user.walletId));
  const begun = await askProvider(() =>
    asCustomer(deps, payments, user, (customerId) => begin(deps, payments, { user, offer, customerId })),
  );
  const { checkoutId, session } = begun;
  if (await setSession(deps.db, checkoutId, { providerSessionId: session.id, expiresAt: session.expiresAt })) {
    return { url: session.url };
  }
  // Given up while the provider was asked: an exclusion began, or the account went.
  await askProvider(() => payments.expireCheckout(session.id));
  throw new AppError('conflict', 'This purchase was given up before it began. Nothing was charged.');
}

type Purchase = { user: Buyer; offer: Offer; customerId: string };

/** The row first: what is asked of the provider counts against the limits from then on. */
async function begin(deps: BillingDeps, payments: Payments, purchase: Purchase) {
  const { user, offer, customerId } = purchase;
  const checkoutId = deps.newId();
  await deps.db.transaction((tx) => openCheckout(tx, deps, { user, offer, checkoutId }));
  const successUrl = `${deps.appUrl}${RETURN_PATHS[offer.kind]}`;
  const cancelUrl = `${deps.appUrl}${TOP_UP_PATH}`;
  const { walletId } = user;
  const order = { customerId, walletId, checkoutId, item: offer.item, successUrl, cancelUrl };
  try {
    return { checkoutId, session: await payments.createCheckout(order) };
  } catch (error) {
    await expireCheckout(deps.db, checkoutId);
    throw error;
  }
}

/** Under the wallet's lock, so that two purchases at once cannot both fit under one limit. */
async function openCheckout(
  tx: Db,
  deps: BillingDeps,
  { user, offer, checkoutId: id }: { user: Buyer; offer: Offer; checkoutId: string },
): Promise<void> {
  const now = deps.now();
  await lockWallet(tx, user.walletId);
  await assertNoSubscription(tx, user, offer);
  if (offer.kind === 'subscription') await assertNoneBegun(tx, user, now);
  await deps.play.assertMayBuy(tx, { user, cents: offer.amountCents, now });
  const { kind, tokens, amountCents } = offer;
  const expiresAt = new Date(now.getTime() + UNANSWERED_MS);
  const { walletId } = user;
  await insertCheckout(tx, { id, walletId, kind, tokens, amountCents, state: 'open', createdAt: now, expiresAt });
}

async function assertNoSubscription(db: Db, { walletId }: Buyer, { kind }: Offer): Promise<void> {
  if (kind === 'subscription' && (await findLive(db, walletId))) {
    throw new AppError('conflict', 'You have a subscription already.');
  }
}

async function assertNoneBegun(tx: Db, { walletId }: Buyer, now: Date): Promise<void> {
  const open = await listOpen(tx, walletId, now);
  if (!open.some(({ kind }) => kind === 'subscription')) return;
  throw new AppError('conflict', 'A subscription was begun a moment ago. Please wait a minute and look again.');
}

function offerOf(input: CheckoutInput): Offer {
  if (input.kind === 'subscription') {
    const { name, amountCents, interval, tokens } = MONTHLY_PLAN;
    return { kind: 'subscription', tokens, amountCents, item: { kind: 'subscription', name, amountCents, interval } };
  }
  const pack = TOKEN_PACKS.find(({ tokens }) => tokens === input.tokens);
  if (!pack) throw new AppError('invalid_input', `There is no pack of ${input.tokens} tokens.`);
  const { tokens, amountCents } = pack;
  return { kind: 'pack', tokens, amountCents, item: { kind: 'pack', name: packName(tokens), tokens, amountCents } };
}

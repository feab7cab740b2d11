import type { PaymentMethod } from '#contract/billing.ts';
import { AppError } from '../../platform/errors.ts';
import { ACCOUNT_RATES } from '../../platform/http/account-rates.ts';
import { takeFromLimit } from '../../platform/http/rate-limit.ts';
import type { Card, Payments } from '../../providers/payments/payments.port.ts';
import { askProvider, isGone, requirePayments } from './ask-provider.ts';
import type { BillingDeps, Buyer } from './billing-deps.ts';
import { asCustomer } from './customer.ts';
import { findCustomer } from './customers.repo.ts';
import { findLive } from './subscriptions.repo.ts';

const SETUP_PATH = '/payment-setup';

/** Kept at the provider only. None while no provider is configured. */
export async function listMethods(deps: BillingDeps, walletId: string): Promise<PaymentMethod[]> {
  const { payments } = deps;
  const customerId = payments && (await findCustomer(deps.db, walletId));
  return customerId ? (await cardsOf(payments, customerId)).map(toMethod) : [];
}

/** `url` is the page that takes the card. */
export async function addMethod(deps: BillingDeps, user: Buyer): Promise<{ url: string }> {
  const payments = requirePayments(deps);
  await deps.play.assertNotExcluded(deps.db, { user, now: deps.now() });
  await takeFromLimit(deps, ACCOUNT_RATES.newCards, user.id);
  const { clientSecret } = await askProvider(() =>
    asCustomer(deps, payments, user, (customerId) => payments.createSetup({ customerId, key: deps.newId() })),
  );
  return { url: `${SETUP_PATH}?${new URLSearchParams({ client_secret: clientSecret })}` };
}

export async function makeDefault(deps: BillingDeps, walletId: string, cardId: string): Promise<PaymentMethod[]> {
  const payments = requirePayments(deps);
  const { customerId } = await getOwnCard(deps, payments, walletId, cardId);
  await askProvider(() => payments.setDefaultCard({ customerId, cardId }));
  return listMethods(deps, walletId);
}

/**
 * The card that pays a subscription stays while that renews: without it the next renewal would fail, days after
 * anybody remembers why.
 */
export async function removeMethod(deps: BillingDeps, walletId: string, cardId: string): Promise<PaymentMethod[]> {
  const payments = requirePayments(deps);
  const { card, cards } = await getOwnCard(deps, payments, walletId, cardId);
  const live = await findLive(deps.db, walletId);
  const renews = live?.origin === 'stripe' && !live.cancelAtPeriodEnd;
  const pays = card.isDefault || !cards.some(({ isDefault }) => isDefault);
  if (renews && pays) {
    throw new AppError(
      'conflict',
      'This card pays for your subscription. Make another card the default first, or cancel the subscription.',
    );
  }
  await askProvider(() => payments.deleteCard(cardId));
  return listMethods(deps, walletId);
}

/** Only among the customer's own: somebody else's card is as unknown as one that never was. */
async function getOwnCard(
  deps: BillingDeps,
  payments: Payments,
  walletId: string,
  cardId: string,
): Promise<{ customerId: string; card: Card; cards: Card[] }> {
  const customerId = await findCustomer(deps.db, walletId);
  const cards = customerId === undefined ? [] : await cardsOf(payments, customerId);
  const card = cards.find(({ id }) => id === cardId);
  if (customerId === undefined || !card) throw new AppError('not_found', 'There is no such card.');
  return { customerId, card, cards };
}

/** A customer whom somebody deleted at the provider has no cards. */
async function cardsOf(payments: Payments, customerId: string): Promise<Card[]> {
  return askProvider(async () => {
    try {
      return (await payments.listCards(customerId)).filter((card) => card.customerId === customerId);
    } catch (error) {
      if (isGone(error)) return [];
      throw error;
    }
  });
}

const toMethod = ({ customerId: _, ...shown }: Card): PaymentMethod => shown;

import type { Payments } from '../../providers/payments/payments.port.ts';
import { isGone } from './ask-provider.ts';
import type { BillingDeps, Buyer } from './billing-deps.ts';
import { findCustomer, insertCustomerOnce, replaceCustomer } from './customers.repo.ts';

type Deps = Pick<BillingDeps, 'db' | 'now'>;

/**
 * Does something as the wallet's customer, who is made at the first time. A customer whom the provider no longer knows,
 * because somebody deleted them there, is replaced.
 */
export async function asCustomer<T>(
  deps: Deps,
  payments: Payments,
  user: Buyer,
  run: (customerId: string) => Promise<T>,
): Promise<T> {
  const customerId = await ensureCustomer(deps, payments, user);
  try {
    return await run(customerId);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  return run(await renewCustomer(deps, payments, user, customerId));
}

/** Requests at the same moment send the same key, so that the provider makes one. */
async function ensureCustomer(deps: Deps, payments: Payments, user: Buyer): Promise<string> {
  const { walletId, email } = user;
  const found = await findCustomer(deps.db, walletId);
  if (found !== undefined) return found;
  const made = await payments.createCustomer({ walletId, email, key: `customer:${walletId}` });
  await insertCustomerOnce(deps.db, { walletId, providerId: made, createdAt: deps.now() });
  return (await findCustomer(deps.db, walletId)) ?? made;
}

/** The key names the one who is gone: the first key would bring back the provider's answer of that time. */
async function renewCustomer(deps: Deps, payments: Payments, user: Buyer, gone: string): Promise<string> {
  const { walletId, email } = user;
  const providerId = await payments.createCustomer({ walletId, email, key: `customer:${walletId}:after:${gone}` });
  await replaceCustomer(deps.db, { walletId, gone, providerId });
  return (await findCustomer(deps.db, walletId)) ?? providerId;
}

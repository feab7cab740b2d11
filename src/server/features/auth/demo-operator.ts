import { SIGNUP_GRANT_TOKENS } from '#contract/prices.ts';
import { MINIMUM_AGE_YEARS, TERMS_VERSION } from '#contract/product.ts';
import { DEMO_OPERATOR_EMAIL } from '../../platform/account-rights.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { emailKey } from '../../platform/email-key.ts';
import { newSecretToken } from '../../platform/secret-token.ts';
import { deleteSessionsOf } from '../../platform/session.repo.ts';
import { grantSignupTokens } from '../tokens/tokens.service.ts';
import { insertUser } from './auth.repo.ts';
import { takeOverAccount } from './demo-operator.repo.ts';
import type { Passwords } from './passwords.ts';

/**
 * The account for trying the portal, with a new password each time. Whoever may have opened an account under its address
 * before is signed out and does not know the password any more. It is an administrator only where `rightsOf` says so.
 */
export async function seedDemoOperator(deps: {
  db: Db;
  now: Clock;
  newId: () => string;
  passwords: Pick<Passwords, 'hash'>;
}): Promise<{ email: string; password: string }> {
  const { db, newId } = deps;
  const password = newSecretToken();
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.now();
  await db.transaction(async (tx) => {
    const known = await takeOverAccount(tx, emailKey(DEMO_OPERATOR_EMAIL), passwordHash);
    if (known) return deleteSessionsOf(tx, known.id);
    const walletId = newId();
    await insertUser(tx, {
      id: newId(),
      walletId,
      email: DEMO_OPERATOR_EMAIL,
      emailKey: emailKey(DEMO_OPERATOR_EMAIL),
      emailVerified: true,
      passwordHash,
      firstName: 'Demo',
      lastName: 'Operator',
      termsVersion: TERMS_VERSION,
      ageConfirmed: `${MINIMUM_AGE_YEARS}+`,
      acceptedAt: now,
      createdAt: now,
    });
    await grantSignupTokens(tx, { grantId: newId(), walletId, tokens: SIGNUP_GRANT_TOKENS, now });
  });
  return { email: DEMO_OPERATOR_EMAIL, password };
}

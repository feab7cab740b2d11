import { SIGNUP_GRANT_TOKENS } from '#contract/prices.ts';
import { MINIMUM_AGE_YEARS, TERMS_VERSION } from '#contract/product.ts';
import type { Db } from '../../platform/database/database.ts';
import { StartError } from '../../platform/errors.ts';
import { DEMO_OPERATOR_EMAIL } from '../../platform/http/account-rights.ts';
import { newSecretToken } from '../../platform/http/secret-token.ts';
import { deleteSessionsOf } from '../../platform/http/session.repo.ts';
import { emailKey } from '../../platform/mailboxes/email-key.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { forgetFactors } from '../second-factor/factors.ts';
import { grantSignupTokens } from '../tokens/tokens.service.ts';
import { insertUser } from './auth.repo.ts';
import { takeOverAccount } from './demo-operator.repo.ts';

/**
 * The account for trying the portal, with a new password each time. Whoever may have opened an account under its address
 * before is signed out and does not know the password any more. It is an administrator only where `rightsOf` says so.
 * The audit log tells of each time: it is how somebody on the machine comes into the portal.
 */
export async function seedDemoOperator(deps: {
  db: Db;
  now: Clock;
  newId: () => string;
  passwords: Pick<Passwords, 'hash'>;
  /** Where the command runs. */
  machine: string;
}): Promise<{ email: string; password: string }> {
  const { db, newId } = deps;
  const password = newSecretToken();
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.now();
  const actor = { id: null, email: 'npm run demo-admin', address: deps.machine };
  const change = { actor, action: 'operator.demo', before: null, now } as const;
  await db.transaction(async (tx) => {
    const known = await takeOverAccount(tx, emailKey(DEMO_OPERATOR_EMAIL), passwordHash);
    if (known) {
      await forgetFactors(tx, known.id);
      await deleteSessionsOf(tx, known.id);
      await recordChange(tx, { ...change, target: known, after: { password: 'new' } });
      return;
    }
    const [id, walletId] = [newId(), newId()];
    const made = await insertUser(tx, {
      id,
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
    if (made === 'conflict') throw new StartError('Another run was at work at the same time. Run the command again.');
    await grantSignupTokens(tx, { grantId: newId(), walletId, tokens: SIGNUP_GRANT_TOKENS, now });
    await recordChange(tx, { ...change, target: { id, email: DEMO_OPERATOR_EMAIL }, after: { account: 'new' } });
  });
  return { email: DEMO_OPERATOR_EMAIL, password };
}

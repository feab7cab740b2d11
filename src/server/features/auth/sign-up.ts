import type { SignUpBody } from '#contract/auth.ts';
import { SIGNUP_GRANT_TOKENS } from '#contract/prices.ts';
import { MINIMUM_AGE_YEARS, TERMS_VERSION } from '#contract/product.ts';
import type { NoGrantReason, User } from '#contract/user.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hashAddress, type RateLimit, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { refuseDisposable } from '../../platform/mailboxes/disposable-domain.ts';
import { emailKey } from '../../platform/mailboxes/email-key.ts';
import { holdMailbox } from '../mail/mailbox-bounds.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { refuseCommonPassword, refuseOwnWord } from '../passwords/common-passwords.ts';
import { refuseBreached } from '../passwords/refuse-breached.ts';
import { exclusionOf } from '../play-limits/exclusion.service.ts';
import { aliasedMailboxHashes, mailboxHashes } from '../play-limits/mailbox-hash.ts';
import { isSupportMailbox } from '../support-marks/support-marks.service.ts';
import { grantSignupTokens } from '../tokens/tokens.service.ts';
import { queueVerification } from '../verification/verification.service.ts';
import { findAccountById } from './accounts.ts';
import { claimFirstGrant, insertUser, type NewUser } from './auth.repo.ts';
import { type AuthDeps, type Browser, logSignIn } from './auth-deps.ts';
import { cleanName } from './clean-name.ts';
import { keepNetwork } from './known-networks.repo.ts';
import { startSession } from './start-session.ts';
import { toUser } from './to-user.ts';

const perHour = (limit: number): RateLimit => ({
  kind: 'signup',
  limit,
  // Whoever is given a /48 has 65,536 networks in it; the limit of a /64 is within this one.
  ipv6Bits: 48,
  windowMs: 3_600_000,
  message: 'Too many sign-ups from your network. Please try again later.',
});

/** Wallet, user, free tokens, session and the mail with the link that confirms the address, all or none. Attempts on taken addresses count too: they tell who is here. */
export async function signUp(
  deps: AuthDeps,
  input: SignUpBody,
  browser: Browser,
): Promise<{ user: User; token: string }> {
  refuseCommonPassword(input.password);
  refuseOwnWord(input.password, input);
  if (deps.signupsPerHour !== null) await takeFromLimit(deps, perHour(deps.signupsPerHour), browser.address);
  refuseDisposable(input.email);
  await refuseBreached(deps.passwords, input.password);
  const passwordHash = await deps.passwords.hash(input.password);
  const now = deps.now();
  const fields = newUser(deps, input, passwordHash, now);

  const signedUp = await mailingTransaction(deps, async (tx) => {
    await holdMailbox(tx, deps, fields.email);
    const noGrantReason = await whyNoGrant(tx, deps, fields.email, now);
    const waiting = noGrantReason === null ? SIGNUP_GRANT_TOKENS - deps.unconfirmedTokens : 0;
    const adminRole = (await isSupportMailbox(tx, deps, fields.email)) ? ('support' as const) : null;
    const user = { ...fields, adminRole, noGrantReason, tokensOnConfirmation: waiting };
    if ((await insertUser(tx, user)) === 'conflict') {
      throw new AppError('conflict', 'An account with this e-mail already exists');
    }
    const { walletId } = user;
    const grant = { grantId: deps.newId(), walletId, tokens: deps.unconfirmedTokens, now };
    if (noGrantReason === null) await grantSignupTokens(tx, grant);
    await queueVerification(tx, deps, user, now);
    await keepNetwork(tx, { userId: user.id, addressHash: hashAddress(deps, browser.address), seenAt: now });
    const token = await startSession(tx, {
      userId: user.id,
      origin: browser.origin,
      previous: browser.sessionToken,
      now,
    });
    const account = await findAccountById(tx, user.id, now);
    if (!account) throw new Error(`user ${user.id} is gone within its own sign-up`);
    return { user: toUser(account, deps.rights), token };
  });
  logSignIn(deps, browser.address, { user: fields.id, by: 'sign_up', outcome: 'signed_in' });
  return signedUp;
}

/**
 * One gift per person, as far as mailboxes tell people apart, also after an account was deleted. Whoever excluded their
 * mailbox may have an account, but nothing to play with.
 */
async function whyNoGrant(tx: Db, deps: AuthDeps, email: string, now: Date): Promise<NoGrantReason | null> {
  if (await exclusionOf(tx, { email, now, authSecret: deps.authSecret })) return 'excluded';
  const [mailboxHash = '', ...older] = aliasedMailboxHashes(deps.authSecret, email);
  const before = [...older, ...mailboxHashes(deps.authSecret, email)];
  const isFirst = await claimFirstGrant(tx, { mailboxHash, before, createdAt: now });
  return isFirst ? null : 'mailbox_had_grant';
}

function newUser(deps: AuthDeps, input: SignUpBody, passwordHash: string, now: Date): NewUser {
  return {
    id: deps.newId(),
    walletId: deps.newId(),
    email: input.email,
    emailKey: emailKey(input.email),
    passwordHash,
    firstName: cleanName(input.firstName),
    lastName: cleanName(input.lastName),
    termsVersion: TERMS_VERSION,
    ageConfirmed: `${MINIMUM_AGE_YEARS}+`,
    acceptedAt: now,
    createdAt: now,
  };
}

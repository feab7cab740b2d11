import { countEvent, hasReached, type RateLimit } from '../../platform/http/rate-limit.ts';
import { signInAttemptsWords } from '../mail/mail-words.ts';
import { holdMailbox } from '../mail/mailbox-bounds.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { queueNotice } from '../mail/queue-mail.ts';
import type { SignInDeps } from './auth-deps.ts';
import { isOwnersNetwork } from './known-networks.ts';

/** Failures at one account, wherever they come from, after which guessing at it is slowed. */
const FAILURES: RateLimit = { kind: 'signin-account', limit: 20, windowMs: 3_600_000, message: '' };
/** So that one guess in an hour asks whether the owner is to be told, not each. */
const NOTICES: RateLimit = { ...FAILURES, kind: 'signin-notice', limit: 1 };

/** Never an account's id: an address that nobody has is counted alike. */
const accountOf = (emailKey: string): string => `account:${emailKey}`;

/** Whether a sign-in has to wait its turn: the account is being guessed at, and its owner never came from there. */
export async function isSlowed(deps: SignInDeps, emailKey: string, address: string): Promise<boolean> {
  if (!(await hasReached(deps, FAILURES, accountOf(emailKey)))) return false;
  return !(await isOwnersNetwork(deps.db, deps, { emailKey, address }));
}

type Found = { email: string; emailVerified: boolean } | undefined;

/** Counts it, and tells the owner of many, once a day. The same is done where nobody has the address. */
export async function noteFailedGuess(deps: SignInDeps, emailKey: string, found: Found): Promise<void> {
  const account = accountOf(emailKey);
  await countEvent(deps, FAILURES, account);
  if (!(await hasReached(deps, FAILURES, account)) || (await hasReached(deps, NOTICES, account))) return;
  await countEvent(deps, NOTICES, account);
  const to = found?.email ?? emailKey;
  await mailingTransaction(deps, async (tx) => {
    await holdMailbox(tx, deps, to);
    const words = signInAttemptsWords(deps.appUrl);
    const owner = { to, isProven: found?.emailVerified ?? false, isForNobody: found === undefined };
    await queueNotice(tx, deps, { kind: 'sign-in-attempts', ...owner, words, now: deps.now() });
  });
}

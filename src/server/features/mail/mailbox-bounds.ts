import type { Db } from '../../platform/database/database.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import { aliasedMailboxHash } from '../play-limits/mailbox-hash.ts';
import type { MailKind } from './mail-kinds.ts';
import { countMailsTo, lockMailbox } from './mails.repo.ts';

type Bound = { kinds: readonly MailKind[]; mails: number; withinMs: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What a mailbox that never said it is theirs can get because of strangers, all its spellings and all kinds together: who
 * opens and deletes accounts of an address, or enters it on the waitlist under a hundred tags, has six mails sent a day.
 */
const UNPROVEN: Bound = {
  kinds: [
    'verify',
    'waitlist',
    'account-deleted',
    'password-changed',
    'second-factor',
    'sign-in-attempts',
    'second-step-attempts',
    'access-given',
    'excluded',
  ],
  mails: 6,
  withinMs: DAY_MS,
};

/**
 * Apart from those, so that they cannot use up the way back into an account. Who asks from where the owner signed in before has
 * as much again, which no stranger can use up.
 */
const RESETS: readonly Bound[] = [
  { kinds: ['reset'], mails: 3, withinMs: HOUR_MS },
  { kinds: ['reset'], mails: 6, withinMs: DAY_MS },
];

/** Each by itself: who guesses at the password keeps nobody from hearing that it is known. */
const GUESSES: readonly MailKind[] = ['sign-in-attempts', 'second-step-attempts'];

/** Every kind that a stranger's doing can send; what only its reader asked for, or who runs it gets, is not among them. */
export const BOUND_KINDS: ReadonlySet<MailKind> = new Set([...UNPROVEN.kinds, ...RESETS.flatMap(({ kinds }) => kinds)]);

function boundsOf(kind: MailKind, isProven: boolean): readonly Bound[] {
  if (kind === 'reset') return RESETS;
  const own = GUESSES.includes(kind) ? [{ kinds: [kind], mails: 1, withinMs: DAY_MS }] : [];
  return isProven ? own : [...own, UNPROVEN];
}

/**
 * Whether a mailbox had its share of this kind. Every bound is looked at, also past one that is reached: the work is the
 * same for all. `shares`: how often the bound is had. `isProven`: its reader has confirmed the account's address, and must hear what happens to the account.
 */
export async function isMailboxFull(
  tx: Db,
  { authSecret }: { authSecret: AuthSecret },
  mail: { kind: MailKind; email: string; isProven: boolean; shares?: number; now: Date },
): Promise<boolean> {
  const { shares = 1 } = mail;
  const mailboxHash = aliasedMailboxHash(authSecret, mail.email);
  let isFull = false;
  for (const { kinds, mails, withinMs } of boundsOf(mail.kind, mail.isProven)) {
    const since = new Date(mail.now.getTime() - withinMs);
    isFull = (await countMailsTo(tx, { mailboxHash, kinds, since })) >= mails * shares || isFull;
  }
  return isFull;
}

/**
 * Makes the bounds exact: whoever else mails to this mailbox waits for the transaction's end. Taken before the rows of a
 * user are held for a deletion, because a link waits for those with the mailbox in hand.
 */
export const holdMailbox = (tx: Db, { authSecret }: { authSecret: AuthSecret }, email: string): Promise<void> =>
  lockMailbox(tx, aliasedMailboxHash(authSecret, email));

import type { Db } from '../../platform/database/database.ts';
import { hashSecretToken, newSecretToken } from '../../platform/http/secret-token.ts';
import { emailKey } from '../../platform/mailboxes/email-key.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import { type Excludable, exclusionOf } from '../play-limits/exclusion.service.ts';
import { aliasedMailboxHash, mailboxHashes } from '../play-limits/mailbox-hash.ts';
import { countLinks, insertLink, type LinkPurpose } from './links.repo.ts';
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts';
import { layOut, type MailWords } from './mail-layout.ts';
import { linkWords } from './mail-words.ts';
import { holdMailbox, isMailboxFull } from './mailbox-bounds.ts';
import { dropMailsTo, insertMail, isOptedOut, type NewMail } from './mails.repo.ts';

export type MailDeps = {
  newId: () => string;
  authSecret: AuthSecret;
  appUrl: string;
  /** Wakes the sender, after the commit; absent: it finds the mail when it looks next. */
  mailQueued?: () => void;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Limit = { mails: number; withinMs: number };

/**
 * How long each link works, where it leads, and how many mails an address gets within a time. Whoever just signed up
 * may have lost the first mail, and can ask again after a minute; anybody can put a stranger on the waitlist.
 */
const LINKS = {
  verify: {
    path: '/verify',
    lifetimeMs: 3 * DAY_MS,
    limits: [
      { mails: 1, withinMs: MINUTE_MS },
      { mails: 5, withinMs: DAY_MS },
    ],
  },
  reset: { path: '/reset', lifetimeMs: HOUR_MS, limits: [{ mails: 3, withinMs: HOUR_MS }] },
  waitlist: { path: '/waitlist/confirm', lifetimeMs: 7 * DAY_MS, limits: [{ mails: 1, withinMs: DAY_MS }] },
} as const satisfies Record<string, { path: string; lifetimeMs: number; limits: readonly Limit[] }>;

const UNSUBSCRIBE_LIFETIME_MS = 365 * DAY_MS;

/** Kinds that come because they were asked for. */
type WantedKind = 'best-bets' | 'alert';

export type LinkOwner = { userId: string } | { waitlistEntryId: string };

/**
 * A link and the mail that brings it, in the caller's transaction. Where nobody is to get one (`owner` is null, the
 * address had its mails, its reader wants none) the same rows are written for nobody: neither the answer nor its time
 * tells which addresses are known. Answers whether a mail goes out, for who may know. `shares`: how often the limits are had.
 */
export async function queueLink(
  tx: Db,
  deps: MailDeps,
  request: { purpose: keyof typeof LINKS; email: string; owner: LinkOwner | null; shares?: number; now: Date },
): Promise<boolean> {
  const { purpose, email, shares = 1, now } = request;
  const { path, lifetimeMs } = LINKS[purpose];
  const limits = LINKS[purpose].limits.map((limit) => ({ ...limit, mails: limit.mails * shares }));
  const key = emailKey(email);
  await holdMailbox(tx, deps, email);
  const hadLinks = await hasReached(tx, limits, { purpose, emailKey: key }, now);
  const isFull = await isMailboxFull(tx, deps, { kind: purpose, email, isProven: false, shares, now });
  const hadEnough = hadLinks || isFull;
  const { isTransactional } = MAIL_KINDS[purpose];
  const isWelcome = isTransactional || (await wantsMail(tx, deps, { email }, now));
  const owner = isWelcome && !hadEnough ? request.owner : null;

  const link = (more: { purpose: LinkPurpose; lifetimeMs: number }) => addLink(tx, { ...more, key, owner, now });
  const token = await link({ purpose, lifetimeMs });
  const stop = isTransactional ? null : await link({ purpose: 'unsubscribe', lifetimeMs: UNSUBSCRIBE_LIFETIME_MS });
  const words = linkWords[purpose](`${deps.appUrl}${path}?token=${token}`);
  const mail = toMail(deps, { kind: purpose, to: email, words, now }, stop);
  await insertMail(tx, owner === null ? emptied(mail, now) : mail);
  return owner !== null;
}

/** Every limit is looked at, also past one that is reached: the work is the same for all. */
async function hasReached(
  tx: Db,
  limits: readonly Limit[],
  link: { purpose: LinkPurpose; emailKey: string },
  now: Date,
): Promise<boolean> {
  let reached = false;
  for (const { mails, withinMs } of limits) {
    const sent = await countLinks(tx, { ...link, since: new Date(now.getTime() - withinMs) });
    reached ||= sent >= mails;
  }
  return reached;
}

/**
 * Mail without a link of its own, in the transaction whose news it tells. `isProven`: the address is confirmed, so that no
 * stranger's doing keeps its reader from hearing of the account. For nobody, the same is done and nothing sent.
 */
export async function queueNotice(
  tx: Db,
  deps: MailDeps,
  notice: {
    kind: Exclude<MailKind, keyof typeof LINKS | WantedKind>;
    to: string;
    isProven: boolean;
    isForNobody?: boolean;
    words: MailWords;
    now: Date;
  },
): Promise<void> {
  const { kind, to, isProven, now } = notice;
  const isFull = await isMailboxFull(tx, deps, { kind, email: to, isProven, now });
  const mail = toMail(deps, notice, null);
  await insertMail(tx, isFull || notice.isForNobody ? emptied(mail, now) : mail);
}

/**
 * Mail that the holder of a confirmed address asked for, with the link that ends it, in the transaction that notes it as told. The
 * caller holds the user. False: its reader wants none, or is excluded.
 */
export async function queueWanted(
  tx: Db,
  deps: MailDeps,
  { userId, ...mail }: { kind: WantedKind; userId: string; to: string; words: MailWords; now: Date },
): Promise<boolean> {
  const { to, now } = mail;
  if (!(await wantsMail(tx, deps, { email: to, id: userId }, now))) return false;
  const link = { purpose: 'unsubscribe', lifetimeMs: UNSUBSCRIBE_LIFETIME_MS, key: emailKey(to) } as const;
  const stop = await addLink(tx, { ...link, owner: { userId }, now });
  await insertMail(tx, toMail(deps, mail, stop));
  return true;
}

/** What waits to be sent to an address whose account goes. */
export const dropQueued = (tx: Db, email: string, now: Date): Promise<void> => dropMailsTo(tx, email, now);

/** Whoever excluded themselves, or wanted no more, gets only what their own doing makes necessary. */
async function wantsMail(tx: Db, { authSecret }: MailDeps, who: Excludable, now: Date): Promise<boolean> {
  const exclusion = await exclusionOf(tx, { ...who, now, authSecret });
  const hasLeft = await isOptedOut(tx, mailboxHashes(authSecret, who.email));
  return exclusion === null && !hasLeft;
}

async function addLink(
  tx: Db,
  link: { purpose: LinkPurpose; lifetimeMs: number; key: string; owner: LinkOwner | null; now: Date },
): Promise<string> {
  const token = newSecretToken();
  await insertLink(tx, {
    tokenHash: hashSecretToken(token),
    purpose: link.purpose,
    // An unsubscription outlives the entry that it came with.
    ...(link.purpose !== 'unsubscribe' && link.owner),
    emailKey: link.key,
    createdAt: link.now,
    expiresAt: new Date(link.now.getTime() + link.lifetimeMs),
  });
  return token;
}

function toMail(
  deps: MailDeps,
  mail: { kind: MailKind; to: string; words: MailWords; now: Date },
  unsubscribeToken: string | null,
): NewMail {
  const stop = unsubscribeToken === null ? null : `token=${unsubscribeToken}`;
  const bodies = layOut(mail.words, stop && `${deps.appUrl}/unsubscribe?${stop}`);
  return {
    id: deps.newId(),
    kind: mail.kind,
    recipient: mail.to,
    mailboxHash: aliasedMailboxHash(deps.authSecret, mail.to),
    subject: bodies.subject,
    textBody: bodies.text,
    htmlBody: bodies.html,
    unsubscribeUrl: stop && `${deps.appUrl}/api/mail/unsubscribe?${stop}`,
    state: 'waiting',
    nextAttemptAt: mail.now,
    createdAt: mail.now,
  };
}

const emptied = (mail: NewMail, now: Date): NewMail => ({
  ...mail,
  kind: 'decoy',
  recipient: null,
  mailboxHash: null,
  textBody: null,
  htmlBody: null,
  unsubscribeUrl: null,
  state: 'failed',
  closedAt: now,
});

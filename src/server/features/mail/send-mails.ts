import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { LEASE_MS, leaseFrom } from '../../platform/database/leases.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { MailError, type MailProvider } from '../../providers/mail/mail.port.ts';
import { isMailKind, MAIL_KINDS } from './mail-kinds.ts';
import { type ClaimedMail, claimDueMail, closeMail, postponeMail, releaseMails, sweepMails } from './mails.repo.ts';

export type SendMailsDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  random: () => number;
  provider: MailProvider;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

export type Sent = { sent: number; postponed: number; failed: number };

const RETRY_MS = 30_000;
const RETRY_MAX_MS = 3_600_000;
const JITTER = 0.25;
const DAY_MS = 86_400_000;

/**
 * Sends what is due, one after the other, until nothing is; `onFound` is told of each before it is sent. A mail whose process died after the mail server took it and before that was noted
 * goes out again, under the same Message-ID.
 */
export async function sendDueMails(
  deps: SendMailsDeps,
  signal: AbortSignal,
  onFound: () => void = () => undefined,
): Promise<Sent> {
  const count: Sent = { sent: 0, postponed: 0, failed: 0 };
  const holder = deps.newId();
  while (!signal.aborted) {
    const now = deps.now();
    const leaseUntil = leaseFrom(now, LEASE_MS.mail);
    const mail = await claimDueMail(deps.db, { holder, leaseUntil }, now);
    if (!mail) break;
    onFound();
    const end = signal.aborted ? null : await sendOne(deps, holder, mail, signal);
    if (end) count[end]++;
    else await releaseMails(deps.db, holder);
  }
  return count;
}

/** Lets go of rows that nobody reads any more. */
export async function tidyMails({ db, now }: Pick<SendMailsDeps, 'db' | 'now'>): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await sweepMails(db, { closed: ago(30), decoys: ago(1), links: ago(7) });
}

/** What came of it; null: it was stopped, and did not fail. */
async function sendOne(
  deps: SendMailsDeps,
  holder: string,
  mail: ClaimedMail,
  signal: AbortSignal,
): Promise<keyof Sent | null> {
  const { id, recipient: to, subject, textBody: text, htmlBody: html, unsubscribeUrl, createdAt } = mail;
  const own = { id, holder };
  try {
    await deps.provider.send({ id, to, subject, text, html, unsubscribeUrl, createdAt }, signal);
  } catch (error) {
    return signal.aborted ? null : noteFailure(deps, own, mail, error);
  }
  await closeMail(deps.db, own, { state: 'sent', error: null, at: deps.now() });
  return 'sent';
}

async function noteFailure(
  deps: SendMailsDeps,
  own: { id: string; holder: string },
  mail: ClaimedMail,
  error: unknown,
): Promise<'postponed' | 'failed'> {
  const now = deps.now();
  const words = error instanceof MailError ? error.message : 'a fault that only the log tells';
  const next = new Date(now.getTime() + waitMs(mail.attempts, deps.random()));
  const isOver = (error instanceof MailError && error.isFinal) || next > lastTry(mail);
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
  if (!(error instanceof MailError)) deps.logger.error({ ...about, err: error }, 'A mail could not be sent.');
  else deps.logger.warn({ ...about, reason: words }, isOver ? 'A mail was given up.' : 'A mail is tried again later.');
  if (isOver) await closeMail(deps.db, own, { state: 'failed', error: words, at: now });
  else await postponeMail(deps.db, own, { at: next, error: words });
  return isOver ? 'failed' : 'postponed';
}

const waitMs = (attempts: number, random: number): number =>
  Math.round(Math.min(RETRY_MS * 2 ** Math.min(attempts - 1, 20), RETRY_MAX_MS) * (1 + JITTER * random));

const lastTry = ({ kind, createdAt }: ClaimedMail): Date =>
  new Date(createdAt.getTime() + (isMailKind(kind) ? MAIL_KINDS[kind].keepTryingMs : 0));

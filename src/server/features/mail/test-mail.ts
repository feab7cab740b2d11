import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import type { OutgoingMail } from '../../providers/mail/mail.port.ts';
import { type SendMailsDeps, type Sent, sendDueMails } from './send-mails.ts';

type Logger = { warn: (about: object, text?: string) => void; error: (about: object, text?: string) => void };

const quiet: Logger = { warn: () => {}, error: () => {} };

/** Sends what is due as the job does, and answers with what a provider that takes everything was given. */
export async function takeMails(db: Db, now: () => Date): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  await sendWith(db, now, async (mail) => {
    mails.push(mail);
  });
  return mails;
}

export function sendWith(
  db: Db,
  now: () => Date,
  send: SendMailsDeps['provider']['send'],
  { signal = new AbortController().signal, logger = quiet } = {},
): Promise<Sent> {
  return sendDueMails({ db, now, newId: randomUUID, random: () => 0, provider: { send }, logger }, signal);
}

/** What the link of a mail carries. */
export function tokenOf(mail: OutgoingMail | undefined): string {
  const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link in ${mail?.text ?? 'no mail'}`);
  return token;
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { MailError, type MailProvider, type OutgoingMail } from './mail.port.ts';

type Log = { info: (details: object, text: string) => void };

const LINK = /^https?:\/\/\S+$/m;

/**
 * Without a mail server every mail is one file that a mail program opens, and its link is logged, so that accounts can be
 * tried on a machine that sends nothing. The log names no recipient.
 */
export function createOutboxMail(options: { folder: string; from: string; logger: Log }): MailProvider {
  const { folder, from, logger } = options;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(composeMail(mail, from));
      const file = join(folder, nameOf(mail));
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Whole from its first moment, for whoever watches the folder; a second attempt writes the same file.
        await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (cause) {
        throw new MailError('the outbox could not be written', { isFinal: false, cause });
      }
      logger.info({ file, link: LINK.exec(mail.text)?.[0] }, 'A mail was written to the outbox.');
    },
  };
}

/** In order of time in a listing. */
const nameOf = ({ id, createdAt }: OutgoingMail): string =>
  `${createdAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;

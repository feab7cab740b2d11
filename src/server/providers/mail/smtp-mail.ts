import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { MailError, type MailProvider } from './mail.port.ts';

export type SmtpSettings = {
  /** `smtps:` is TLS from the first byte, `smtp:` turns to TLS where the server offers it. */
  url: string;
  from: string;
  timeouts?: SmtpTimeouts;
};

/** All but `sendMs` are for a server that says nothing; `sendMs` ends one that says something slowly, too. */
export type SmtpTimeouts = { connectMs: number; silentMs: number; sendMs: number };

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, silentMs: 20_000, sendMs: 45_000 };
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export function createSmtpMail({ url, from, timeouts = TIMEOUTS }: SmtpSettings): MailProvider {
  const { connectMs, silentMs, sendMs } = timeouts;
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    // A password crosses no network in the clear, even if the server has forgotten that it knows TLS.
    ...(username !== '' && !LOOPBACK.has(hostname) && { requireTLS: true }),
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: silentMs,
    socketTimeout: silentMs,
    socketCloseTimeout: 0,
  });

  return {
    send: async (mail, signal) => {
      const controller = new AbortController();
      const abort = () => controller.abort();
      const timer = setTimeout(abort, sendMs);
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted) abort();
      try {
        await transport.sendMail({ ...composeMail(mail, from), signal: controller.signal });
      } catch (cause) {
        throw toMailError(cause);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      }
    },
  };
}

/** What the library puts on its errors. The server's own words stay out: they repeat the address. */
type Fault = { code?: unknown; responseCode?: unknown; command?: unknown };

function toMailError(cause: unknown): MailError {
  const { code, responseCode, command } = (cause instanceof Error ? cause : {}) as Fault;
  const isForGood = typeof responseCode === 'number' && responseCode >= 500;
  // A refused password or sender is the operator's to mend, and the mail then goes out.
  const isAboutMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE';
  const words = [code, responseCode, command].filter((part) => typeof part === 'string' || typeof part === 'number');
  const message = words.length > 0 ? `the mail server: ${words.join(' ')}` : 'the mail server did not take it in time';
  return new MailError(message, { isFinal: isForGood && isAboutMail, cause });
}

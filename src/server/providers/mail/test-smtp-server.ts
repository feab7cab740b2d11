import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Received = { from: string; to: string[]; source: string; isSecure: boolean; user: string | undefined };

export type TestSmtp = { port: number; received: Received[]; close: () => Promise<void> };

/** A real mail server that keeps what it is given; `options` make it refuse. */
export async function startSmtpServer(options: SMTPServerOptions = {}, host = '127.0.0.1'): Promise<TestSmtp> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
          isSecure: session.secure,
          user: session.user,
        });
        done();
      });
    },
    ...options,
  });
  // A client that goes away is part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** As the server refuses: with a code of SMTP. */
export const smtpRefusal = (responseCode: number): Error =>
  Object.assign(new Error('not for ann@example.com'), { responseCode });

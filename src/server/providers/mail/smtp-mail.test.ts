import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { MailError, type OutgoingMail } from './mail.port.ts';
import { createSmtpMail, type SmtpTimeouts } from './smtp-mail.ts';
import { smtpRefusal, startSmtpServer, type TestSmtp } from './test-smtp-server.ts';

const FROM = 'Edgewise <no-reply@edgewise.example>';
const QUICK: SmtpTimeouts = { connectMs: 2_000, silentMs: 300, sendMs: 900 };
const mail: OutgoingMail = {
  id: '0c7ae9f4-5c2b-4b53-9a3c-2f6d3f0f6a11',
  to: 'ann@example.com',
  subject: 'Confirm — bitte',
  text: 'Open this:\nhttps://edgewise.example/verify?token=abc\n',
  html: '<p>Open &amp; confirm</p>',
  unsubscribeUrl: null,
  createdAt: new Date('2026-11-21T12:00:00Z'),
};
const signal = () => new AbortController().signal;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(...options: Parameters<typeof startSmtpServer>): Promise<TestSmtp> {
  const server = await startSmtpServer(...options);
  closers.push(server.close);
  return server;
}

/** Something on a port that is no mail server. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

const send = (url: string, sent = mail, stop = signal()) =>
  createSmtpMail({ url, from: FROM, timeouts: QUICK }).send(sent, stop);

const failure = async (sending: Promise<void>): Promise<MailError> => {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw new Error(`expected a MailError, got ${String(error)}`);
  return error;
};

describe('a mail that the server takes', () => {
  it('arrives in text and HTML, under the Message-ID of its row', async () => {
    const server = await serve();
    await send(`smtp://127.0.0.1:${server.port}`);
    const [got] = server.received;
    expect(got).toMatchObject({ from: 'no-reply@edgewise.example', to: ['ann@example.com'] });
    expect(got!.source).toContain('Message-ID: <0c7ae9f4-5c2b-4b53-9a3c-2f6d3f0f6a11@edgewise.example>');
    expect(got!.source).toContain('https://edgewise.example/verify?token=abc');
    expect(got!.source).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    expect(got!.source).toContain('Date: Sat, 21 Nov 2026 12:00:00 +0000');
    expect(got!.source).toContain('Auto-Submitted: auto-generated');
    expect(got!.source).not.toContain('List-Unsubscribe');
  });

  it('carries the way to end such mail with one click, where it is not transactional', async () => {
    const server = await serve();
    const unsubscribeUrl = 'https://edgewise.example/api/mail/unsubscribe?token=xyz';
    await send(`smtp://127.0.0.1:${server.port}`, { ...mail, unsubscribeUrl });
    const source = server.received[0]!.source.replace(/\r\n /g, ' ');
    expect(source).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('goes to one recipient, whatever an address looks like', async () => {
    const server = await serve();
    await failure(send(`smtp://127.0.0.1:${server.port}`, { ...mail, to: 'a@example.com, b@example.com' })).catch(
      () => undefined,
    );
    expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.com');
  });
});

describe('a server that asks who sends', () => {
  const AUTH = {
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (
      auth: { username?: string | undefined; password?: string | undefined },
      _session: unknown,
      done: (error: Error | null, answer?: { user: string }) => void,
    ) => (auth.password === 'p:ss' ? done(null, { user: auth.username ?? '' }) : done(smtpRefusal(535))),
  };

  it('gets the name and the password of the address', async () => {
    const server = await serve(AUTH as Parameters<typeof startSmtpServer>[0]);
    await send(`smtp://edgewise:p%3Ass@127.0.0.1:${server.port}`);
    expect(server.received[0]!.user).toBe('edgewise');
  });

  it('may refuse them, which is no verdict on the mail', async () => {
    const server = await serve(AUTH as Parameters<typeof startSmtpServer>[0]);
    const error = await failure(send(`smtp://edgewise:wrong@127.0.0.1:${server.port}`));
    expect([error.isFinal, error.message]).toEqual([false, expect.stringContaining('535')]);
    expect(server.received).toEqual([]);
  });

  it('gets no password in the clear over a network', async () => {
    const attempts: unknown[] = [];
    const onAuth = (auth: unknown, _: unknown, done: (error: Error | null, answer?: { user: string }) => void) => {
      attempts.push(auth);
      done(null, { user: 'x' });
    };
    const server = await serve({ ...AUTH, onAuth } as Parameters<typeof startSmtpServer>[0], '0.0.0.0');
    const error = await failure(send(`smtp://edgewise:secret@127.0.0.2:${server.port}`));
    expect([error.isFinal, attempts, server.received]).toEqual([false, [], []]);
  });
});

describe('TLS', () => {
  it.each([
    ['smtps', { secure: true }, 'from the first byte'],
    ['smtp', { disabledCommands: [] }, 'where the server offers it'],
  ])('%s is used with %o: %s', async (scheme, options, _when) => {
    const server = await serve(options);
    await send(`${scheme}://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`);
    expect(server.received).toMatchObject([{ isSecure: true }]);
  });

  it('with a certificate that nobody vouches for sends nothing', async () => {
    const server = await serve({ secure: true });
    const error = await failure(send(`smtps://127.0.0.1:${server.port}`));
    expect([error.isFinal, server.received]).toEqual([false, []]);
  });
});

describe('a refusal', () => {
  const at = (step: 'onMailFrom' | 'onRcptTo', code: number) => ({
    [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(smtpRefusal(code)),
  });

  it.each([
    ['of the recipient for now', at('onRcptTo', 450), false],
    ['of the recipient for good', at('onRcptTo', 550), true],
    ['of the sender, which the operator mends', at('onMailFrom', 550), false],
  ])('%s', async (_name, options, isFinal) => {
    const server = await serve(options);
    const error = await failure(send(`smtp://127.0.0.1:${server.port}`));
    expect(error.isFinal).toBe(isFinal);
    // What the server says may name people; what is stored and logged does not.
    expect(error.message).not.toContain('ann@');
  });

  it.each([
    [451, false],
    [554, true],
  ])('of the text with %i', async (code, isFinal) => {
    const onData: NonNullable<Parameters<typeof startSmtpServer>[0]>['onData'] = (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(smtpRefusal(code)));
    };
    const server = await serve({ onData });
    expect((await failure(send(`smtp://127.0.0.1:${server.port}`))).isFinal).toBe(isFinal);
  });
});

describe('a server that fails', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => {}],
    ['breaks the connection at once', (socket) => socket.resetAndDestroy()],
    ['ends without a word', (socket) => socket.end()],
    ['stops after its greeting', (socket) => socket.write('220 here\r\n')],
    ['breaks after the greeting', (socket) => socket.write('220 here\r\n', () => socket.resetAndDestroy())],
    ['talks nonsense', (socket) => socket.write('<html>not mail</html>\r\n')],
  ])('%s: tried again later', async (_name, onConnection) => {
    const port = await listen(onConnection);
    expect((await failure(send(`smtp://127.0.0.1:${port}`))).isFinal).toBe(false);
  });

  it('speaks without end: the whole sending has a limit', async () => {
    const port = await listen((socket) => {
      const timer = setInterval(() => socket.write('220-still here\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    expect((await failure(send(`smtp://127.0.0.1:${port}`))).isFinal).toBe(false);
  });

  it('is not there at all', async () => {
    const server = await startSmtpServer();
    await server.close();
    expect((await failure(send(`smtp://127.0.0.1:${server.port}`))).isFinal).toBe(false);
  });

  it('is left at once when the process stops', async () => {
    const controller = new AbortController();
    const port = await listen(() => controller.abort());
    const patient = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    expect((await failure(patient.send(mail, controller.signal))).isFinal).toBe(false);
    expect((await failure(patient.send(mail, controller.signal))).isFinal).toBe(false);
  });
});

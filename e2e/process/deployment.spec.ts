import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sendMessage } from '#contract/chat.ts';
import { startSmtpServer, type TestSmtp } from '../../src/server/providers/mail/test-smtp-server.ts';
import { type Client, newAccount, signUpClient } from '../support/client.ts';
import { postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { nginxProgram, startNginx, withoutNginx } from '../support/nginx.ts';
import { operate } from '../support/operate.ts';
import { type Product, type Settings, startProduct } from '../support/product.ts';
import { signInClient } from '../support/sign-in.ts';
import { unkeptFetch } from '../support/unkept-fetch.ts';
import { waitUntil } from '../support/wait-until.ts';

const COMPANY = 'acme-deployed.example';
const ADMIN_PATH = '/portal-0123456789abcdef0123456789abcdef';

const cookieOf = (client: Client): string =>
  client
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

const portalStatus = async (url: string, client: Client): Promise<number> => {
  const response = await unkeptFetch(`${url}/api${ADMIN_PATH}/verify`, { headers: { cookie: cookieOf(client) } });
  await response.body?.cancel();
  return response.status;
};

/** The token of the link that was mailed. */
function mailedToken(smtp: TestSmtp, email: string): string | undefined {
  const mail = smtp.received.find(({ to }) => to.includes(email))?.source ?? '';
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /\/verify\?token=([\w-]+)/.exec(text)?.[1];
}

async function confirmByMail(url: string, client: Client, smtp: TestSmtp, email: string): Promise<void> {
  const ask = async () => mailedToken(smtp, email);
  const token = await waitUntil(`the mail to ${email}`, ask, { timeoutMs: 90_000 });
  const response = await unkeptFetch(`${url}/api/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieOf(client) },
    body: JSON.stringify({ token }),
  });
  expect(response.status).toBe(200);
}

/** The names of the events of one streamed answer, in their order. */
async function streamedEvents(url: string, client: Client): Promise<string[]> {
  const response = await unkeptFetch(`${url}${sendMessage.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: cookieOf(client) },
    body: JSON.stringify({ message: 'Best NFL bets today?', mode: 'regular' }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  return [...(await response.text()).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name ?? '');
}

test('two processes on one PostgreSQL behind nginx: signed up, confirmed, administered, backed up, restored', async () => {
  test.setTimeout(600_000);
  test.skip(!postgresUrl, withoutPostgres);
  test.skip(!nginxProgram, withoutNginx);
  const smtp = await startSmtpServer();
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-deployed-'));
  const [port, plainPort, first, second] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const common: Settings = {
    NODE_ENV: 'production',
    AUTH_SECRET: 'a secret of the deployment, long enough',
    ADMIN_PATH,
    COMPANY_DOMAIN: COMPANY,
    APP_URL: url,
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Edgewise <no-reply@edgewise.example>',
  };
  const products: Product[] = [];
  const nginx = await startNginx(nginxProgram ?? '', { port, plainPort, processes: [first, second] });
  try {
    await withDatabase('PostgreSQL', async (database) => {
      const settings = { ...common, ...database };
      products.push(await startProduct({ ...settings, PORT: String(first) }));
      products.push(await startProduct({ ...settings, PORT: String(second) }));

      const account = { ...newAccount(), email: `boss@${COMPANY}` };
      const client = await signUpClient(url, account);
      expect(await client.user()).toMatchObject({ isAdmin: false, emailVerified: false });
      expect(await portalStatus(url, client)).toBe(403);
      await confirmByMail(url, client, smtp, account.email);
      expect(await client.user()).toMatchObject({ isAdmin: true, unlimited: true });
      expect(await portalStatus(url, client)).toBe(200);

      await client.pricesOf('DEMO');
      const events = await streamedEvents(url, client);
      expect(events.indexOf('picks')).toBeLessThan(events.indexOf('delta'));
      expect(events.at(-1)).toBe('done');
      // Neither the metrics nor a client's own claim about where it is come through.
      expect((await unkeptFetch(`${url}/metrics`)).status).toBe(404);

      await products[0]?.child.end('SIGTERM');
      for (let turn = 0; turn < 6; turn++) expect((await client.user()).email).toBe(account.email);

      const file = join(folder, 'edgewise.backup');
      const backup = await operate(['backup', file], settings);
      expect(backup).toMatchObject({ code: 0, errors: '', output: expect.stringMatching(/^Backed up \d+ rows/) });

      await withDatabase('PostgreSQL', async (empty) => {
        const machine = { ...common, ...empty, DATA_DIR: join(folder, 'data') };
        expect(await operate(['restore', file], machine)).toMatchObject({ code: 0, errors: '' });
        const restored = await startProduct({ ...machine, APP_URL: 'http://127.0.0.1:1' });
        products.push(restored);
        const again = await signInClient(restored.url, account);
        expect(await again.user()).toMatchObject({ isAdmin: true, email: account.email });
        expect(await portalStatus(restored.url, again)).toBe(200);
        await restored.child.end('SIGTERM');
      });
      await products[1]?.child.end('SIGTERM');
    });
  } finally {
    for (const product of products) await product.stop();
    await nginx.stop();
    await smtp.close();
    await rm(folder, { recursive: true, force: true });
  }
});

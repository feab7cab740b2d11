import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newAccount, signUpClient } from './support/client.ts';
import { expect, notice, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

const BOARD = { name: 'show_board', arguments: { market: 'moneyline', limit: 2 } };

const connect = async (url: string, token: string): Promise<Client> => {
  const client = new Client({ name: 'journey', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
  return client;
};

test('a bettor makes a key, an assistant asks with it, and it ends at once', async ({ page, product }) => {
  const account = newAccount();
  await signInByCookie(page, product.url, account);
  await page.goto('/profile?tab=assistants', { waitUntil: 'networkidle' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a Key' }).click();
  const form = page.getByRole('dialog', { name: 'Make a Key' });
  await form.getByLabel('Name').fill('My editor');
  await form.getByRole('radio', { name: 'Verdicts too' }).check();
  await form.getByLabel('Password').fill(account.password);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Make Key' }).click();
  const made = page.getByRole('dialog', { name: 'Your key: My editor' });
  const key = await made.locator('code').first().innerText();
  expect(key).toMatch(/^ewk_[\w-]{43}$/);
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const client = await connect(product.url, key);
  const board = await client.callTool(BOARD);
  expect(board.isError).toBeFalsy();
  const bets = { name: 'best_bets', arguments: { count: 1 }, _meta: { idempotencyKey: 'one' } };
  const judged = await client.callTool(bets);
  expect(judged.structuredContent).toMatchObject({ ok: true, charged: 1, odds: 'demo' });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('list', { name: 'Access keys' })).toContainText('used just now');

  await page.getByRole('button', { name: 'End My editor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Key' }).click();
  await expect(notice(page)).toContainText('Key Ended');
  await expect(client.callTool(BOARD)).rejects.toThrow();
  await client.close();
});

/** What an assistant keeps while a person is away deciding. */
function assistantOf(url: string) {
  const saved: { client?: object; tokens?: { access_token: string }; verifier?: string; sent?: URL } = {};
  const authProvider = {
    redirectUrl: `${url}/terms`,
    clientMetadata: { redirect_uris: [`${url}/terms`], client_name: 'A friendly helper' },
    clientInformation: () => saved.client as never,
    saveClientInformation: (client: object) => {
      saved.client = client;
    },
    tokens: () => saved.tokens as never,
    saveTokens: (tokens: { access_token: string }) => {
      saved.tokens = tokens;
    },
    redirectToAuthorization: (to: URL) => {
      saved.sent = to;
    },
    saveCodeVerifier: (verifier: string) => {
      saved.verifier = verifier;
    },
    codeVerifier: () => saved.verifier ?? '',
  };
  const transport = () => new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { authProvider });
  return { saved, transport };
}

const allow = (page: Page) => page.getByRole('button', { name: 'Allow' });

test('an assistant asks to be let in; its person signs in first, allows it, and disconnects it', async ({
  page,
  product,
}) => {
  const account = newAccount();
  await signUpClient(product.url, account);
  // The address of a loopback that listens: what the browser finds there is of no interest.
  const { saved, transport } = assistantOf(product.url);
  const first = transport();
  await expect(new Client({ name: 'journey', version: '1' }).connect(first)).rejects.toThrow();
  await page.goto(saved.sent?.href ?? '');
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Connect an Assistant' })).toBeVisible();
  await expect(page.getByText('“A friendly helper”')).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'What is free' }).check();
  await allow(page).click();
  await page.waitForURL(/\/terms\?code=/);
  await first.finishAuth(new URL(page.url()).searchParams);

  const client = new Client({ name: 'journey', version: '1' });
  await client.connect(transport());
  expect((await client.callTool(BOARD)).isError).toBeFalsy();
  const bets = { name: 'best_bets', arguments: { count: 1 }, _meta: { idempotencyKey: 'one' } };
  expect(await client.callTool(bets)).toMatchObject({ isError: true, structuredContent: { reason: 'needs_scope' } });

  await page.goto('/profile?tab=assistants', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Disconnect A friendly helper' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(notice(page)).toContainText('Assistant Disconnected');
  await expect(client.callTool(BOARD)).rejects.toThrow();
  await client.close();
});

test('a question with another address than was registered sends nobody anywhere', async ({ page, product, faults }) => {
  faults.expect(/400/);
  const { saved, transport } = assistantOf(product.url);
  await expect(new Client({ name: 'journey', version: '1' }).connect(transport())).rejects.toThrow();
  await signInByCookie(page, product.url);
  const forged = new URL(saved.sent?.href ?? '');
  forged.searchParams.set('redirect_uri', 'https://evil.example/cb');
  await page.goto(forged.href, { waitUntil: 'networkidle' });
  await expect(page.getByText('Not connected')).toBeVisible();
  await expect(allow(page)).toHaveCount(0);
  expect(new URL(page.url()).host).toBe(new URL(product.url).host);
});

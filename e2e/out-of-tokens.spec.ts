import { randomUUID } from 'node:crypto';
import { callAs } from './support/caller.ts';
import { type Client, newAccount, signUpClient } from './support/client.ts';
import { test as base, expect, notice } from './support/fixtures.ts';
import { type Product, startProduct } from './support/product.ts';
import { signInByCookie } from './support/sign-up.ts';
import { verifyByMail } from './support/verify-by-mail.ts';

const PORTAL = `/portal-${randomUUID()}`;
const COMPANY = 'acme-e2e.example';

const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _browserName }, use) => {
      const product = await startProduct({ ADMIN_PATH: PORTAL, COMPANY_DOMAIN: COMPANY });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function operator(product: Product): Promise<Client> {
  const account = { ...newAccount(), email: `boss-${randomUUID()}@${COMPANY}` };
  const client = await signUpClient(product.url, account);
  await verifyByMail(product, client, account.email);
  return client;
}

test('a bettor runs out of tokens, still gets what is free, is led to more, and sends the same question with them', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/status of 402/);
  const client = await signInByCookie(page, product.url);
  await client.pricesOf('DEMO');
  const boss = await operator(product);
  const user = await client.user();
  const give = (tokens: number) => callAs(boss, 'PATCH', `/api${PORTAL}/users/${user.id}/tokens`, { tokens });
  await give(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/chat', { waitUntil: 'networkidle' });
  const input = page.getByPlaceholder('Ask about games, odds, or betting strategies...');

  await input.fill('Best NFL bets today?');
  await input.press('Enter');
  await expect(notice(page)).toContainText("You've reached your token limit");
  await expect(page.getByText('This analysis costs 1 token and you have 0. Nothing was charged.')).toBeVisible();

  await input.fill('Hedge $40 at +450 with -130');
  await input.press('Enter');
  await expect(page.getByRole('region', { name: 'Hedge' })).toContainText('$124.35');

  await input.fill('Best NFL bets today?');
  await input.press('Enter');
  await page.getByRole('link', { name: 'Get Tokens' }).click();
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '50 tokens' })).toBeVisible();

  await give(50);
  await page.goBack();
  await expect(page.getByText('Best NFL bets today?').last()).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(input).toBeEnabled();
  expect((await client.user()).tokensRemaining).toBe(49);
  for (const next of await page.getByRole('list', { name: 'Ask next' }).getByRole('button').all()) {
    const box = await next.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), await next.innerText()).toBeLessThanOrEqual(390);
  }
});

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { root } from './support/child.ts';
import { type Client, newAccount, signUpClient } from './support/client.ts';
import { test as base, expect, notice } from './support/fixtures.ts';
import { cut, expectNotice, meet, refuse } from './support/forced-answers.ts';
import { type Product, startProduct } from './support/product.ts';
import { unkeptFetch } from './support/unkept-fetch.ts';
import { verifyByMail } from './support/verify-by-mail.ts';

const SECRET = `/portal-${randomUUID()}`;
const COMPANY = 'acme-e2e.example';
const TOKEN = 'a token for the spreadsheet';
/** Words that stand in the code for administrators alone. */
const ADMIN_WORDS = ['Edit User Tokens', 'Waitlist Management', 'IMPORTDATA'];

const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _browserName }, use) => {
      const product = await startProduct({ ADMIN_PATH: SECRET, COMPANY_DOMAIN: COMPANY, WAITLIST_EXPORT_TOKEN: TOKEN });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function admin(product: Product): Promise<{ client: Client; email: string }> {
  const account = { ...newAccount(), email: `boss-${randomUUID()}@${COMPANY}` };
  const client = await signUpClient(product.url, account);
  await verifyByMail(product, client, account.email);
  return { client, email: account.email };
}

async function useSession(page: Page, product: Product, client: Client): Promise<void> {
  const cookies = client.cookies().map((cookie) => ({ ...cookie, url: product.url, httpOnly: true }));
  await page.context().addCookies(cookies);
  await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
}

/** Everything that the page loads from now on: addresses, referrers and texts. */
function recordLoads(page: Page): { text: () => Promise<string>; referrers: string[] } {
  const bodies: Promise<string>[] = [];
  const referrers: string[] = [];
  page.on('response', (response) => {
    referrers.push(response.request().headers().referer ?? '');
    bodies.push(response.text().catch(() => ''));
  });
  return { text: async () => (await Promise.all(bodies)).join('\n'), referrers };
}

test('the secret address is any other unknown page to whoever has no session', async ({ product }) => {
  const junk = { cookie: `edgewise_session=${'a'.repeat(43)}` };
  const page = async (path: string, headers: Record<string, string>) => {
    const response = await unkeptFetch(`${product.url}${path}`, { headers });
    const { date: _date, ...rest } = Object.fromEntries(response.headers);
    return { status: response.status, headers: rest, body: await response.text() };
  };
  for (const headers of [{}, junk]) {
    const other = await page('/nowhere', headers);
    expect(other.status).toBe(404);
    expect(await page(SECRET, headers)).toEqual(other);
    expect(await page(`${SECRET}?tab=users`, headers)).toEqual(other);
    expect(other.body).not.toContain('isPortal');
  }
  expect(await page('/admin/waitlist', {})).toEqual(await page('/nowhere', {}));
});

test('what visitors and users load of the build holds no word of the portal', () => {
  type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8'));
  const adminOnly = (name: string) => /screens\/admin\/(portal|waitlist)-screen/.test(name);
  const reached = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || adminOnly(name) || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next);
  };
  for (const name of ['start.ts', 'public-app.tsx', 'members-app.tsx']) follow(`src/web/app/${name}`);
  const textOf = (file: string) => readFileSync(join(root, 'dist/web', file), 'utf8');
  const scripts = readdirSync(join(root, 'dist/web/assets')).filter((name) => name.endsWith('.js'));
  for (const word of ADMIN_WORDS) {
    const holders = scripts.map((name) => `assets/${name}`).filter((file) => textOf(file).includes(word));
    expect(holders.length, word).toBeGreaterThan(0);
    expect(
      holders.filter((file) => reached.has(file)),
      word,
    ).toEqual([]);
  }
});

test('an ordinary user is denied, and loads no code of the portal', async ({ page, product, faults }) => {
  faults.expect(/status of 403/);
  await useSession(page, product, await signUpClient(product.url));
  const loads = recordLoads(page);
  await page.goto(SECRET, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/waitlist', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.goto('/profile', { waitUntil: 'networkidle' });
  const text = await loads.text();
  for (const word of ['Edit User Tokens', 'IMPORTDATA', SECRET]) expect(text).not.toContain(word);
});

test('an administrator works in the portal, and its address goes nowhere', async ({ page, product }) => {
  const user = newAccount();
  await signUpClient(product.url, user);
  const { client, email } = await admin(product);
  await useSession(page, product, client);
  const loads = recordLoads(page);
  const document = await page.goto(SECRET, { waitUntil: 'networkidle' });
  expect(document?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  expect(await document?.text()).not.toContain(SECRET);
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await expect(page).toHaveTitle('Admin Portal | Edgewise');
  await expect(page.getByRole('row', { name: new RegExp(user.email) })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Edit tokens of ${user.email}` }).click();
  await page.getByLabel('Token Balance').fill('1200');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notice(page)).toContainText('Tokens Updated');
  await expect(page.getByRole('row', { name: new RegExp(user.email) })).toContainText('1200 / 150');
  await page.getByRole('button', { name: `Subscription of ${user.email}: Inactive` }).click();
  await expect(notice(page)).toContainText('Subscription Updated');
  await page.getByRole('button', { name: `Delete ${user.email}` }).click();
  await page.getByRole('button', { name: 'Delete User' }).click();
  await expect(notice(page)).toContainText('User Deleted');
  await expect(page.getByRole('row', { name: new RegExp(user.email) })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Delete ${email}` })).toBeDisabled();

  for (const name of ['Waitlist', 'Settings', 'Audit', 'Health']) {
    await page.getByRole('tab', { name }).click();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
  await page.getByRole('tab', { name: 'Audit' }).click();
  const changes = page.getByRole('table', { name: 'Changes by administrators' }).getByRole('row');
  await expect(changes).toHaveCount(4);
  await expect(changes.nth(1)).toContainText('Deleted the user');
  expect(loads.referrers.filter((referrer) => referrer.includes(SECRET))).toEqual([]);

  const metrics = await (await unkeptFetch(`${product.url}/metrics`)).text();
  expect(metrics).toContain('{secret}');
  expect(metrics).not.toContain(SECRET);
  expect(product.child.errors).not.toContain(SECRET);
});

test('an administrator reads the waitlist and takes it away as CSV', async ({ page, product }) => {
  const joined = `list-${randomUUID()}@example.org`;
  await unkeptFetch(`${product.url}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: joined }),
  });
  await useSession(page, product, (await admin(product)).client);
  await page.goto('/admin/waitlist', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Waitlist Management' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(joined) })).toContainText('Pending');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^edgewise-waitlist-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(joined);
  await expect(notice(page)).toContainText('CSV Downloaded');
  const sheet = await unkeptFetch(`${product.url}/api/waitlist/export?token=${encodeURIComponent(TOKEN)}`);
  expect([sheet.status, await sheet.text()]).toEqual([200, expect.stringContaining(joined)]);
});

test('what fails in the portal and the waitlist is said in the words of the catalogue', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/status of (4|5)\d\d|net::ERR_FAILED/);
  const user = newAccount();
  const { id } = await (await signUpClient(product.url, user)).user();
  const users = `/api${SECRET}/users`;
  await useSession(page, product, (await admin(product)).client);
  await page.goto(SECRET, { waitUntil: 'networkidle' });

  await page.getByRole('button', { name: `Edit tokens of ${user.email}` }).click();
  const failed = 'Update Failed';
  const tokens = 'Failed to update user tokens.';
  await meet(page, `${users}/${id}/tokens`, () => page.getByRole('button', { name: 'Save Changes' }).click(), [
    { answer: refuse(500, 'Whatever it says.'), title: failed, words: tokens },
    { answer: cut, title: failed, words: tokens },
  ]);
  await page.keyboard.press('Escape');
  const subscription = 'Failed to update subscription status.';
  const subscribe = () => page.getByRole('button', { name: `Subscription of ${user.email}: Inactive` }).click();
  await meet(page, `${users}/${id}/subscription`, subscribe, [
    { answer: refuse(500), title: failed, words: subscription },
    { answer: cut, title: failed, words: subscription },
  ]);
  await page.getByRole('button', { name: `Delete ${user.email}` }).click();
  await meet(page, `${users}/${id}`, () => page.getByRole('button', { name: 'Delete User' }).click(), [
    { answer: refuse(403, 'This user is protected.'), title: 'Delete Failed', words: 'This user is protected.' },
    { answer: refuse(500), title: 'Delete Failed', words: 'Failed to delete user.' },
    { answer: cut, title: 'Delete Failed', words: 'Failed to delete user.' },
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: new RegExp(user.email) })).toContainText('150 / 150');

  await page.goto('/admin/waitlist', { waitUntil: 'networkidle' });
  for (const answer of [refuse(500), cut]) {
    await page.route('**/api/waitlist/export', answer);
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expectNotice(page, 'Download Failed', 'Failed to download waitlist CSV');
    await page.unroute('**/api/waitlist/export');
  }

  await page.route(`**/api${SECRET}/verify`, refuse(500));
  await page.goto(SECRET, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

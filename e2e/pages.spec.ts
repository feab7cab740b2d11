import { randomUUID } from 'node:crypto';
import { joinWaitlist } from '#contract/waitlist.ts';
import { expectAccessible } from './support/accessibility.ts';
import { DESK, expectSoundPage, NARROWEST, PHONE } from './support/expect-sound-page.ts';
import { expect, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';
import { unkeptFetch } from './support/unkept-fetch.ts';

type Page = import('@playwright/test').Page;

const CHAT_INPUT = 'Ask about games, odds, or betting strategies...';
const SIZES = [DESK, PHONE, NARROWEST];

async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/chat', { waitUntil: 'networkidle' });
  await page.getByPlaceholder(CHAT_INPUT).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /show the numbers/i }).first()).toBeVisible();
}

for (const path of ['/explore', '/record', '/best-bets', '/tools', '/tools/parlay']) {
  test(`${path} is accessible and without faults`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectSoundPage(page, SIZES);
  });
}

test('a slip in full size is accessible', async ({ page }) => {
  await page.goto('/explore', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /NBA parlay/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundPage(page, SIZES);
});

test('the dashboard is accessible and without faults', async ({ page, product }) => {
  await signInByCookie(page, product.url);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: "Today's Best Bets" }).getByRole('article').first()).toBeVisible();
  await expectSoundPage(page, SIZES);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the marketing page is all there, and its form says what it needs', async ({ page }) => {
    await page.goto('/explore');
    for (const words of [
      'Limited Spots Available',
      'How it works',
      'Winning slips',
      'BEST VALUE',
      'Dana R., Colorado',
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.locator('noscript p')).toHaveText('Sending this form needs JavaScript.');
    await expect(page.locator('noscript p')).toBeVisible();
  });

  test('the record is read and filtered', async ({ page }) => {
    await page.goto('/record');
    await expect(page.getByText('What became of every pick')).toBeVisible();
    // A pick of another journey becomes public as soon as its game starts, which a long run may see.
    await expect(page.getByText(/No recorded pick is public yet|whose games have started/).first()).toBeVisible();
    // An empty record has nothing to filter; an address with a filter has its form all the same.
    await page.goto('/record?market=total');
    await page.getByLabel('Market').selectOption('spread');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/\/record\?.*market=spread/);
    await expect(page.getByText(/No recorded pick fits these filters|with these filters/).first()).toBeVisible();
    await expect(page.getByLabel('Market')).toHaveValue('spread');
    // A demo has no pick of live odds.
    await page.goto('/record?kind=live');
    await page.getByRole('link', { name: 'Show all picks' }).click();
    await expect(page).toHaveURL(/\/record$/);
  });
});

test('a Join Waitlist button leads to the field, and the visitor gets on the list', async ({ page }) => {
  await page.goto('/explore', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Join Waitlist' }).last().click();
  const field = page.getByRole('textbox', { name: /email/i });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await page.keyboard.type(`explore-${randomUUID()}@example.org`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'On the List!' })).toBeDisabled();
  await expect(page.getByText("You're on the waitlist! We'll email you when we launch.")).toBeVisible();
});

test('nothing happens on a blank address, and a failure passes in silence', async ({ page, faults }) => {
  faults.expect(/status of 500|thrown: 500|500: /);
  const sent: string[] = [];
  await page.route(`**${joinWaitlist.path}`, (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status: 500, body: '' });
  });
  await page.goto('/explore', { waitUntil: 'networkidle' });
  const join = page.getByRole('button', { name: 'Get Early Access' });
  await join.click();
  await page.getByRole('textbox', { name: /email/i }).fill('   ');
  await join.click();
  expect(sent).toEqual([]);
  await page.getByRole('textbox', { name: /email/i }).fill('someone@example.org');
  await join.click();
  await expect.poll(() => sent.length).toBe(1);
  await expect(join).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(0);
});

test('a slip in full size holds the focus, and closes by Escape, beside it, and by its button', async ({ page }) => {
  await page.goto('/explore', { waitUntil: 'networkidle' });
  const opener = page.getByRole('button', { name: /UFC underdog/ });
  const dialog = page.getByRole('dialog');

  await opener.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const isInside = await page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body || focused?.closest('dialog') !== null;
  });
  expect(isInside).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);

  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a shown pick is counted in the public record, hidden until its game starts, and stands among the recent picks', async ({
  page,
  product,
  browser,
}) => {
  await signInByCookie(page, product.url);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Get Your First Analysis' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  // Of no day: at some hours no bet on today's games of one league is worth showing its numbers.
  await ask(page, 'Best NFL bets?');
  const pick = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';

  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const recent = page.getByRole('region', { name: 'Recent AI Picks' }).getByRole('article');
  await expect(recent).toHaveCount(1);
  await expect(recent.getByRole('heading')).toHaveText(pick);
  await expect(page.getByRole('region', { name: 'Token Usage' })).toContainText('149');

  const outside = await browser.newContext({ baseURL: product.url });
  const visitor = await outside.newPage();
  await visitor.goto('/record?sport=NFL', { waitUntil: 'networkidle' });
  await expect(visitor.getByText(/[1-9]\d* in the log and hidden until their games start/)).toBeVisible();
  await expect(visitor.getByText(pick)).toHaveCount(0);
  await visitor.getByLabel('Period').selectOption('Last 7 days');
  await expect(visitor).toHaveURL(/sport=NFL&period=7d/);
  await expect(visitor.getByText(pick)).toHaveCount(0);
  await expectAccessible(visitor);
  await outside.close();
});

test('Try Pro Mode opens the chat in Pro mode', async ({ page, product }) => {
  await signInByCookie(page, product.url);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Try Pro Mode' }).click();
  await expect(page.getByRole('radio', { name: /Pro/ })).toBeChecked();
});

test('a visitor at the dashboard is sent to sign in', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/signin$/);
});

test('each page has its own title, description and social card', async ({ page }) => {
  const heads = new Map<string, string[]>();
  for (const path of ['/', '/explore', '/record', '/pricing', '/signin', '/signup', '/terms']) {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const head = [await page.title(), (await content('meta[name="description"]')) ?? ''];
    expect(await content('meta[property="og:title"]')).toBe(head[0]);
    expect(await content('meta[property="og:description"]')).toBe(head[1]);
    expect(await content('meta[property="og:image"]')).toMatch(/\/social-card\.png$/);
    expect((await page.locator('link[rel="canonical"]').getAttribute('href'))?.endsWith(path)).toBe(true);
    heads.set(path, head);
  }
  for (const at of [0, 1]) expect(new Set([...heads.values()].map((head) => head[at])).size).toBe(heads.size);
});

test('what search engines and browsers read of the site holds together', async ({ product }) => {
  const robots = await (await unkeptFetch(`${product.url}/robots.txt`)).text();
  const sitemap = await (await unkeptFetch(`${product.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(listed).toContain('/explore');
  for (const path of listed) expect((await unkeptFetch(product.url + path)).status, path).toBe(200);
  const manifest = await (await unkeptFetch(`${product.url}/site.webmanifest`)).json();
  expect([manifest.start_url, manifest.display]).toEqual(['/', 'standalone']);
  for (const { src } of manifest.icons) expect((await unkeptFetch(product.url + src)).status, src).toBe(200);
});

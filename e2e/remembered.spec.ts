import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, notice, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

const input = (page: Page) => page.getByPlaceholder('Ask about games, odds, or betting strategies...');
const chips = (page: Page) => page.getByRole('list', { name: 'Remembered in this chat' });
const labels = (page: Page) => chips(page).getByRole('listitem');

/** Where the question is written, and how far the conversation is scrolled: neither moves when a chip goes. */
const places = (page: Page) =>
  page.evaluate(() => ({
    field: document.querySelector('textarea')?.getBoundingClientRect().top,
    width: document.documentElement.scrollWidth,
  }));

async function say(page: Page, message: string): Promise<void> {
  await input(page).fill(message);
  await input(page).press('Enter');
  await expect(input(page)).toBeEnabled();
}

test('what a chat remembers is shown, taken away chip by chip, and stays away', async ({
  page,
  product,
  browser,
  faults,
}) => {
  faults.expect(/503 \(Service Unavailable\).*\/remembered\//);
  await signInByCookie(page, product.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/chat', { waitUntil: 'networkidle' });
  await expect(chips(page)).toHaveCount(0);
  await say(page, 'i bet at fanduel in new jersey, bankroll 1500');
  await expect(labels(page)).toHaveText(['Bets at FanDuel', 'NJ', 'Bankroll $1,500']);
  await say(page, 'i never bet props');
  await expect(labels(page)).toHaveText(['Bets at FanDuel', 'NJ', 'Bankroll $1,500', 'No props']);
  await expectAccessible(page);

  const before = await places(page);
  expect(before.width).toBe(390);
  await page.getByRole('button', { name: 'Forget: NJ' }).focus();
  await page.keyboard.press('Enter');
  await expect(labels(page)).toHaveText(['Bets at FanDuel', 'Bankroll $1,500', 'No props']);
  await expect(page.getByRole('button', { name: 'Forget: Bankroll $1,500' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Forgotten: NJ' })).toBeAttached();
  expect(await places(page)).toEqual(before);

  const removals = (url: URL) => /\/remembered\/./.test(url.pathname);
  await page.route(removals, (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }));
  await page.getByRole('button', { name: 'Forget: No props' }).click();
  await expect(notice(page)).toContainText('Still remembered: No props.');
  await expect(labels(page)).toHaveText(['Bets at FanDuel', 'Bankroll $1,500', 'No props']);
  await page.unroute(removals);
  await page.getByRole('button', { name: 'Forget: No props' }).click();
  await expect(labels(page)).toHaveText(['Bets at FanDuel', 'Bankroll $1,500']);

  // A second device, and what is asked in words.
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(page.url(), { waitUntil: 'networkidle' });
  await expect(labels(second)).toHaveText(['Bets at FanDuel', 'Bankroll $1,500']);
  await other.close();
  await say(page, 'what do you know about me');
  await expect(page.getByText(/you bet at FanDuel and your bankroll is \$1,500\.00\./)).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  for (const label of ['Bankroll $1,500', 'Bets at FanDuel'])
    await page.getByRole('button', { name: `Forget: ${label}` }).click();
  await expect(chips(page)).toHaveCount(0);
});

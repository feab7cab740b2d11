import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

/** Every screen, at a phone's and at a desk's width: accessible, no error, no sideways scrolling. */
const publicScreens = ['/', '/signin', '/signup', '/auth', '/auth?mode=signin', '/terms', '/no-such-page'];
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1280, height: 900 },
];

for (const { name, ...viewport } of sizes) {
  test.describe(`at ${name} width`, () => {
    test.use({ viewport });

    for (const path of publicScreens) {
      test(`${path} is accessible and without faults`, async ({ page, faults }) => {
        faults.expect(/status of 404 .*\/no-such-page/);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }

    test('the empty chat is accessible and without faults', async ({ page, product }) => {
      await signInByCookie(page, product.url);
      await page.goto('/chat', { waitUntil: 'networkidle' });
      await expect(page.getByPlaceholder('Ask about games, odds, or betting strategies...')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('an answer with picks is accessible and without faults', async ({ page, product }) => {
      await signInByCookie(page, product.url);
      await page.goto('/chat', { waitUntil: 'networkidle' });
      await page.getByPlaceholder('Ask about games, odds, or betting strategies...').fill('Best NFL bets today?');
      await page.keyboard.press('Enter');
      await page
        .getByRole('button', { name: /show the numbers/i })
        .first()
        .click();
      await expect(page.getByRole('table').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('the welcome tour is accessible', async ({ page, product }) => {
  await signInByCookie(page, product.url);
  await page.addInitScript(() => localStorage.removeItem('welcomeTourCompleted'));
  await page.goto('/chat', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Skip Tour' })).toBeVisible();
  await expectAccessible(page);
});

async function expectNoSidewaysScroll(page: import('@playwright/test').Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

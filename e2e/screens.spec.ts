import { expectAccessible } from './support/accessibility.ts';
import { newAccount } from './support/client.ts';
import { expectSoundPage } from './support/expect-sound-page.ts';
import { expect, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

/** Every screen, at a phone's and at a desk's width: accessible, no error, no sideways scrolling. */
const publicScreens = ['/', '/signin', '/signup', '/auth', '/auth?mode=signin', '/terms', '/no-such-page'];

for (const path of publicScreens) {
  test(`${path} is accessible and without faults`, async ({ page, faults }) => {
    faults.expect(/status of 404 .*\/no-such-page/);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectSoundPage(page);
  });
}

test('the empty chat and an answer with picks are accessible and without faults', async ({ page, product }) => {
  await signInByCookie(page, product.url);
  await page.goto('/chat', { waitUntil: 'networkidle' });
  const question = page.getByPlaceholder('Ask about games, odds, or betting strategies...');
  await expect(question).toBeVisible();
  await expectSoundPage(page);
  await question.fill('Best NFL bets?');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /show the numbers/i })
    .first()
    .click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectSoundPage(page);
});

test('the welcome tour is accessible', async ({ page, product }) => {
  await signInByCookie(page, product.url);
  await page.addInitScript(() => localStorage.removeItem('welcomeTourCompleted'));
  await page.goto('/chat', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Skip Tour' })).toBeVisible();
  await expectAccessible(page);
});

test('a long name leaves the places in the head on one line with the way out, and the chat’s second row stands on one line', async ({
  page,
  product,
}) => {
  const account = { ...newAccount(), firstName: 'Maximiliana-Alexandrina' };
  await (await signInByCookie(page, product.url, account)).pricesOf('DEMO');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/chat', { waitUntil: 'networkidle' });
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const heights = await places.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBe(Math.min(...heights));
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  const middle = (words: string | RegExp) =>
    page
      .getByRole('main')
      .getByText(words)
      .filter({ visible: true })
      .evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return top + height / 2;
      });
  expect(await middle(/^prices .* old$/)).toBeCloseTo(await middle('Monthly tokens'), 0);
});

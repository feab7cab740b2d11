import { expect, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

type Page = import('@playwright/test').Page;

const stakeOn = (page: Page) => page.getByRole('region', { name: 'Result' }).getByRole('definition').first();

test('a sum that a visitor changes is shared by its address, with and without an account', async ({
  page,
  product,
}) => {
  await page.goto('/tools', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /^Kelly stake/ }).click();
  await expect(stakeOn(page)).toHaveText('2.09%');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Chance to win').fill('55');
  await expect(stakeOn(page)).toHaveText('3.52%');
  const shared = page.url();
  expect(new URL(shared).search).toContain('chance=55');

  await page.goto('about:blank');
  await page.goto(shared);
  await expect(stakeOn(page)).toHaveText('3.52%');

  await signInByCookie(page, product.url);
  await page.goto(shared);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(stakeOn(page)).toHaveText('3.52%');
});

test('a calculator chosen far down the list opens at its top, and going back finds the place again', async ({
  page,
  product,
}) => {
  const place = () => page.evaluate(() => window.scrollY);
  await signInByCookie(page, product.url);
  await page.goto('/tools', { waitUntil: 'networkidle' });
  const last = page.getByRole('link', { name: /^Sample size/ });
  await last.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(100);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample size' })).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(left);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address is worked out, and a form asks for one', async ({ page }) => {
    await page.goto('/tools/no-vig?prices=-110,-110');
    await expect(stakeOn(page)).toHaveText('50.0%');
    await page.getByLabel('Price 1').fill('-200');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/prices=-200&prices=-110/);
    await expect(stakeOn(page)).not.toHaveText('50.0%');
  });

  test('what cannot be read is said at its field', async ({ page }) => {
    await page.goto('/tools/kelly?price=-110&chance=500');
    await expect(page.getByText('Chance to win must be a percent, such as 55.')).toBeVisible();
  });
});

import { expectAccessible } from './support/accessibility.ts';
import { newAccount } from './support/client.ts';
import { expectSoundPage } from './support/expect-sound-page.ts';
import { expect, notice, test } from './support/fixtures.ts';
import { signInByCookie, signUpOnScreen } from './support/sign-up.ts';

const TABS = ['Profile', 'Payment', 'Subscription', 'Limits', 'Tokens', 'Assistants'];

test('a user changes name and password, meets Coming Soon, sets a limit and takes a time-out', async ({ page }) => {
  await page.goto('/signup');
  const account = await signUpOnScreen(page, newAccount());
  await page.getByRole('button', { name: 'Skip Tour' }).click();
  await page.getByRole('link', { name: account.firstName }).click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First Name').fill('Alexandra');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page)).toContainText('Profile Updated');
  await expect(page.getByRole('banner').getByText('Alexandra')).toBeVisible();

  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current Password').fill(account.password);
  await dialog.getByLabel('New Password', { exact: true }).fill('another good one');
  await dialog.getByLabel('Confirm New Password').fill('another good one');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(notice(page)).toContainText('Password Changed');

  await page.getByRole('tab', { name: 'Payment' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=payment$/);
  await page.reload();
  await page.getByRole('button', { name: 'Add Card' }).click();
  await expect(notice(page)).toContainText('Coming Soon');
  await expect(page.getByText('Sample')).toHaveCount(2);

  await page.getByRole('tab', { name: 'Subscription' }).click();
  await page.getByRole('link', { name: 'Start Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  await page.getByRole('button', { name: 'Buy 50 tokens' }).click();
  await expect(notice(page)).toContainText('Coming Soon');

  await page.goto('/profile?tab=limits');
  await page.getByRole('button', { name: 'Set the Daily token limit' }).click();
  await page.getByLabel('Daily token limit').fill('40');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Limit Saved');
  await expect(page.getByText('0 of 40')).toBeVisible();
  await page.getByRole('button', { name: 'Take a Time-Out' }).click();
  await page.getByRole('button', { name: 'Start 24 hours' }).click();
  await expect(page.getByText(/^You are on a time-out until /)).toBeVisible();
  await page.goto('/chat');
  await expect(page.getByText(/^You are on a time-out until /)).toBeVisible();

  await page.goto('/profile?tab=tokens');
  await expect(page.getByRole('list', { name: 'Ledger lines' })).toContainText('+150');
});

test("the account's pages are accessible", async ({ page, product }) => {
  await signInByCookie(page, product.url);
  const fits = async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectSoundPage(page);
  };
  await page.goto('/profile', { waitUntil: 'networkidle' });
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await fits();
  }
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await fits();
  await page.goto('/payment-setup?client_secret=seti_1_secret_2', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Payment Setup Unavailable' })).toBeVisible();
  await fits();
  await page.getByRole('button', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a visitor reads the prices and is sent to sign in for the rest', async ({ page }) => {
  await page.goto('/pricing');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start Subscription' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  for (const path of ['/profile?tab=payment', '/payment-setup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin$/);
  }
});

import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { codeOf } from './support/authenticator-app.ts';
import { enterPassword } from './support/enter-password.ts';
import { expect, test } from './support/fixtures.ts';
import { signUpOnScreen } from './support/sign-up.ts';

const chatInput = 'Ask about games, odds, or betting strategies...';

/** The steps up to the recovery codes. Answers with the key that the app was given, and with those codes. */
async function setUpApp(page: Page, password: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Set Up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Up Two-Factor Authentication' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await dialog.getByText(/^[A-Z2-7 ]{16,}$/).textContent()) ?? '';
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Switch On' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCodes = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'I Have Them' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  return { secret, recoveryCodes };
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /sign out$|log ?out/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');
}

async function signIn(page: Page, account: { email: string; password: string }, code: string): Promise<void> {
  await enterPassword(page, account);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a newcomer sets up an authenticator app, signs in with it, loses the phone, comes back with recovery codes, and takes a new one', async ({
  page,
  faults,
}) => {
  // The password alone is refused.
  faults.expect(/status of 401/);
  await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  await page.goto('/signup', { waitUntil: 'networkidle' });
  const account = await signUpOnScreen(page);
  const { secret, recoveryCodes } = await setUpApp(page, account.password);
  const [first = '', second = ''] = recoveryCodes;

  // The code that switched it on was used: the next one lets in.
  await signOut(page);
  await signIn(page, account, codeOf(secret, 1));
  await expect(page.getByPlaceholder(chatInput)).toBeVisible();

  // The phone is gone.
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await signOut(page);
  await signIn(page, account, first);
  await expect(page.getByPlaceholder(chatInput)).toBeVisible();
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();

  // A new phone: the app of the old one is switched off, and worth nothing.
  await page.getByRole('button', { name: 'Manage', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Two-Factor Authentication' });
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(second);
  await dialog.getByRole('button', { name: 'Switch Off' }).click();
  await expect(page.getByRole('button', { name: 'Set Up', exact: true })).toBeVisible();
  const anew = await setUpApp(page, account.password);
  await signOut(page);
  await signIn(page, account, codeOf(anew.secret, 1));
  await expect(page.getByPlaceholder(chatInput)).toBeVisible();
});

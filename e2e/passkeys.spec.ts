import type { Page } from '@playwright/test';
import { enterPassword } from './support/enter-password.ts';
import { expect, notice, test } from './support/fixtures.ts';
import { signUpOnScreen } from './support/sign-up.ts';

const chatInput = 'Ask about games, odds, or betting strategies...';

/** A device with a fingerprint reader whose reader always says yes. Answers with the way to lose it. */
async function giveDevice(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
}

async function addPasskey(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /sign out$|log ?out/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Join the Edge' })).toBeVisible();
}

// Browsers know no passkeys of an address that is a number.
test.use({ baseURL: async ({ product }, use) => use(product.url.replace('127.0.0.1', 'localhost')) });

test('a newcomer sets up a passkey, signs in with it, loses it, and comes back with a recovery code', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 401/);
  await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  const loseDevice = await giveDevice(page);
  await page.goto('/signup', { waitUntil: 'networkidle' });
  const account = await signUpOnScreen(page);

  await page.goto('/profile', { waitUntil: 'networkidle' });
  await addPasskey(page, 'My laptop', account.password);
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'I Have Them' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys).toContainText('My laptop');
  await expect(passkeys).toContainText('never used');
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();

  // Without a password.
  await signOut(page);
  await page.goto('/signin', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page.getByPlaceholder(chatInput)).toBeVisible();
  await expect(notice(page)).toContainText('Welcome back!');

  // Beside the password.
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await expect(passkeys).toContainText('last used');
  await signOut(page);
  await enterPassword(page, account);
  await page.getByRole('button', { name: 'Use Your Passkey' }).click();
  await expect(page.getByPlaceholder(chatInput)).toBeVisible();

  // The device is gone.
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await signOut(page);
  await loseDevice();
  await enterPassword(page, account);
  await page.getByLabel('Recovery Code').fill(code);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByPlaceholder(chatInput)).toBeVisible();
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(account.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(notice(page).first()).toContainText('Passkey Removed');
  await expect(passkeys).toHaveCount(0);

  // The password alone lets in again.
  await signOut(page);
  await enterPassword(page, account);
  await expect(page.getByPlaceholder(chatInput)).toBeVisible();
});

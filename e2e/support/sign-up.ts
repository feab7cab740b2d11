import { expect, type Page } from '@playwright/test';
import { type Account, type Client, newAccount, signUpClient } from './client.ts';

/** Fills in the sign-up screen and arrives in the chat. */
export async function signUpOnScreen(page: Page, account: Account = newAccount()): Promise<Account> {
  await page.getByLabel(/first name/i).fill(account.firstName);
  await page.getByLabel(/email/i).fill(account.email);
  await page.getByPlaceholder('Minimum 8 characters').fill(account.password);
  await page.getByLabel(/confirm password/i).fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByPlaceholder('Ask about games, odds, or betting strategies...')).toBeVisible();
  return account;
}

/** Signs in by the interface, for tests whose subject is what comes after; the welcome tour is behind this user. */
export async function signInByCookie(page: Page, url: string, account = newAccount()): Promise<Client> {
  const client = await signUpClient(url, account);
  await page
    .context()
    .addCookies(
      client.cookies().map(({ name, value }) => ({ name, value, url, httpOnly: true, sameSite: 'Lax' as const })),
    );
  await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  return client;
}

import type { Page } from '@playwright/test';
import type { Account } from './client.ts';

/** The first step of a sign-in on the screen; a second factor is asked for behind it. */
export async function enterPassword(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/signin', { waitUntil: 'networkidle' });
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

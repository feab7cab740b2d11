import type { Page } from '@playwright/test';
import { expect, notice, test } from './support/fixtures.ts';
import { cut, expectNotice, meet, refuse } from './support/forced-answers.ts';
import { signInByCookie } from './support/sign-up.ts';

/** Every row of the error catalogue but the administrators' (`admin.spec.ts`). Many rows share one page load. */

const press = (page: Page, name: string | RegExp) => () => page.getByRole('button', { name }).click();

test.beforeEach(({ faults }) => faults.expect(/status of (4|5)\d\d|net::ERR_FAILED/));

test('the waitlist', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await press(page, 'Join the Edge')();
  await expectNotice(page, 'Email required', 'Please enter your email address');
  await page.getByRole('textbox', { name: /email/i }).fill('someone@example.org');
  const title = 'Unable to join waitlist';
  await meet(page, '/api/waitlist', press(page, 'Join the Edge'), [
    { answer: refuse(429, 'Too many from here.'), title, words: 'Too many from here.' },
    { answer: refuse(500), title, words: 'Please try again later' },
    { answer: cut, title: 'Error', words: 'Something went wrong. Please try again.' },
  ]);
});

test('sign-in', async ({ page }) => {
  await page.goto('/signin', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('someone@example.org');
  await page.getByLabel(/^password/i).fill('some password');
  const title = 'Sign-in failed';
  await meet(page, '/api/auth/signin', press(page, 'Sign In'), [
    { answer: refuse(429, 'Wait a quarter of an hour.'), title, words: 'Wait a quarter of an hour.' },
    { answer: refuse(502), title, words: 'Invalid email or password' },
    { answer: cut, title: 'Sign-in error', words: 'Unable to connect to the server. Please try again.' },
  ]);
});

test('sign-up', async ({ page }) => {
  await page.goto('/signup', { waitUntil: 'networkidle' });
  const create = press(page, 'Create Account');
  await page.getByLabel('Email').fill('someone@example.org');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('other');
  await create();
  await expectNotice(page, "Passwords don't match", 'Please make sure your passwords match');
  await page.getByLabel('Confirm Password').fill('short');
  await create();
  await expectNotice(page, 'Password too short', 'Password must be at least 8 characters');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Confirm Password').fill('long enough');
  await meet(page, '/api/auth/signup', create, [
    { answer: refuse(409, 'This address is taken.'), title: 'Sign-up failed', words: 'This address is taken.' },
    { answer: refuse(500), title: 'Sign-up failed', words: 'Unable to create account' },
    { answer: cut, title: 'Sign-up error', words: 'Unable to connect to the server. Please try again.' },
  ]);
});

test('the chat', async ({ page, product }) => {
  await signInByCookie(page, product.url);
  await page.goto('/chat', { waitUntil: 'networkidle' });
  const failed = 'Failed to create new chat session';
  await meet(page, '/api/chat/sessions', press(page, 'New Chat'), [
    { answer: refuse(500), title: 'Error', words: failed },
    { answer: cut, title: 'Error', words: failed },
  ]);
  const field = page.getByPlaceholder('Ask about games, odds, or betting strategies...');
  const send = async () => {
    await field.fill('Best NFL bets today?');
    await field.press('Enter');
  };
  const message = '/api/chat/message';
  const outOfTokens = "You've reached your token limit or need to upgrade for Pro mode";
  await meet(page, message, send, [
    { answer: refuse(402, 'Not enough tokens.'), title: 'Error', words: outOfTokens },
    { answer: refuse(503, 'No live odds yet.'), title: 'Error', words: 'Failed to send message' },
    { answer: cut, title: 'Error', words: 'Failed to send message' },
  ]);
  await expect(page.getByText('Best NFL bets today?')).toBeVisible();

  await page.route(`**${message}`, refuse(401, 'Unauthorized'));
  const onItsWay = page.waitForRequest(`${product.url}/signin`);
  await send();
  await expect(notice(page)).toContainText('You are logged out. Logging in again...');
  await onItsWay;
});

test('the profile and its payments', async ({ page, product }) => {
  await signInByCookie(page, product.url);
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await press(page, 'Edit')();
  const words = 'Failed to update your profile. Please try again.';
  await meet(page, '/api/user/profile', () => page.getByRole('button', { name: 'Save', exact: true }).click(), [
    { answer: refuse(500), title: 'Update Failed', words },
    { answer: cut, title: 'Update Failed', words },
  ]);

  await press(page, 'Change Password')();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const change = () => dialog.getByRole('button', { name: 'Change Password' }).click();
  const fill = async (next: string, confirm: string) => {
    await dialog.getByLabel('New Password', { exact: true }).fill(next);
    await dialog.getByLabel('Confirm New Password').fill(confirm);
  };
  await dialog.getByLabel('Current Password').fill('the old one');
  await fill('short', 'other');
  await change();
  await expectNotice(page, "Passwords don't match", 'Please make sure your new passwords match.');
  await fill('short', 'short');
  await change();
  await expectNotice(page, 'Password too short', 'Password must be at least 6 characters long.');
  await fill('the new one', 'the new one');
  const title = 'Password Change Failed';
  const ours = 'Failed to change password. Please try again.';
  await meet(page, '/api/user/change-password', change, [
    { answer: refuse(400, 'Current password is incorrect'), title, words: 'Current password is incorrect' },
    { answer: refuse(500), title, words: ours },
    { answer: cut, title, words: ours },
  ]);
  await page.keyboard.press('Escape');

  const coming = (what: string) =>
    `${what} management will be available once payment-provider integration is complete.`;
  await page.getByRole('tab', { name: 'Payment' }).click();
  await press(page, 'Add Card')();
  await expectNotice(page, 'Coming Soon', coming('Payment method'));
  await press(page, /^Buy .* for 50 tokens/)();
  await expectNotice(page, 'Coming Soon', coming('Payment'));
});

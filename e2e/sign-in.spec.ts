import { newAccount, signUpClient } from './support/client.ts';
import { expect, notice, test } from './support/fixtures.ts';
import { signUpOnScreen } from './support/sign-up.ts';

const chatInput = 'Ask about games, odds, or betting strategies...';

test('a user signs out, is refused with a wrong password, and signs in', async ({ page, faults }) => {
  faults.expect(/status of 401/);
  await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  await page.goto('/signup', { waitUntil: 'networkidle' });
  const account = await signUpOnScreen(page);

  await page.getByRole('button', { name: /sign out|log ?out/i }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Join the Edge' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page).toHaveURL('/auth?mode=signin');
  await expect(page.getByRole('heading', { name: 'Welcome to Beta Access' })).toBeVisible();
  await page.getByLabel(/email/i).fill(account.email);
  await page.getByLabel(/^password/i).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(notice(page)).toContainText('Sign-in failed');
  await expect(notice(page)).toContainText('Invalid email or password');

  await page.getByLabel(/^password/i).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByPlaceholder(chatInput)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(notice(page)).toContainText('Welcome back!');
});

test('a server that cannot be reached is said so at sign-in', async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/);
  await page.goto('/signin', { waitUntil: 'networkidle' });
  await page.route('**/api/auth/signin', (route) => route.abort());
  await page.getByLabel(/email/i).fill('someone@example.org');
  await page.getByLabel(/^password/i).fill('some password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(notice(page)).toContainText('Sign-in error');
  await expect(notice(page)).toContainText('Unable to connect to the server. Please try again.');
});

test('sign-up refuses passwords that differ or are short before it sends anything', async ({ page }) => {
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await page.getByLabel(/email/i).fill('someone@example.org');
  await page.getByPlaceholder('Minimum 8 characters').fill('short');
  await page.getByLabel(/confirm password/i).fill('other');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(notice(page)).toContainText("Passwords don't match");

  await page.getByLabel(/confirm password/i).fill('short');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(notice(page)).toContainText('Password too short');
  await expect(notice(page)).toContainText('Password must be at least 8 characters');
});

test('an address that is taken is refused at sign-up, whatever its case', async ({ page, product, faults }) => {
  faults.expect(/status of 409/);
  const account = newAccount();
  await signUpClient(product.url, account);
  await page.goto('/signup', { waitUntil: 'networkidle' });
  await page.getByLabel(/email/i).fill(account.email.toUpperCase());
  await page.getByPlaceholder('Minimum 8 characters').fill(account.password);
  await page.getByLabel(/confirm password/i).fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(notice(page)).toContainText('Sign-up failed');
});

test('a signed-out visitor at the chat is told so and led to sign-in', async ({ page }) => {
  await page.goto('/chat');
  await expect(notice(page)).toContainText('Unauthorized');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { name: 'Welcome to Beta Access' })).toBeVisible();
});

test('an address that was refused elsewhere explains itself and clears the address bar', async ({ page }) => {
  await page.goto('/?auth_error=access_denied');
  await expect(notice(page)).toContainText('Authentication Required');
  await expect(notice(page)).toContainText('Please sign in or create an account to access Edgewise.');
  await expect(page).toHaveURL('/');
});

test('an unknown page is a 404 that says so', async ({ page, faults }) => {
  faults.expect(/status of 404 .*\/no-such-page/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page Not Found')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, and leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the Edge' })).toBeVisible();
    await expect(page.getByText('1-800-522-4700').first()).toBeVisible();
    await expect(page.getByText(/21/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await expect(page.getByRole('heading', { name: 'Welcome to Beta Access' })).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  });
});

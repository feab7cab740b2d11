import { randomUUID } from 'node:crypto';
import { joinWaitlist } from '#contract/waitlist.ts';
import { expect, notice, test } from './support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
});

test('a visitor joins the waitlist: the field clears and the page confirms it, twice over', async ({ page }) => {
  const email = `waitlist-${randomUUID()}@example.org`;
  for (const _ of ['first time', 'same address again']) {
    const field = page.getByRole('textbox', { name: /email/i });
    await field.fill(email);
    await page.getByRole('button', { name: 'Join the Edge' }).click();
    await expect(notice(page)).toContainText('Success!');
    await expect(notice(page)).toContainText("You're on the list. We'll notify you when we launch.");
    await expect(field).toHaveValue('');
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toHaveCount(0);
  }
});

test('an empty address is asked for, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('button', { name: 'Join the Edge' }).click();
  await expect(notice(page)).toContainText('Email required');
  await expect(notice(page)).toContainText('Please enter your email address');
  expect(sent).not.toContain(`POST ${joinWaitlist.path}`);
});

test('a refusal by the server is shown in its words, and the address stays', async ({ page, faults }) => {
  faults.expect(/status of 429/);
  await page.route(`**${joinWaitlist.path}`, (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many sign-ups from here. Try again in an hour.' } }),
  );
  const field = page.getByRole('textbox', { name: /email/i });
  await field.fill('someone@example.org');
  await page.getByRole('button', { name: 'Join the Edge' }).click();
  await expect(notice(page)).toContainText('Unable to join waitlist');
  await expect(notice(page)).toContainText('Too many sign-ups from here. Try again in an hour.');
  await expect(field).toHaveValue('someone@example.org');
  await expect(page.getByRole('button', { name: 'Join the Edge' })).toBeEnabled();
});

test('a refusal without words falls back to ours', async ({ page, faults }) => {
  faults.expect(/status of 500/);
  await page.route(`**${joinWaitlist.path}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('textbox', { name: /email/i }).fill('someone@example.org');
  await page.getByRole('button', { name: 'Join the Edge' }).click();
  await expect(notice(page)).toContainText('Unable to join waitlist');
  await expect(notice(page)).toContainText('Please try again later');
});

test('a network that fails is told apart from a refusal', async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/);
  await page.route(`**${joinWaitlist.path}`, (route) => route.abort());
  await page.getByRole('textbox', { name: /email/i }).fill('someone@example.org');
  await page.getByRole('button', { name: 'Join the Edge' }).click();
  await expect(notice(page)).toContainText('Error');
  await expect(notice(page)).toContainText('Something went wrong. Please try again.');
});

test('while the address is on its way the button says so and the field is closed', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(`**${joinWaitlist.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const field = page.getByRole('textbox', { name: /email/i });
  await field.fill(`waitlist-${randomUUID()}@example.org`);
  await page.getByRole('button', { name: 'Join the Edge' }).click();
  await expect(page.getByRole('button', { name: 'Joining...' })).toBeDisabled();
  await expect(field).toBeDisabled();
  answer();
  await expect(notice(page)).toContainText('Success!');
});

test('what was pressed before the app had come is not lost', async ({ page }) => {
  let letScriptsCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/shared-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('textbox', { name: /email/i }).fill(`quick-${randomUUID()}@example.org`);
  await page.getByRole('button', { name: 'Join the Edge' }).click();
  letScriptsCome();
  await expect(notice(page)).toContainText('Success!');
});

test('a page whose scripts do not come can be read and says that a part is missing', async ({ page, faults }) => {
  faults.expect(/Failed to load|Failed to fetch|ERR_FAILED/);
  await page.route('**/assets/shared-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('textbox', { name: /email/i }).focus();
  await expect(page.getByRole('alert')).toHaveText('Part of this page did not load. Please reload it.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

import { expect, test } from './support/fixtures.ts';
import { signUpOnScreen } from './support/sign-up.ts';

test('a visitor signs up, asks, and can check the answer', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page
    .getByRole('link', { name: /create account/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await expect(page.getByText(/150 free tokens/i).first()).toBeVisible();
  await signUpOnScreen(page);

  await page.getByRole('button', { name: 'Skip Tour' }).click();
  await expect(page.getByRole('button', { name: 'Skip Tour' })).toHaveCount(0);
  await expect(page.getByText('DEMO', { exact: true }).first()).toBeVisible();

  const input = page.getByPlaceholder('Ask about games, odds, or betting strategies...');
  await input.fill('Best NFL bets today?');
  await input.press('Enter');

  const cards = page.getByRole('article');
  await expect.poll(() => cards.count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  for (const card of (await cards.all()).slice(0, 3)) {
    await expect(card).toContainText('NFL');
    await expect(card).toContainText(/[+−-]\d{3}/);
    await expect(card).toContainText(/\bat [A-Z]/);
    await expect(card).toContainText(/fair price/i);
    await expect(card).toContainText(/edge\s*[+−-]?\d+\.\d ?%/i);
    await expect(card).toContainText(/HIGH CONFIDENCE|GOOD VALUE|WORTH CONSIDERING/);
    await expect(card.getByText(/^(20|40|60|80|100)%$/)).toBeVisible();
    await expect(card.getByRole('button', { name: /sources/i })).toBeVisible();
  }
  await expect(page.getByText(/demo (data|odds|prices)/i).first()).toBeVisible();
  await expect(page.getByText('149 tokens left').first()).toBeVisible();

  const first = cards.first();
  await first.getByRole('button', { name: /show the numbers/i }).click();
  const proof = first.getByRole('table').first();
  await expect(proof).toBeVisible();
  await expect(proof.getByRole('columnheader', { name: 'Margin' })).toBeVisible();
  expect(await proof.getByRole('row').count()).toBeGreaterThan(3);

  const picked = await first.innerText();
  await page.reload({ waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /best nfl bets today/i })
    .first()
    .click();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(3);
  await expect(page.getByText('Best NFL bets today?').last()).toBeVisible();
  expect((await cards.first().innerText()).slice(0, 20)).toBe(picked.slice(0, 20));
  await expect(page.getByText('149 tokens left').first()).toBeVisible();
});

test('a question that needs no picks is answered free', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  await page.goto('/signup', { waitUntil: 'networkidle' });
  await signUpOnScreen(page);
  const input = page.getByPlaceholder('Ask about games, odds, or betting strategies...');
  await input.fill('I lost my rent chasing losses and cannot stop');
  await input.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('1-800-522-4700');
  await expect(input).toBeEnabled();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('150 tokens left').first()).toBeVisible();
});

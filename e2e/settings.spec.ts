import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, notice, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

const QUESTION = 'Best NFL bets today?';

/** Chooses DraftKings, decimal odds and a bankroll of $1,000, as a bettor does. */
async function setUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('searchbox').fill('draft');
  await dialog.getByRole('checkbox', { name: 'DraftKings' }).check();
  await dialog.getByRole('radio', { name: /Decimal/ }).check();
  await dialog.getByLabel('Bankroll ($)').fill('1000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Settings saved');
  await expect(dialog).toHaveCount(0);
}

async function expectDecimalsAndDollars(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('button', { name: 'Report this answer' })).toBeVisible();
  const answer = (await page.locator('li[data-role="assistant"]').innerText()).replaceAll('\n', ' ');
  const toldElsewhere = /(No price|Too few prices) at your sportsbook \(DraftKings\) fit/.test(answer);
  for (const card of await cards.all()) {
    if (!toldElsewhere) await expect(card).toContainText('at DraftKings');
    await expect(card).toContainText(/(?<![\d.])\d{1,2}\.\d{2}(?![\d%])/);
    await expect(card).toContainText(/no stake|\$\d+\.\d{2}\s*\d/);
  }
  expect(answer).toContain('1 unit is 1% of your bankroll, $10.00');
  expect(answer).not.toMatch(/[+−]\d{3}/);
}

test('a bettor sets books, odds and bankroll once; answers follow, and one is reported', async ({ page, product }) => {
  await signInByCookie(page, product.url);
  await page.goto('/chat', { waitUntil: 'networkidle' });
  await setUp(page);

  const input = page.getByPlaceholder('Ask about games, odds, or betting strategies...');
  await input.fill(QUESTION);
  await input.press('Enter');
  await expectDecimalsAndDollars(page);
  const numbers = page.getByRole('button', { name: /show the numbers/i }).first();
  // A day without a bet shows its passes folded.
  if ((await numbers.count()) === 0) await page.getByRole('article').first().getByRole('button').first().click();
  await numbers.click();
  await expect(page.getByRole('table').first()).not.toContainText(/[+−]\d{3}/);

  await page.reload({ waitUntil: 'networkidle' });
  await expectDecimalsAndDollars(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('checkbox', { name: 'DraftKings' })).toBeChecked();
  await expect(settings.getByRole('radio', { name: /Decimal/ })).toBeChecked();
  await expect(settings.getByLabel('Bankroll ($)')).toHaveValue('1000');
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();

  await page.getByRole('button', { name: 'Report this answer' }).click();
  const report = page.getByRole('dialog', { name: 'Report this answer' });
  await expect(report.getByLabel('What is wrong?')).toBeFocused();
  await page.keyboard.type('My book does not have this price.');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(notice(page)).toContainText('Thank you');
  await expect(page.getByRole('button', { name: 'Reported, thank you' })).toBeVisible();
  await expectAccessible(page);
});

for (const width of [390, 320]) {
  test(`the settings work at ${width} px, by keyboard, and keep the focus`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 720 });
    await signInByCookie(page, product.url);
    await page.goto('/chat', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Settings' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const last = await page.getByRole('button', { name: 'New Chat' }).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? width)).toBeLessThanOrEqual(width - 13);
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      // Between its ends the browser may stop at its own bar, which the document sees as the body; never at the page.
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(isOutside).toBe(false);
    }
    await dialog.getByLabel('Bankroll ($)').fill('-1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Bankroll must be more than 0');
  });
}

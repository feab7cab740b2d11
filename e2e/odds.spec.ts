import { DESK, expectSoundPage, PHONE } from './support/expect-sound-page.ts';
import { expect, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

type Page = import('@playwright/test').Page;

const board = (page: Page) => page.getByRole('table', { name: /odds:/ });

test('a bettor goes from the board to a game and asks about it', async ({ page, product }) => {
  await page.setViewportSize(DESK);
  await signInByCookie(page, product.url);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Odds' }).click();
  await expect(board(page)).toBeVisible();
  await expect(page).toHaveTitle('Odds | Edgewise');
  await expect(board(page).getByRole('columnheader', { name: 'Spread' })).toBeVisible();

  const leagues = page.getByRole('navigation', { name: 'Leagues' });
  await leagues.getByRole('link', { name: /^NBA/ }).click();
  await expect(page).toHaveURL(/\/odds\?league=NBA$/);
  await expect(page.getByRole('table', { name: /^NBA odds/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Total' }).check({ force: true });
  await expect(page).toHaveURL(/market=total/);
  await expectSoundPage(page, [DESK, PHONE]);
  await page.setViewportSize(DESK);

  const game = board(page).getByRole('rowheader').getByRole('link').first();
  const name = (await game.innerText()).split('\n').filter((line) => /[a-z]{3}/.test(line));
  await game.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name[0] ?? '');
  await expect(page.getByRole('table', { name: /^Every book/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Where you can bet' })).toBeVisible();
  await expectSoundPage(page, [DESK, PHONE]);
  await page.setViewportSize(DESK);

  // The chart is read by the arrow keys alone.
  await page.getByRole('slider', { name: 'Moment of the chart' }).focus();
  await expect(page.getByText('Fair, now')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText('Fair, now')).toBeHidden();

  await page.getByRole('link', { name: 'Ask about this' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByPlaceholder('Ask about games, odds, or betting strategies...')).toHaveValue(
    /^What do you make of .+ @ .+\?$/,
  );
  await expect(page.getByRole('article')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the board shows one market at a time, and props have every book', async ({ page, product }) => {
    await signInByCookie(page, product.url);
    await page.goto('/odds?league=NFL', { waitUntil: 'networkidle' });
    await expect(board(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Moneyline' })).toBeChecked();
    await page.getByRole('radio', { name: 'Spread' }).check({ force: true });
    await expect(page).toHaveURL(/market=spread/);
    await expectSoundPage(page, [PHONE]);

    await board(page).getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('radio', { name: 'Props' }).check({ force: true });
    await page
      .getByRole('table', { name: /^Player markets/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('table', { name: /^Every book/ })).toBeVisible();
    await expect(page).toHaveURL(/market=prop%3A/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectSoundPage(page, [PHONE]);
  });
});

test('a visitor signs in first, and a game that is not stored says so', async ({ page, product, faults }) => {
  await page.goto('/odds?league=NFL');
  await expect(page).toHaveURL(/\/signin$/);
  await signInByCookie(page, product.url);
  faults.expect(/404/);
  await page.goto('/odds/no-such-game', { waitUntil: 'networkidle' });
  await expect(page.getByRole('alert')).toHaveText('No stored game has this address any more.');
  await expectSoundPage(page, [DESK, PHONE]);
});

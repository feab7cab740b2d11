import { expect } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { type Product, startProduct } from './support/product.ts';
import { type Replay, startReplay } from './support/replay.ts';
import { signInByCookie } from './support/sign-up.ts';

const liveTest = test.extend<object, { replay: Replay; product: Product }>({
  replay: [
    async ({ browserName: _browserName }, use) => {
      const replay = await startReplay();
      await use(replay);
      await replay.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  product: [
    async ({ replay }, use) => {
      const product = await startProduct({ ODDS_API_KEY: 'replayed', ODDS_API_URL: replay.url });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

liveTest(
  'over replayed real odds the picks are live, from real books, and the word demo appears nowhere',
  async ({ page, product, replay }) => {
    await signInByCookie(page, product.url);
    await page.goto('/chat', { waitUntil: 'networkidle' });
    await expect(page.getByText('LIVE', { exact: true }).first()).toBeVisible();

    const input = page.getByPlaceholder('Ask about games, odds, or betting strategies...');
    await input.fill(`Best ${replay.league} bets today?`);
    await input.press('Enter');
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(3);
    const realBook =
      /DraftKings|FanDuel|BetMGM|Caesars|BetRivers|Bovada|PointsBet|MyBookie|BetOnline|LowVig|Pinnacle|WynnBET|Unibet|BetUS|SuperBook|Barstool/i;
    for (const card of (await cards.all()).slice(0, 3)) {
      await expect(card).toContainText(replay.league);
      await expect(card).toContainText(realBook);
    }
    await expect(input).toBeEnabled();
    // Which of these prices are bets is the recording's affair: a pass is a line that opens.
    const opener = cards.first().getByRole('button', { name: /^Open / });
    if (await opener.isVisible()) await opener.click();
    await cards
      .first()
      .getByRole('button', { name: /show the numbers/i })
      .click();
    await expect(cards.first().getByRole('region', { name: /^The numbers of / })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/\bdemo\b/i);
  },
);

import type { Locator } from '@playwright/test';
import { callAs } from './support/caller.ts';
import { newAccount } from './support/client.ts';
import { expect, notice, test } from './support/fixtures.ts';
import { signInByCookie, signUpOnScreen } from './support/sign-up.ts';

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
  await input.fill('Best NFL bets?');
  await input.press('Enter');

  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(3);
  // What is passed on is a line each.
  const staked = page.locator('article:not([data-verdict="pass"])');
  await expect(staked.first()).toBeVisible();
  for (const card of (await staked.all()).slice(0, 3)) {
    await expect(card).toContainText('NFL');
    await expect(card).toContainText(/[+−-]\d{3}/);
    await expect(card).toContainText(/at \w/);
    await expect(card).toContainText(/fair price/i);
    await expect(card).toContainText(/edge\s*[+−-]?\d+\.\d ?%/i);
    await expect(card).toContainText(/HIGH CONFIDENCE|GOOD VALUE|WORTH CONSIDERING/);
    await expect(card.getByText(/^(20|40|60|80|100)%$/)).toBeVisible();
    await expect(card.getByRole('button', { name: /sources/i })).toBeVisible();
  }
  await expect(page.getByText(/demo (data|odds|prices)/i).first()).toBeVisible();
  await expect(page.getByText('149 tokens left').first()).toBeVisible();

  await expect(input).toBeEnabled();
  // The letters on a team's colours come with the colours.
  await page.waitForLoadState('networkidle');
  const answered = await withoutAges(cards);

  const first = cards.first();
  await first.getByRole('button', { name: /show the numbers/i }).click();
  const proof = first.getByRole('table').first();
  await expect(proof).toBeVisible();
  await expect(proof.getByRole('columnheader', { name: 'Margin' })).toBeVisible();
  expect(await proof.getByRole('row').count()).toBeGreaterThan(3);
  const sources = first.getByRole('button', { name: /^Sources/ });
  await sources.click();
  await expect(sources).toHaveAttribute('aria-expanded', 'true');
  await expect(
    first
      .getByRole('region', { name: /^Sources of/ })
      .getByRole('listitem')
      .first(),
  ).toContainText(/\w/);
  await sources.click();

  await page.reload({ waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /best nfl bets\?/i })
    .first()
    .click();
  await expect(page.getByText('Best NFL bets?').last()).toBeVisible();
  await expect.poll(() => withoutAges(cards)).toEqual(answered);
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

test('a newcomer with a phone gets a parlay at one book, works out a hedge, meets a limit and leaves', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/status of (402|403)/);
  const account = newAccount();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByCookie(page, product.url, account);
  await page.goto('/chat', { waitUntil: 'networkidle' });
  const input = page.getByPlaceholder('Ask about games, odds, or betting strategies...');
  const ask = async (question: string) => {
    await input.fill(question);
    await page.getByRole('button', { name: /^Send/ }).click();
  };

  await ask('Build me a 3 leg parlay at DraftKings');
  const parlay = page.getByRole('article', { name: /^Parlay of 3/ });
  await expect(parlay).toContainText('at DraftKings');
  await expect(parlay).toContainText(/Total odds\s*[+−]\d{3,}/);
  await expect(input).toBeEnabled();
  // Once something was asked, the button stands beside the field.
  const [field, send] = [await input.boundingBox(), await page.getByRole('button', { name: /^Send/ }).boundingBox()];
  expect(send?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
  expect(send?.y).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0));

  await ask('Hedge $40 at +450 with -130');
  const sum = page.getByRole('region', { name: 'Hedge' });
  await expect(sum).toContainText('$124.35');
  await sum.getByLabel('Hedge price').fill('-150');
  // Its sentence stands above it, and follows what is written.
  await expect(page.getByRole('status').filter({ hasText: '$132.00' })).toBeVisible();

  await page.goto('/profile?tab=limits', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Set the Daily token limit' }).click();
  await page.getByLabel('Daily token limit').fill('1');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Limit Saved');
  await page.goto('/chat', { waitUntil: 'networkidle' });
  await ask('Best NBA bets today?');
  await expect(page.getByText(/^Not sent\. You set yourself a limit of 1 token/)).toBeVisible();
  await page.getByRole('link', { name: 'Change Limit' }).click();
  await expect(page.getByRole('tab', { name: 'Limits' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(notice(page)).toContainText('Account Deleted');
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('a bet that somebody states is held against the best there is, to its sources, and put into his own bets', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await signInByCookie(page, product.url);
  await client.pricesOf('DEMO');
  const board = (await callAs(client, 'GET', '/api/odds?league=NFL')) as { games: { home: string; game: string }[] };
  const { home = '', game = '' } = board.games[0] ?? {};
  await page.goto('/chat', { waitUntil: 'networkidle' });
  const input = page.getByPlaceholder('Ask about games, odds, or betting strategies...');
  await input.fill(`Is the ${home} moneyline at -1000 any good?`);
  await input.press('Enter');

  const verdict = page.getByRole('region', { name: `${home} moneyline`, exact: true });
  await expect(verdict).toContainText(game);
  const rows = verdict.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(/Yours\s*−1000/);
  await expect(rows.nth(2)).toContainText(/Best there is: .+[+−]\d{3}/);
  await expect(rows.nth(1)).toContainText(/−\$\d+\.\d\d/);
  await verdict.getByRole('button', { name: /^Sources/ }).click();
  await expect(verdict.getByRole('listitem').first()).toContainText(/\w/);
  await verdict.getByRole('button', { name: /^Track/ }).click();
  await expect(page.getByRole('dialog')).toContainText(`${home} moneyline`);
});

/** What the cards say, but for how long ago a price was seen, which goes on. */
async function withoutAges(cards: Locator): Promise<string[]> {
  return (await cards.allInnerTexts()).map((text) =>
    text.replaceAll(/(confirmed )?(just now|\d+ \w+ ago)|at answer time/g, 'a while ago'),
  );
}

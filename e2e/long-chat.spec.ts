import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type ChatMessage, MESSAGES_PAGE, OLDER_HEADER } from '../src/contract/chat.ts';
import { testAnalysis, testPick } from '../src/web/features/picks/test-pick.ts';
import { expect, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

/** A chat that is read in pages, in a real browser: only it lays out and scrolls. */

const SESSION = randomUUID();
const TITLE = 'A long chat';

/** Words of many lengths, or picks: those out of sight are not laid out. */
const ANSWERS = {
  words: (at: number) => `Answer ${at}. ${'It says a good deal more than that. '.repeat(at % 9)}`,
  picks: (at: number) =>
    JSON.stringify(
      testAnalysis({ summary: `Answer ${at}.`, additionalBets: Array.from({ length: at % 5 }, () => testPick()) }),
    ),
};

const said = (count: number, answer: (at: number) => string): ChatMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: at % 2 === 0 ? `Question ${at}` : answer(at),
    mode: 'regular',
    createdAt: new Date().toISOString(),
  }));

async function serve(page: Page, messages: readonly ChatMessage[]): Promise<void> {
  const session = { id: SESSION, title: TITLE, createdAt: new Date().toISOString() };
  await page.route('**/api/chat/sessions', (route) => route.fulfill({ json: [session] }));
  await page.route(`**/api/chat/sessions/${SESSION}/stream*`, (route) => route.fulfill({ status: 204 }));
  await page.route(`**/api/chat/sessions/${SESSION}/remembered`, (route) => route.fulfill({ json: [] }));
  await page.route(`**/api/chat/sessions/${SESSION}/messages*`, (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const end = before === null ? messages.length : messages.findIndex(({ id }) => id === before);
    const start = Math.max(0, end - MESSAGES_PAGE);
    const oldest = messages[start]?.id ?? '';
    return route.fulfill({ json: messages.slice(start, end), headers: start > 0 ? { [OLDER_HEADER]: oldest } : {} });
  });
}

const topOf = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).evaluate((element) => element.getBoundingClientRect().top);

/** Whatever the page does of itself has been done two frames later. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const [height, kind] of [
  [900, 'words'],
  [600, 'words'],
  [900, 'picks'],
  [600, 'picks'],
] as const) {
  test(`earlier ${kind} come in above without moving what is read, ${height} px high`, async ({ page, product }) => {
    await page.setViewportSize({ width: 1100, height });
    await signInByCookie(page, product.url);
    await serve(page, said(170, ANSWERS[kind]));
    await page.goto(`/chat?session=${SESSION}`, { waitUntil: 'networkidle' });
    const earlier = page.getByRole('button', { name: 'Earlier messages' });
    for (const first of [120, 70, 20]) {
      await earlier.scrollIntoViewIfNeeded();
      await settle(page);
      const before = await topOf(page, `Question ${first}`);
      await earlier.click();
      await expect(page.getByText(`Question ${Math.max(0, first - MESSAGES_PAGE)}`, { exact: true })).toBeAttached();
      await settle(page);
      expect(Math.abs((await topOf(page, `Question ${first}`)) - before)).toBeLessThan(2);
    }
    await expect(earlier).toHaveCount(0);
    await page.screenshot({ path: test.info().outputPath('long-chat.png') });
  });
}

test('answers out of sight are found and reached by the keyboard, and the newest is led back to', async ({
  page,
  product,
}) => {
  await signInByCookie(page, product.url);
  await serve(page, said(40, ANSWERS.picks));
  await page.goto(`/chat?session=${SESSION}`, { waitUntil: 'networkidle' });
  const messages = page.getByRole('region', { name: 'Messages' });
  const newest = await topOf(page, 'Question 38');

  // The browser's own search.
  const find = (words: string) =>
    page.evaluate((text) => (window as unknown as { find: (text: string) => boolean }).find(text), words);
  expect([await find('Answer 5.'), await find('Answer 500.')]).toEqual([true, false]);
  const oldest = page.getByRole('button', { name: 'Show the numbers' }).first();
  await oldest.focus();
  await expect(oldest).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Hide the numbers' })).toBeInViewport();

  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect.poll(() => topOf(page, 'Question 38')).toBeCloseTo(newest, -1);
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);

  await messages.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('Question 0', { exact: true })).toBeInViewport();
  await settle(page);
  const first = await topOf(page, 'Question 0');
  await settle(page);
  expect(await topOf(page, 'Question 0')).toBe(first);
  await page.keyboard.press('End');
  await expect(page.getByText('Question 38', { exact: true })).toBeVisible();
  await expect
    .poll(() => messages.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop))
    .toBeLessThan(2);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, notice, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

// Of no day: at some hours no bet on today's games of one league is worth showing its numbers.
const QUESTION = 'Best NFL bets?';

const input = (page: Page) => page.getByPlaceholder('Ask about games, odds, or betting strategies...');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Chat History' });
const choose = async (page: Page, title: string, item: string) => {
  await sidebar(page)
    .getByRole('button', { name: `Options for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a past chat is found, renamed, taken along, and deleted', async ({ page, product }) => {
  const client = await signInByCookie(page, product.url);
  await client.pricesOf('DEMO');
  const sessionId = (await client.send(QUESTION)).reply?.sessionId;
  await client.send('What does vig mean?');
  await page.goto(`/chat?session=${sessionId}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.keyboard.press('Control+k');
  const search = sidebar(page).getByRole('searchbox', { name: 'Search chats' });
  await expect(search).toBeFocused();
  await page.keyboard.type('vig');
  await expect(sidebar(page).getByText('1 chat found')).toBeAttached();
  await search.fill('curling');
  await expect(sidebar(page).getByText(/No chat holds/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');

  const options = sidebar(page).getByRole('button', { name: `Options for ${QUESTION}` });
  await options.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(options).toBeFocused();

  await choose(page, QUESTION, 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename chat' });
  await expect(rename.getByLabel('Title')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Sunday slate');
  await page.keyboard.press('Enter');
  await expect(sidebar(page).getByRole('button', { name: /^Sunday slate/ })).toBeVisible();

  const markdown = await Promise.all([
    page.waitForEvent('download'),
    choose(page, 'Sunday slate', 'Export as Markdown'),
  ]);
  expect(markdown[0].suggestedFilename()).toBe('edgewise-sunday-slate.md');
  expect(await readFile(await markdown[0].path(), 'utf8')).toContain(`> ${QUESTION}`);
  const json = await Promise.all([page.waitForEvent('download'), choose(page, 'Sunday slate', 'Export as JSON')]);
  const exported = JSON.parse(await readFile(await json[0].path(), 'utf8'));
  expect([exported.title, exported.messages.length]).toEqual(['Sunday slate', 2]);

  await choose(page, 'Sunday slate', 'Delete');
  const deletion = page.getByRole('dialog', { name: 'Delete this chat?' });
  await expect(deletion).toContainText('Sunday slate');
  await expectAccessible(page);
  await deletion.getByRole('button', { name: 'Delete chat' }).click();
  await expect(notice(page)).toContainText('Chat deleted');
  await expect(sidebar(page).getByRole('button', { name: /^Sunday slate/ })).toHaveCount(0);
  await expect(page).toHaveURL(/\/chat$/);
});

test('a question is edited and resent, an answer shared and printed, drafts stay, the help opens', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = await signInByCookie(page, product.url);
  await client.pricesOf('DEMO');
  const sessionId = (await client.send(QUESTION)).reply?.sessionId;
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', String(document.querySelectorAll('[data-print]').length));
  });
  await page.goto(`/chat?session=${sessionId}`, { waitUntil: 'networkidle' });

  await page
    .getByRole('button', { name: /^More of / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Share / })
    .first()
    .click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect(notice(page)).toContainText('The pick is in the clipboard as text.');
  await page.getByRole('button', { name: 'Copy answer' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Information, not advice. 21+.');
  await page.getByRole('button', { name: 'Print answer' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '2');

  await page.getByRole('button', { name: 'Edit and resend' }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue(QUESTION);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(input(page)).toHaveValue('');
  await page.keyboard.press('ArrowUp');
  await input(page).fill('What does hold mean?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' }).locator('[data-role="assistant"]')).toHaveCount(2);
  await expect(input(page)).toBeEnabled();
  expect((await client.messages(sessionId ?? '')).map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ]);

  await input(page).fill('unsent words');
  await page.keyboard.press('Control+Shift+o');
  await expect(page).not.toHaveURL(new RegExp(`${sessionId}`));
  await expect(input(page)).toHaveValue('');
  await page.goBack();
  await expect(input(page)).toHaveValue('unsent words');

  // A notice that fades has no contrast worth a look.
  await expect(notice(page)).toHaveCount(0);
  await page.keyboard.press('Control+/');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
});

test('a menu that is opened in the last moment of a scroll stays by its button, and goes with it', async ({
  page,
  product,
}) => {
  const client = await signInByCookie(page, product.url);
  await client.pricesOf('DEMO');
  const sessionId = (await client.send(QUESTION)).reply?.sessionId;
  await page.goto(`/chat?session=${sessionId}`);
  await page
    .getByRole('button', { name: /^More of / })
    .first()
    .click();
  const share = page.getByRole('button', { name: /^Share / }).first();
  await share.scrollIntoViewIfNeeded();
  const scroll = (by: number, press: boolean) =>
    share.evaluate(
      (button: HTMLElement, [px, isPressed]) => {
        document.querySelector('[aria-label="Messages"]')?.scrollBy({ top: Number(px), behavior: 'instant' });
        if (isPressed) button.click();
      },
      [by, press],
    );

  await scroll(-40, true);
  // Two frames on, the scroll has been told.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveCount(2);
  const gap = async () => Number((await menu.boundingBox())?.y) - Number((await share.boundingBox())?.y);
  const before = await gap();
  await scroll(20, false);
  await expect.poll(gap).toBeCloseTo(before, 0);
  await scroll(-5000, false);
  await scroll(5000, false);
  await expect(menu).toHaveCount(0);
  await expect(share).toBeFocused();
});

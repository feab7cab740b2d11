import type { Page, Route } from '@playwright/test';
import { expect, notice } from './fixtures.ts';

/** Failures forced on the way to the server, and the notices that they lead to. */

export type Answer = (route: Route) => Promise<void>;
type Row = { answer: Answer; title: string; words: string };

export const refuse =
  (status: number, message?: string): Answer =>
  (route) =>
    message === undefined ? route.fulfill({ status, body: '' }) : route.fulfill({ status, json: { message } });
export const cut: Answer = (route) => route.abort();

/** Lets each answer meet one call of this path, and reads the notice that it leads to. */
export async function meet(page: Page, path: string, act: () => Promise<void>, rows: readonly Row[]): Promise<void> {
  const isMeant = (url: URL) => url.pathname === path;
  for (const { answer, title, words } of rows) {
    await page.route(isMeant, (route) => (route.request().method() === 'GET' ? route.fallback() : answer(route)));
    await act();
    await expectNotice(page, title, words);
    await page.unroute(isMeant);
  }
}

export async function expectNotice(page: Page, title: string, words: string): Promise<void> {
  await expect(notice(page).getByText(title, { exact: true })).toBeVisible();
  await expect(notice(page).getByText(words, { exact: true })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
}

import type { Browser, Page } from '@playwright/test';
import type { Client } from '../../../e2e/support/client.ts';

type Opening = { width: number; height: number; path: string };

/** A page of the product as this bettor sees it, past the tour and without motion. */
export async function openAs(browser: Browser, bettor: Client, { width, height, path }: Opening): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  await context.addCookies(bettor.cookies().map((cookie) => ({ ...cookie, url: bettor.url, httpOnly: true })));
  await context.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  const page = await context.newPage();
  await page.goto(bettor.url + path, { waitUntil: 'networkidle' });
  return page;
}

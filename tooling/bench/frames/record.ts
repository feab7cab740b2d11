import type { Browser, Page } from '@playwright/test';
import { BEGIN_MARK, CATEGORIES, END_MARK, type Frames, framesOf, type TraceEvent } from './frame-work.ts';

/** Traces the page while something is done in it. */
export async function record(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Frames> {
  await page.bringToFront();
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => inPage.askForFrames());
  await page.evaluate((mark) => void performance.mark(mark), BEGIN_MARK);
  await act();
  await page.evaluate((mark) => void performance.mark(mark), END_MARK);
  await page.evaluate(() => inPage.stopFrames());
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return framesOf(traceEvents);
}

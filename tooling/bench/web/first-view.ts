import type { Browser, Page } from '@playwright/test';
import { gzipBytes } from './minimal-app.ts';

export type FirstView = { requests: number; scriptBytes: number; scripts: string };

type Cookie = { name: string; value: string };

/** What a browser that was never there loads for one page: how many calls, and the scripts' bytes as they travel. */
export async function firstView(
  browser: Browser,
  url: string,
  { cookies = [], act }: { cookies?: readonly Cookie[]; act?: (page: Page) => Promise<void> } = {},
): Promise<FirstView> {
  const context = await browser.newContext();
  const { origin } = new URL(url);
  if (cookies.length > 0) await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  const page = await context.newPage();
  const loads: Promise<{ isScript: boolean; bytes: number; text: string }>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    loads.push(
      response
        .body()
        .then((body) => ({ isScript, bytes: isScript ? gzipBytes(body) : 0, text: isScript ? body.toString() : '' }))
        .catch(() => ({ isScript, bytes: 0, text: '' })),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await act?.(page);
  const loaded = await Promise.all(loads);
  await context.close();
  return {
    requests: loaded.length,
    scriptBytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: loaded.map(({ text }) => text).join('\n'),
  };
}

import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Cast } from './cast.ts';
import type { Scene } from './scene.ts';

export type Shot = { scene: Scene; width: number; file: string; remarks: string[] };

/** The widths at which every screen is looked at, with the height of such a window. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const PHONE_BELOW = 768;
const SETTLED_MS = 200;
/** What does not come in this time is not there. */
const PATIENCE_MS = 8_000;
const PICTURE_MS = 60_000;

export const isSeenAt = ({ on }: Scene, width: number): boolean =>
  on === undefined || (on === 'phone') === width < PHONE_BELOW;

/** One browser for one role at one width. */
export async function contextFor(
  browser: Browser,
  cast: Cast,
  { role }: Scene,
  size: { width: number; height: number },
) {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
  });
  if (role === 'visitor') return context;
  const client = cast.clients[role];
  await context.addCookies(client.cookies().map((cookie) => ({ ...cookie, url: client.url, httpOnly: true })));
  await context.addInitScript(() => {
    localStorage.setItem('welcomeTourCompleted', 'true');
  });
  return context;
}

/** Plays a scene and takes its picture. What goes wrong on the way is a remark under it. */
export async function shoot(
  context: BrowserContext,
  url: string,
  cast: Cast,
  scene: Scene,
  size: Size,
  folder: string,
) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const remarks = listen(page);
  const file = `${slug(scene.group)}--${slug(scene.name)}--${size.width}.png`;
  try {
    await page.setViewportSize({ width: size.width, height: scene.height ?? size.height });
    await scene.prepare?.(page, cast);
    const path = typeof scene.path === 'string' ? scene.path : scene.path(cast);
    await page.goto(url + path, { waitUntil: 'load' });
    await settle(page);
    await scene.act?.(page, cast);
    await settle(page);
    remarks.push(...(await excess(page)));
  } catch (error) {
    remarks.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  const path = join(folder, file);
  // One picture that does not come on a busy machine is a remark, and costs none of the others.
  await page
    .screenshot({ path, fullPage: scene.frame !== 'window', animations: 'disabled', timeout: PICTURE_MS })
    .catch(() => remarks.push('no picture'));
  // What was held would go through when its route is gone, and stand in the chats of the scenes after it.
  await context.setOffline(true);
  // A page may go while an answer of its server is on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return { scene, width: size.width, file, remarks };
}

type Size = { width: number; height: number };

/** Calls are back, nothing is on its way, faces are there. What is held on purpose is waited for no longer than a moment. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
  await page
    .locator('[aria-busy="true"], [role="status"][aria-label^="Loading"]')
    .first()
    .waitFor({ state: 'detached', timeout: 1_500 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLED_MS);
}

function listen(page: Page): string[] {
  const remarks: string[] = [];
  page.on('pageerror', (error) => remarks.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const isOfACall = message.text().startsWith('Failed to load resource');
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfACall) {
      remarks.push(`${message.type()}: ${message.text()}`);
    }
  });
  return remarks;
}

async function excess(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return width > 0 ? [`${width} px wider than the window`] : [];
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

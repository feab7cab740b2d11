import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Client, newAccount, signUpClient } from '../../e2e/support/client.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { findChromium } from './test/find-chromium.ts';

/** The pictures of README.md, taken of the running product over its demo games. */
const FOLDER = join(import.meta.dirname, '../../docs/images');
const MOST_BYTES = 150_000;

type Picture = { name: string; width: number; height: number; path: string; act?: (page: Page) => Promise<unknown> };

const showNumbers = async (page: Page) => {
  await page.getByRole('button', { name: 'Show the numbers' }).first().click();
  const opened = page.getByRole('button', { name: 'Hide the numbers' });
  await opened.evaluate((button) => button.scrollIntoView());
};

async function main(): Promise<void> {
  const product = await startProduct({});
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const bettor = await signUpClient(product.url, { ...newAccount(), firstName: 'Jo' });
    await bettor.pricesOf('DEMO');
    const { reply } = await bettor.send('Best NFL bets today?');
    const chat = `/chat?session=${reply?.sessionId}`;
    const pictures: Picture[] = [
      { name: 'answer', width: 1280, height: 860, path: chat, act: toTop },
      { name: 'numbers', width: 1280, height: 860, path: chat, act: showNumbers },
      { name: 'board', width: 1280, height: 720, path: '/odds?league=NFL' },
    ];
    mkdirSync(FOLDER, { recursive: true });
    for (const picture of pictures) await take(browser, bettor, picture);
  } finally {
    await browser.close();
    await product.stop();
  }
}

const toTop = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).evaluate((list) => {
    list.scrollTop = 0;
  });

async function take(browser: Browser, bettor: Client, { name, width, height, path, act }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  await context.addCookies(bettor.cookies().map((cookie) => ({ ...cookie, url: bettor.url, httpOnly: true })));
  await context.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  const page = await context.newPage();
  await page.goto(bettor.url + path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForTimeout(400);
  const picture = await page.screenshot({ animations: 'disabled' });
  const webp = await toWebp(context.browser() ?? browser, picture);
  if (webp.length > MOST_BYTES) throw new Error(`${name} has ${webp.length} bytes: more than ${MOST_BYTES}`);
  writeFileSync(join(FOLDER, `${name}.webp`), webp);
  console.log(`docs/images/${name}.webp  ${Math.round(webp.length / 1024)} kB`);
  await context.close();
}

/** By the browser that is there anyway. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Client, newAccount, signUpClient } from '../../e2e/support/client.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { clipOf } from './readme-pictures/clip.ts';
import { openAs } from './readme-pictures/open-as.ts';
import { toWebp } from './readme-pictures/to-webp.ts';
import { findChromium } from './test/find-chromium.ts';

/** The pictures of README.md and its clip, taken of the running product over its demo games. */
const FOLDER = join(import.meta.dirname, '../../docs/images');
const MOST_BYTES = 150_000;
const MOST_CLIP_BYTES = 900_000;

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
  mkdirSync(FOLDER, { recursive: true });
  try {
    const bettor = await signUpClient(product.url, { ...newAccount(), firstName: 'Jo' });
    await bettor.pricesOf('DEMO');
    keep('clip', await clipOf(browser, bettor), MOST_CLIP_BYTES);
    const { reply } = await bettor.send('Best NFL bets today?');
    const chat = `/chat?session=${reply?.sessionId}`;
    const pictures: Picture[] = [
      { name: 'answer', width: 1280, height: 860, path: chat, act: toTop },
      { name: 'numbers', width: 1280, height: 860, path: chat, act: showNumbers },
      { name: 'board', width: 1280, height: 720, path: '/odds?league=NFL' },
    ];
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

async function take(browser: Browser, bettor: Client, { name, act, ...opening }: Picture): Promise<void> {
  const page = await openAs(browser, bettor, opening);
  await act?.(page);
  await page.waitForTimeout(400);
  const picture = await page.screenshot({ animations: 'disabled' });
  keep(name, await toWebp(browser, picture), MOST_BYTES);
  await page.context().close();
}

function keep(name: string, webp: Buffer, most: number): void {
  if (webp.length > most) throw new Error(`${name} has ${webp.length} bytes: more than ${most}`);
  writeFileSync(join(FOLDER, `${name}.webp`), webp);
  console.log(`docs/images/${name}.webp  ${Math.round(webp.length / 1024)} kB`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startProduct } from '../../e2e/support/product.ts';
import { type Cast, COMPANY, makeCast, PORTAL } from './gallery/cast.ts';
import { contactSheet } from './gallery/contact-sheet.ts';
import type { Scene } from './gallery/scene.ts';
import { accountScenes } from './gallery/scenes/account.ts';
import { adminScenes } from './gallery/scenes/admin.ts';
import { chatScenes } from './gallery/scenes/chat.ts';
import { publicScenes } from './gallery/scenes/public.ts';
import { contextFor, isSeenAt, type Shot, shoot, WINDOWS } from './gallery/shoot.ts';
import { findChromium } from './test/find-chromium.ts';

/** Most of a picture's time is waiting for its page. */
const AT_ONCE = 3;
const FOLDER = join(import.meta.dirname, '../../gallery');

/** Every screen and state of a running server as a picture, and one page that shows them all. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string' },
      out: { type: 'string', default: FOLDER },
    },
  });
  // "odds|dashboard" takes both.
  const named = values.only.toLowerCase().split('|');
  const wanted = [...publicScenes, ...chatScenes, ...accountScenes, ...adminScenes].filter(({ group, name }) =>
    named.some((part) => `${group}: ${name}`.toLowerCase().includes(part)),
  );
  const product = await startProduct({ ADMIN_PATH: PORTAL, COMPANY_DOMAIN: COMPANY });
  try {
    const cast = await makeCast(product);
    if (values.only === '') rmSync(values.out, { recursive: true, force: true });
    mkdirSync(values.out, { recursive: true });
    const shots: Shot[] = [];
    for (const size of WINDOWS) {
      if (values.width && Number(values.width) !== size.width) continue;
      const seen = wanted.filter((scene) => isSeenAt(scene, size.width));
      shots.push(...(await shootAll(product.url, cast, seen, size, values.out)));
    }
    writeFileSync(join(values.out, 'index.html'), contactSheet(shots, new Date()));
    for (const { scene, width, remarks } of shots) {
      for (const remark of remarks) console.log(`${scene.group}, ${scene.name}, ${width} px: ${remark}`);
    }
    console.log(`${shots.length} pictures: open ${join(values.out, 'index.html')}`);
  } finally {
    await product.stop();
  }
}

async function shootAll(
  url: string,
  cast: Cast,
  wanted: readonly Scene[],
  size: (typeof WINDOWS)[number],
  folder: string,
): Promise<Shot[]> {
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const shots: Shot[] = [];
  const waiting = [...wanted.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, scene] = next;
      const context = await contextFor(browser, cast, scene, size);
      shots[at] = await shoot(context, url, cast, scene, size, folder);
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  return shots;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Client, signUpClient } from '../../e2e/support/client.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { atLeast, atMost, type Check, kib, printChecks } from './web/budget.ts';
import { firstView } from './web/first-view.ts';
import { type Audit, audit, medianOf } from './web/lighthouse.ts';
import { buildMinimalApp } from './web/minimal-app.ts';
import * as owed from './web/pages.ts';
import { serveFolder } from './web/static-server.ts';

/** What the pages weigh and how they score, beside the least that React and Vite make, served and measured in the same run. */

const ROOT = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '' },
    weights: { type: 'boolean', default: false },
  },
});
const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

async function weigh(browser: Browser, product: Product, client: Client, minimal: string): Promise<Check[]> {
  const least = (await firstView(browser, minimal)).scriptBytes;
  console.log(`JavaScript of a minimal React and Vite app: ${kib(least)} gzip`);
  const checks: Check[] = [];
  const limit = least * owed.SCRIPT_FACTOR;
  for (const path of ['/', '/signin']) {
    const seen = await firstView(browser, product.url + path);
    checks.push(atMost(`${path} JavaScript`, seen.scriptBytes, limit, kib));
    if (path === '/') {
      checks.push(atMost('/ requests of the first view', seen.requests, owed.LANDING_REQUESTS));
      const touched = await firstView(browser, product.url + path, { act: touch });
      checks.push(atMost('/ JavaScript once touched', touched.scriptBytes, limit, kib));
    }
    checks.push(atMost(`${path} words of the portal`, adminWords(seen.scripts), 0));
  }
  const cookies = client.cookies();
  const chat = await firstView(browser, `${product.url}/chat`, { cookies });
  checks.push(atMost('/chat JavaScript', chat.scriptBytes, owed.CHAT_SCRIPT_BYTES, kib));
  const { reply } = await client.send('Best NFL bets today?');
  const answered = await firstView(browser, `${product.url}/chat?session=${reply?.sessionId}`, { cookies });
  checks.push(atMost('/chat JavaScript with an answer', answered.scriptBytes, owed.ANSWER_SCRIPT_BYTES, kib));
  checks.push(atMost('/chat words of the portal', adminWords(chat.scripts), 0));
  return checks;
}

/** What makes a page that is read first start its app. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
}

const adminWords = (scripts: string): number => owed.ADMIN_WORDS.filter((word) => scripts.includes(word)).length;

async function score(product: Product, client: Client, minimal: string, runs: number): Promise<Check[]> {
  const cookie = client
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const least = tell('minimal app', medianOf(await audit(ROOT, minimal, runs)));
  const checks: Check[] = [];
  for (const page of owed.PAGES) {
    if (values.pages && !values.pages.split(',').includes(page.path)) continue;
    const own = page.isPublic ? undefined : cookie;
    const found = tell(page.path, medianOf(await audit(ROOT, product.url + page.path, runs, own)));
    checks.push(atLeast(`${page.path} performance`, found.scores.performance, page.performance));
    checks.push(atMost(`${page.path} layout shift`, found.shift, owed.SHIFT, (shift) => shift.toFixed(3)));
    if (page.isPublic) {
      for (const name of ['accessibility', 'best-practices', 'seo'] as const) {
        checks.push(atLeast(`${page.path} ${name}`, found.scores[name], 100));
      }
    }
    if (page.path === '/') {
      checks.push(atMost('/ LCP', found.lcpMs, least.lcpMs * owed.LCP_FACTOR, (ms) => `${Math.round(ms)} ms`));
    }
  }
  return checks;
}

function tell(name: string, found: Audit): Audit {
  const { performance, accessibility, seo, 'best-practices': practices } = found.scores;
  const failed = found.failed.length > 0 ? `; failed: ${found.failed.join(', ')}` : '';
  console.log(
    `${name.padEnd(12)} performance ${performance}, accessibility ${accessibility}, best practices ${practices}, SEO ${seo}, LCP ${Math.round(found.lcpMs)} ms, shift ${found.shift.toFixed(3)}${failed}`,
  );
  return found;
}

async function main(): Promise<boolean> {
  const runs = Number(values.runs);
  console.log(`Load average at the start: ${load()}`);
  const minimal = await serveFolder(await buildMinimalApp(ROOT));
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const product = await startProduct();
  try {
    const client = await signUpClient(product.url);
    await client.pricesOf('DEMO');
    const weights = await weigh(browser, product, client, minimal.url);
    await browser.close();
    const scores = values.weights ? [] : await score(product, client, minimal.url, runs);
    console.log(`Load average at the end: ${load()}`);
    return printChecks([...weights, ...scores]);
  } finally {
    await browser.close();
    await product.stop();
    minimal.close();
  }
}

main().then(
  (areKept) => {
    if (!areKept) process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(`The benchmark failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);

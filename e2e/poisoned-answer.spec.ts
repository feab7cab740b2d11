import type { Page } from '@playwright/test';
import { updateProfile } from '../src/contract/profile.ts';
import { expect, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

/** Whatever a model, a source or a user wrote is text to the browser: it runs nothing and asks nobody. */

const ELSEWHERE = 'http://elsewhere.example';
const RUN = 'globalThis.hasRun=1';

const MARKUP = [
  `<script>${RUN}</script>`,
  `</script><script src=${ELSEWHERE}/s.js></script>`,
  `<img src=${ELSEWHERE}/i.png onerror=${RUN}>`,
  `"><svg onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<a href="javascript:${RUN}">a</a>`,
  `<link rel=stylesheet href=${ELSEWHERE}/c.css>`,
  `<form action=${ELSEWHERE}/f><input autofocus onfocus=${RUN}></form>`,
  `![picture](${ELSEWHERE}/p.png)`,
  `[link](javascript:${RUN})`,
  `\${${RUN}}{{constructor.constructor('${RUN}')()}}`,
].join(' ');

const ADDRESSES = [
  `javascript:${RUN}`,
  ` JaVaScRiPt:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  '//elsewhere.example/r',
  `${ELSEWHERE}/report`,
  MARKUP,
];

/** What has to keep its form, or the answer would be shown as plain text. */
const IS_FORM = /^(\d{4}-\d\d-\d\dT|[0-9a-f]{8}-|[+-]?\d|bet$|lean$|pass$|demo$|power$|stale$|outlier$|underround$)/;

function poisoned(value: unknown): unknown {
  if (typeof value === 'string') return IS_FORM.test(value) ? value : `${value} ${MARKUP}`;
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, held]) => [name, poisoned(held)]);
  return { ...Object.fromEntries(fields), ...('sources' in value && { sources: ADDRESSES.map(sourceAt) }) };
}

const sourceAt = (url: string, at: number) => ({
  id: `e${at}`,
  name: MARKUP,
  text: MARKUP,
  url,
  observedAt: new Date(0).toISOString(),
});

/** Gives every saved answer on the way to the page a poisoned content. */
async function poison(page: Page): Promise<void> {
  await page.route(/\/api\/chat\/(sessions\/[^/]+\/messages|recent-recommendations)$/, async (route) => {
    const response = await route.fetch();
    const rows: { role?: string; content: string }[] = await response.json();
    const json = rows.map((row) => {
      if (row.content.startsWith('{')) return { ...row, content: JSON.stringify(poisoned(JSON.parse(row.content))) };
      return { ...row, content: `${row.content} ${MARKUP}` };
    });
    await route.fulfill({ response, json });
  });
}

/** Addresses that were asked for outside of the product's own. */
function foreignRequests(page: Page, own: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(own).origin) found.push(request.url());
  });
  return found;
}

/** Looks at what the page is made of now, and tells where its links lead. */
async function expectHarmless(page: Page): Promise<string[]> {
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const web = links.filter((href) => /^https?:/.test(href));
  expect(links.filter((href) => !web.includes(href) && !/^(tel|mailto):/.test(href))).toEqual([]);
  expect(await page.locator('iframe, form[action], script:not([src]), link[href*="elsewhere"]').count()).toBe(0);
  expect(await page.locator('[onerror], [onload], [onfocus], [src*="elsewhere"]').count()).toBe(0);
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
  return web;
}

test('an answer whose every text is hostile runs nothing, asks nobody and is shown as it is', async ({
  page,
  product,
}) => {
  const foreign = foreignRequests(page, product.url);
  const client = await signInByCookie(page, product.url);
  await client.pricesOf('DEMO');
  const sessionId = (await client.send('Best NFL bets today?', undefined, { mode: 'pro' })).reply?.sessionId;
  await client.send(`What does vig mean? ${MARKUP}`, sessionId);
  await poison(page);

  await page.goto(`/chat?session=${sessionId}`, { waitUntil: 'networkidle' });
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(`<img src=${ELSEWHERE}/i.png`);
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  const linked = new Set<string>();
  for (const fold of await cards.locator('button[aria-expanded]:not([aria-haspopup])').all()) {
    await fold.click();
    for (const href of await expectHarmless(page)) linked.add(href);
  }
  expect([...linked].filter((href) => !href.startsWith(product.url))).toEqual([`${ELSEWHERE}/report`]);

  const name = { firstName: MARKUP.slice(0, 100), lastName: `"><svg onload=${RUN}>` };
  const saved = await page.request.patch(updateProfile.path, { data: name, headers: { origin: product.url } });
  expect(saved.status()).toBe(200);
  for (const path of ['/dashboard', '/profile', '/chat']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).toContainText('<script>');
    await expectHarmless(page);
  }
  expect(foreign).toEqual([]);
});

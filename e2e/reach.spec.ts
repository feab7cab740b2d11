import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

/**
 * Every route by keyboard alone, at the narrowest width and at 200% zoom, without motion, without a shift, though the
 * faces come late, and without a warning.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// One after the other they would take as long as all other journeys.
test.describe.configure({ mode: 'parallel' });

const forVisitors = [
  ...['/', '/explore', '/signin', '/signup', '/auth', '/pricing', '/record', '/terms', '/forgot', '/reset?token=x'],
  ...['/verify?token=x', '/waitlist/confirm?token=x', '/unsubscribe?token=x', '/no-such-page'],
];
const forUsers = [
  ...[
    '/chat',
    '/odds',
    '/dashboard',
    '/profile',
    '/profile?tab=payment',
    '/profile?tab=subscription',
    '/profile?tab=limits',
  ],
  ...[
    '/profile?tab=tokens',
    '/pricing',
    '/record',
    '/explore',
    '/terms',
    '/payment-setup?client_secret=x',
    '/admin/waitlist',
  ],
];
/** 640 by 450 is what a window of 1280 by 900 holds at 200%. */
const narrow = [
  { name: 'at 320 px', width: 320, height: 640 },
  { name: 'at 200%', width: 640, height: 450 },
];
const MAX_SHIFT = 0.02;

type Measured = { shift: number };

/** Counts what moves without being asked to, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Measured = { shift: 0 };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) measured.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function listenForWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(`${page.url()}: ${message.text()}`);
  });
  return warnings;
}

async function expectCalm(page: Page, path: string): Promise<void> {
  const found = await page.evaluate(() => ({
    shift: (window as unknown as { measured: Measured }).measured.shift,
    excess: document.documentElement.scrollWidth - window.innerWidth,
    moving: document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  }));
  expect(found.shift, `${path}: layout shift`).toBeLessThan(MAX_SHIFT);
  expect(found.excess, `${path}: wider than the window`).toBeLessThanOrEqual(0);
  expect(found.moving, `${path}: something moves`).toBe(0);
}

/** Opens the page, and holds the faces back until their stand-ins have been painted. */
async function openWithLateFaces(page: Page, path: string): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await page.unroute('**/*.woff2');
}

/** Tab reaches every control that can be seen, and each shows that it has the focus. */
async function expectReachable(page: Page, path: string): Promise<void> {
  // What a busy page drew anew while it was walked is walked again.
  await expect(() => expectAllWalked(page, path)).toPass({ timeout: 120_000 });
}

async function expectAllWalked(page: Page, path: string): Promise<void> {
  const wanted = await page.evaluate(markControls);
  const reached = new Set<string>();
  let first: string | undefined;
  // A date takes a press for each of its parts, and a busy page one more here and there.
  for (let press = 0; press < wanted.length * 3 + 10; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(focusedControl);
    if (at === null) continue;
    expect(at.isMarked, `${path}: the focus on ${at.name} cannot be seen`).toBe(true);
    // All the way round; a page that is still busy may stay at one of them for a press.
    if (at.id === first && reached.size > 1) break;
    first ??= at.id;
    reached.add(at.id);
  }
  expect(
    wanted.filter(({ id }) => !reached.has(id)).map(({ name }) => name),
    `${path}: not reached by Tab`,
  ).toEqual([]);
}

/** Gives every control a number; of radio buttons only the one where Tab stops. Runs in the page. */
function markControls(): { id: string; name: string }[] {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
  const isStop = (element: HTMLElement): boolean => {
    if (element.tabIndex < 0 || element.matches(':disabled')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    return !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked;
  };
  return [...all].filter(isStop).map((element, at) => {
    element.dataset.stop = String(at);
    return { id: String(at), name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40) };
  });
}

/** Where the focus is, and whether it or a frame around it is outlined. Runs in the page. */
function focusedControl(): { id: string; name: string; isMarked: boolean } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  const isMarked = around.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return { id: element.dataset.stop ?? `unmarked ${name}`, name, isMarked };
}

for (const who of ['visitor', 'user'] as const) {
  const paths = who === 'visitor' ? forVisitors : forUsers;

  test.describe(`a ${who}`, () => {
    test.beforeEach(async ({ page, product, faults }) => {
      faults.expect(/status of 404 .*\/no-such-page/);
      await watchShifts(page);
      if (who === 'user') await signInByCookie(page, product.url);
    });

    test('reaches everything by keyboard alone', async ({ page }) => {
      const warnings = listenForWarnings(page);
      for (const path of paths) {
        await openWithLateFaces(page, path);
        await expectCalm(page, path);
        await expectReachable(page, path);
      }
      expect(warnings).toEqual([]);
    });

    for (const { name, ...size } of narrow) {
      test(`reads everything ${name}`, async ({ page }) => {
        const warnings = listenForWarnings(page);
        await page.setViewportSize(size);
        for (const path of paths) {
          await openWithLateFaces(page, path);
          await expectCalm(page, `${path} ${name}`);
        }
        expect(warnings).toEqual([]);
      });
    }
  });
}

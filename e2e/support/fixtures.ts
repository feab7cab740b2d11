import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

/** What a page did that no page should: filled while a test runs, and empty at its end. */
export type PageFaults = {
  found: string[];
  /** Browsers log every refused call; a test that provokes a refusal names what it expects. */
  expect: (pattern: RegExp) => void;
};

export const test = base.extend<{ faults: PageFaults }, { product: Product }>({
  product: [
    async ({ browserName: _browserName }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  faults: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const found = await watch(page);
      await use({ found, expect: (pattern) => expected.push(pattern) });
      expect(found.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => found.push(`thrown: ${error.message}`));
  await page.exposeFunction('edgewiseCspViolation', (violation: string) => found.push(`CSP: ${violation}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as { edgewiseCspViolation?: (violation: string) => void }).edgewiseCspViolation;
      report?.(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return found;
}

/** The notice that is shown now. */
export const notice = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

export { expect };

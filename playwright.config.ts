import { defineConfig } from '@playwright/test';
import { findChromium } from './tooling/scripts/test/find-chromium.ts';

const executablePath = findChromium(process.env);

/** Minutes of killing servers at each point of their work: `npm run test:crashes` asks for them, `npm test` does not. */
const CRASHES = 'process/{crash-points,webhook-crash,renewal-crash,interleavings}.spec.ts';

/**
 * On the built product: `process` speaks HTTP to it and kills it, `crashes` does so at every point, `browser` walks the
 * journeys.
 * Every worker, and every test that kills or starves its server, starts a product of its own.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the cores of the smallest machine: a journey waits half of its time, and other tests run beside it.
  workers: 3,
  globalSetup: './e2e/support/first-start.ts',
  // On a machine that does other things too a browser may miss its moment; who needed a second try is named.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Limits end what hangs; a slow machine is no fault of the product.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'process', testMatch: 'process/*.spec.ts', testIgnore: CRASHES, timeout: 900_000 },
    { name: 'crashes', testMatch: CRASHES, timeout: 900_000 },
    { name: 'browser', testMatch: '*.spec.ts', testIgnore: 'process/**' },
  ],
});

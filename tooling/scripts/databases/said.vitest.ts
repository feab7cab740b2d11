import { defineConfig } from 'vitest/config';

/** The server's tests on the embedded database, which is listened to. */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: {
    experimental: { fsModuleCache: true },
    isolate: false,
    include: ['src/server/**/*.test.ts'],
    expect: { poll: { timeout: 30_000, interval: 10 } },
    globalSetup: ['src/server/platform/database/test-global-setup.ts'],
    setupFiles: ['tooling/scripts/databases/record-said.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});

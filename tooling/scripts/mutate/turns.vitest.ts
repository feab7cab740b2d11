import { defineConfig } from 'vitest/config';

/** The tests that judge the mutants of turns: their own, which go through the routes on the embedded database. */
export default defineConfig({
  test: {
    include: ['src/server/features/turns/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    globalSetup: ['src/server/platform/database/test-global-setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    setupFiles: ['tooling/scripts/mutate/repeatable-properties.ts'],
  },
});

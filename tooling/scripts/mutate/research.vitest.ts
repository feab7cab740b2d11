import { defineConfig } from 'vitest/config';

/** The tests that judge the mutants of the research desk: its own, which read questions and price bets over the demo's slate. */
export default defineConfig({
  test: {
    include: ['src/research/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    setupFiles: ['tooling/scripts/mutate/repeatable-properties.ts'],
  },
});

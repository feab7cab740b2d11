import { defineConfig } from 'vitest/config';

/**
 * The tests that judge the mutants of the ledger's decisions. The statements that carry them out are SQL, which cannot be
 * broken this way: they are held to the same decisions by random histories, on both databases.
 */
export default defineConfig({
  test: {
    include: ['src/engine/tokens/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['tooling/scripts/mutate/repeatable-properties.ts'],
  },
});

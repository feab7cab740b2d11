import { defineConfig } from 'vitest/config';

/**
 * The tests that judge the mutants of the odds. Three files are left out: one asks every function thousands of strange
 * questions, too many to ask again of each mutant, one needs the shared data, without which the score has to hold, and
 * one compares a page with the code.
 */
export default defineConfig({
  test: {
    include: ['src/engine/odds/**/*.test.ts'],
    exclude: ['any-input', 'vectors', 'worked-examples'].map((name) => `src/engine/odds/${name}.test.ts`),
    environment: 'node',
    // One worker for all files of a run. Each mutant has a run of its own, so that nothing is carried from one to the next.
    isolate: false,
    // Code that can break in any place is slow while the tests are asked which places they cover.
    testTimeout: 120_000,
    setupFiles: ['scripts/mutate/repeatable-properties.ts'],
  },
});

import { defineConfig } from 'vitest/config';

/**
 * The tests that judge the mutants of the odds. Two files are left out: one asks every function thousands of strange
 * questions, too many to ask again of each mutant, and one needs the shared data, without which the score has to hold.
 */
export default defineConfig({
  test: {
    include: ['src/engine/odds/**/*.test.ts'],
    exclude: ['src/engine/odds/any-input.test.ts', 'src/engine/odds/vectors.test.ts'],
    environment: 'node',
    // Code that can break in any place is slow while the tests are asked which places they cover.
    testTimeout: 120_000,
    setupFiles: ['scripts/mutate/repeatable-properties.ts'],
  },
});

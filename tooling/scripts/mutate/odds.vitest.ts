import { defineConfig } from 'vitest/config';
import { QuickestFirst } from './quickest-first.ts';

/**
 * The tests that judge the mutants of the odds. Four files are left out: one asks every function thousands of strange
 * questions and one stakes on a hundred bets, too much to do again for each mutant, one needs the shared data, without
 * which the score has to hold, and one compares a page with the code.
 */
export default defineConfig({
  test: {
    include: ['src/engine/odds/**/*.test.ts'],
    exclude: ['any-input', 'kelly-large-slate', 'vectors', 'worked-examples'].map(
      (name) => `src/engine/odds/${name}.test.ts`,
    ),
    environment: 'node',
    // One worker for all files of a run. Each mutant has a run of its own, so that nothing is carried from one to the next.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    // Code that can break in any place is slow while the tests are asked which places they cover.
    testTimeout: 600_000,
    setupFiles: ['tooling/scripts/mutate/repeatable-properties.ts'],
  },
});

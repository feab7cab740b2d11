import { judgingTests } from './judging-tests.ts';
import { QuickestFirst } from './quickest-first.ts';

/**
 * The tests that judge the mutants of the odds. Four files are left out: one asks every function thousands of strange
 * questions and one stakes on a hundred bets, too much to do again for each mutant, one needs the shared data, without
 * which the score has to hold, and one compares a page with the code.
 */
export default judgingTests({
  include: ['src/engine/odds/**/*.test.ts'],
  exclude: ['any-input', 'kelly-large-slate', 'vectors', 'worked-examples'].map(
    (name) => `src/engine/odds/${name}.test.ts`,
  ),
  sequence: { sequencer: QuickestFirst },
  // Code that can break in any place is slow while the tests are asked which places they cover.
  testTimeout: 600_000,
});

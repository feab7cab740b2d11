import { judgingTests } from './judging-tests.ts';

/** The tests that judge the mutants of the research desk: its own, which read questions and price bets over the demo's slate. */
export default judgingTests({
  include: ['src/research/**/*.test.ts'],
  testTimeout: 600_000,
  hookTimeout: 600_000,
});

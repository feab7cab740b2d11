import { judgingTests } from './judging-tests.ts';

/** The tests that judge the mutants of turns: their own, which go through the routes on the embedded database. */
export default judgingTests({
  include: ['src/server/features/turns/**/*.test.ts'],
  globalSetup: ['src/server/platform/database/test-global-setup.ts'],
  testTimeout: 600_000,
  hookTimeout: 600_000,
});

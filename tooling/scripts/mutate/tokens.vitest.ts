import { judgingTests } from './judging-tests.ts';

/**
 * The tests that judge the mutants of the ledger's decisions. The statements that carry them out are SQL, which cannot be
 * broken this way: they are held to the same decisions by random histories, on both databases.
 */
export default judgingTests({ include: ['src/engine/tokens/*.test.ts'], testTimeout: 60_000 });

import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * The tests that judge mutants, as they run for every area: one worker for all files of a run, and the same cases of properties in each.
 * Each mutant has a run of its own, so that nothing is carried from one to the next.
 */
export const judgingTests = (test: NonNullable<ViteUserConfig['test']>): ViteUserConfig =>
  defineConfig({
    test: {
      environment: 'node',
      isolate: false,
      setupFiles: ['tooling/scripts/mutate/repeatable-properties.ts'],
      ...test,
    },
  });

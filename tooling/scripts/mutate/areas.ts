import type { Sample } from './drawn-lines.ts';

/** A part of the project whose tests are judged by what they notice. */
export type Area = {
  /** The folder whose files, but for the tests, are broken on purpose. */
  folder: string;
  /** Into so many parts a run is split, each with its own report: what is cut off goes on from there. */
  parts: number;
  /** All that the tests of the area read, copied into the folder in which files are broken. */
  needs: readonly string[];
  /** The vitest configuration with the tests that judge. */
  tests: string;
  /** Of the files in all folders below, so many lines are broken; absent: every place of the files in the folder itself. */
  sample?: Sample;
  /** The least share of broken files, in percent, that the tests have to notice. */
  threshold: number;
};

/** Their tests ask over the demo's prices, and through the product's own routes. */
const WITH_ITS_WORLD = ['src/**', 'tooling/scripts/**', 'tooling/evals/**'];

export const AREAS: Readonly<Record<string, Area>> = {
  odds: {
    folder: 'src/engine/odds',
    parts: 8,
    needs: ['src/engine/**/*.ts'],
    tests: 'tooling/scripts/mutate/odds.vitest.ts',
    threshold: 90,
  },
  tokens: {
    folder: 'src/engine/tokens',
    parts: 1,
    needs: ['src/engine/tokens/*.ts'],
    tests: 'tooling/scripts/mutate/tokens.vitest.ts',
    threshold: 95,
  },
  research: {
    folder: 'src/research',
    parts: 4,
    needs: WITH_ITS_WORLD,
    tests: 'tooling/scripts/mutate/research.vitest.ts',
    sample: { lines: 240, seed: 20_261_201 },
    threshold: 85,
  },
  turns: {
    folder: 'src/server/features/turns',
    parts: 1,
    needs: WITH_ITS_WORLD,
    tests: 'tooling/scripts/mutate/turns.vitest.ts',
    sample: { lines: 60, seed: 20_261_201 },
    threshold: 85,
  },
};

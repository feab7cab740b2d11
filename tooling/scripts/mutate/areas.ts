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
  /** The least share of broken files, in percent, that the tests have to notice. */
  threshold: number;
};

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
};

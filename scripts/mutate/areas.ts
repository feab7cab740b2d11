/** A part of the project whose tests are judged by what they notice. */
export type Area = {
  /** The files that are broken on purpose, as Stryker's patterns. */
  mutate: readonly string[];
  /** All that the tests of the area read, copied into the folder in which files are broken. */
  needs: readonly string[];
  /** The vitest configuration with the tests that judge. */
  tests: string;
  /** The least share of broken files, in percent, that the tests have to notice. */
  threshold: number;
};

export const AREAS: Readonly<Record<string, Area>> = {
  odds: {
    mutate: ['src/engine/odds/*.ts', '!src/engine/odds/*.test.ts', '!src/engine/odds/test-*.ts'],
    needs: ['src/engine/**/*.ts'],
    tests: 'scripts/mutate/odds.vitest.ts',
    threshold: 90,
  },
  tokens: {
    mutate: ['src/engine/tokens/*.ts', '!src/engine/tokens/*.test.ts'],
    needs: ['src/engine/tokens/*.ts'],
    tests: 'scripts/mutate/tokens.vitest.ts',
    threshold: 95,
  },
};

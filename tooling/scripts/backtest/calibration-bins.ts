const BINS = 20;

/** What was claimed and what came, by steps of five percent of the claimed chance. */
export type CalibrationBin = { n: number; claimed: number; came: number };

export const emptyBins = (): CalibrationBin[] => Array.from({ length: BINS }, () => ({ n: 0, claimed: 0, came: 0 }));

/** Two outcomes mirror each other, so only the first counts; of three, each counts. */
export function addToBins(bins: readonly CalibrationBin[], probabilities: readonly number[], won: number): void {
  const counted = probabilities.length === 2 ? 1 : probabilities.length;
  for (let i = 0; i < counted; i += 1) {
    const claimed = probabilities[i] ?? 0;
    const bin = bins[Math.min(BINS - 1, Math.floor(claimed * BINS))];
    if (!bin) continue;
    bin.n += 1;
    bin.claimed += claimed;
    if (i === won) bin.came += 1;
  }
}

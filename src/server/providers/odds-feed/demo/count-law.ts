import { lawOfCells, type ScoreLaw } from './score-law.ts';

/** Expected scores of the two sides, how much they bunch, and whether a tie is played off. */
export type CountGame = { home: number; away: number; varianceRatio: number; playsOff: boolean };

const MOST = 24;

/** Goals or runs, which either side scores on its own: Poisson, or negative binomial where they come in bunches. */
export function countLaw({ home, away, varianceRatio, playsOff }: CountGame): ScoreLaw {
  const size = MOST + 2;
  const ofHome = countChances(home, varianceRatio);
  const ofAway = countChances(away, varianceRatio);
  const cells = new Float64Array(size * size);
  const homeWinsLate = home / (home + away);
  for (let h = 0; h <= MOST; h++) {
    for (let a = 0; a <= MOST; a++) {
      const chance = (ofHome[h] ?? 0) * (ofAway[a] ?? 0);
      if (h !== a || !playsOff) add(cells, h * size + a, chance);
      else {
        add(cells, (h + 1) * size + a, chance * homeWinsLate);
        add(cells, h * size + a + 1, chance * (1 - homeWinsLate));
      }
    }
  }
  return lawOfCells({ lowest: 0, size, cells });
}

const add = (cells: Float64Array, cell: number, chance: number): void => {
  cells[cell] = (cells[cell] ?? 0) + chance;
};

/** Of a Poisson law when the variance is the mean, else of the negative binomial one with that ratio. */
function countChances(mean: number, varianceRatio: number): number[] {
  const dispersion = varianceRatio > 1 ? mean / (varianceRatio - 1) : Number.POSITIVE_INFINITY;
  const isPoisson = dispersion === Number.POSITIVE_INFINITY;
  const chances = [isPoisson ? Math.exp(-mean) : (dispersion / (dispersion + mean)) ** dispersion];
  for (let count = 1; count <= MOST; count++) {
    const ratio = isPoisson ? mean : ((count - 1 + dispersion) * mean) / (mean + dispersion);
    chances.push(((chances[count - 1] ?? 0) * ratio) / count);
  }
  return chances;
}

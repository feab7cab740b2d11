const MOST_GOALS = 12;

export type GoalGrid = {
  /** Home, draw, away. */
  result: readonly number[];
  homeCovers: (line: number) => number;
  over: (line: number) => number;
};

/** Chances of a match whose sides score independently, each by a Poisson law. Lines are half goals. */
export function goalGrid(homeMean: number, awayMean: number): GoalGrid {
  const home = poisson(homeMean);
  const away = poisson(awayMean);
  const chanceOf = (holds: (homeGoals: number, awayGoals: number) => boolean) => {
    let sum = 0;
    for (let h = 0; h <= MOST_GOALS; h++) {
      for (let a = 0; a <= MOST_GOALS; a++) if (holds(h, a)) sum += (home[h] ?? 0) * (away[a] ?? 0);
    }
    return sum;
  };
  const homeWins = chanceOf((h, a) => h > a);
  const draw = chanceOf((h, a) => h === a);
  return {
    result: [homeWins, draw, 1 - homeWins - draw],
    homeCovers: (line) => chanceOf((h, a) => h - a + line > 0),
    over: (line) => chanceOf((h, a) => h + a > line),
  };
}

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST_GOALS; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

import { sameGameLegs } from '../picks/same-game-legs.ts';
import { alternateLine, fitNormalLine, impliedMean } from './alternate-line.ts';
import { betOnGrid, outcomesOnGrid } from './bet-on-grid.ts';
import { bivariateNormalCdf } from './bivariate-normal-cdf.ts';
import { baseballGrid, hockeyGrid } from './break-ties.ts';
import { commonCauseChance } from './common-cause-chance.ts';
import { correlatedParlay } from './correlated-parlay.ts';
import { goalMeans } from './goal-means.ts';
import { jointCopula } from './joint-copula.ts';
import { keyNumberMargins, spreadOnMargins } from './key-number-margins.ts';
import { keyNumberTotal } from './key-number-total.ts';
import { leagueScatter } from './league-scatter.ts';
import { marginTotalChance } from './margin-total.ts';
import { negativeBinomialGrid } from './negative-binomial-grid.ts';
import { normalSpread, normalWin } from './normal-line.ts';
import { poissonGrid, SOCCER_RHO } from './poisson-grid.ts';
import { sameGameChance } from './same-game-chance.ts';
import { chanceOf } from './score-grid.ts';
import { skellam } from './skellam.ts';
import { bare, type Examples, percent, plain } from './test-example-text.ts';

const EVEN_SPREAD = { kind: 'spread', line: -3.5, probability: 0.5 } as const;
const MATCH = { home: 1.6, away: 1.1 };
const TOTAL = { mean: 44, sd: 13.3 };

export const LINE_EXAMPLES: Examples = {
  leagueScatter: () => {
    const { marginSd, totalSd } = leagueScatter('wnba', 165);
    return `WNBA, total 165: ${plain(marginSd)} and ${plain(totalSd ?? 0)}`;
  },
  normalWin: () => `3.5 points, sd 13.3: ${percent(normalWin({ mean: 3.5, sd: 13.3 }))}`,
  'normalSpread, normalTotal': () => {
    const { push } = normalSpread({ mean: 3, sd: 13.3 }, -3);
    return `mean 3, line -3, sd 13.3: push ${(push * 100).toFixed(1)} %`;
  },
  impliedMean: () => `-3.5 at 50 %: ${plain(impliedMean(EVEN_SPREAD, 13.3))}`,
  alternateLine: () => `-3.5 even, at pick: ${percent(alternateLine(EVEN_SPREAD, 0, 13.3).probability)}`,
  fitNormalLine: () => {
    const { mean, sd } = fitNormalLine(EVEN_SPREAD, { kind: 'spread', line: -6.5, probability: 0.41 });
    return `-3.5 at 50 % and -6.5 at 41 %: mean ${plain(mean)}, sd ${plain(sd)}`;
  },
  'keyNumberMargins, spreadOnMargins': () => {
    const { push } = spreadOnMargins(keyNumberMargins({ line: -3, coverProbability: 0.5 }), -3);
    return `-3 even: push ${percent(push)} (observed 8.5 %, plain normal 3.0 %)`;
  },
};

export const SCORE_EXAMPLES: Examples = {
  poissonGrid: () => {
    const { home, draw, away } = outcomesOnGrid(poissonGrid(MATCH));
    const [h, d, a] = [home, draw, away].map((chance) => (chance * 100).toFixed(1));
    return `1.6 and 1.1: ${h} / ${d} / ${a} %`;
  },
  'rho for soccer': () => {
    const draws = (rho: number) => percent(outcomesOnGrid(poissonGrid(MATCH, rho)).draw);
    return `1.6 and 1.1: draws ${draws(0)} to ${draws(SOCCER_RHO)}`;
  },
  negativeBinomialGrid: () => {
    const grid = negativeBinomialGrid({ mean: 4.5, dispersion: 4 }, { mean: 4.3, dispersion: 3.4 });
    return `4.5 and 4.3: tie after nine ${percent(outcomesOnGrid(grid).draw)}`;
  },
  'hockeyGrid, breakTies': () => {
    const means = { home: 3, away: 2 };
    const regulation = outcomesOnGrid(poissonGrid(means));
    const share = (outcomesOnGrid(hockeyGrid(means)).home - regulation.home) / regulation.draw;
    return `3.0 and 2.0: home has ${percent(share)} of the ties`;
  },
  baseballGrid: () => {
    const byOne = chanceOf(baseballGrid({ home: 4.47, away: 4.34 }), (home, away) => Math.abs(home - away) === 1);
    return `4.47 and 4.34: one-run games ${percent(byOne)} (counted 28.7 %)`;
  },
  betOnGrid: () => {
    const { fairDecimal } = betOnGrid(poissonGrid(MATCH), { market: 'spread', side: 'home', line: -0.75 });
    return `home -0.75 at 1.6 and 1.1: fair at ${plain(fairDecimal ?? 0)}`;
  },
  skellam: () => `3.0 and 2.7, home by one: ${percent(skellam({ home: 3, away: 2.7 }, 1))}`,
  goalMeans: () => {
    const { home, away } = goalMeans({ home: 0.48, away: 0.27, over: 0.52, line: 2.5 });
    return `home 48 %, away 27 %, over 2.5 52 %: ${plain(home, 3)} and ${plain(away, 3)}`;
  },
};

export const JOINT_EXAMPLES: Examples = {
  sameGameChance: () => {
    const { joint, independent } = sameGameChance(poissonGrid(MATCH), [
      { market: 'three_way', side: 'home' },
      { market: 'total', side: 'over', line: 2.5 },
    ]);
    return `1.6 and 1.1, home and over 2.5: ${percent(joint)} (multiplied ${percent(independent)})`;
  },
  marginTotalChance: () => {
    const { joint, lift } = marginTotalChance(
      { margin: { mean: 3, sd: 13.3 }, total: TOTAL, rho: 0.055 },
      { margin: { side: 'home', above: 3.5 }, total: { side: 'over', line: 44.5 } },
    );
    return `means 3 and 44, sd 13.3, rho .055, home by 4 and over 44.5: ${percent(joint)}, lift ${plain(lift, 3)}`;
  },
  keyNumberTotal: () => {
    const margins = keyNumberMargins({ line: -3, coverProbability: 0.5 });
    const { joint, lift } = keyNumberTotal(margins, TOTAL, { spread: -3, total: { side: 'over', line: 44.5 } });
    return `-3 even, mean 44, sd 13.3, -3 and over 44.5: ${percent(joint)}, lift ${plain(lift, 3)}`;
  },
  jointCopula: () => `.5 and .5 at rho .5: ${plain(jointCopula(0.5, 0.5, 0.5).joint * 3, 12)}/3`,
  sameGameLegs: () => {
    const legs = (['margin', 'total'] as const).map((on) => ({ on, must: 'above', probability: 0.5 }) as const);
    return `.5 and .5 at rho .5: ${plain(sameGameLegs(legs, 0.5).joint * 3, 12)}/3`;
  },
  commonCauseChance: () => `three of .5 at rho .5: ${plain(commonCauseChance([0.5, 0.5, 0.5], 0.5) * 4, 12)}/4`,
  correlatedParlay: () => {
    const legs = [
      { probability: 0.55, sd: 0.02 },
      { probability: 0.6, sd: 0.03 },
    ];
    const { probability, sd, edge } = correlatedParlay(legs, { basis: 'measured', rho: 0.25, sd: 0.05 }, 2.9);
    return `.55 ± .02 and .60 ± .03 at rho .25 ± .05: ${bare(probability, 3)} ± ${bare(sd, 3)}; at 2.90 +${percent(edge)}`;
  },
  bivariateNormalCdf: () => `(.5, -.3; .4): ${bare(bivariateNormalCdf(0.5, -0.3, 0.4), 6)}, to 14 digits`,
};

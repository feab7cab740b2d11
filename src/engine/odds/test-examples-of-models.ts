import { chancesBetween, neighbouringChances } from '../picks/neighbouring-lines.ts';
import { sameGameLegs } from '../picks/same-game-legs.ts';
import { alternateLine, fitNormalLine, impliedMean } from './alternate-line.ts';
import { betOnGrid, outcomesOnGrid } from './bet-on-grid.ts';
import { bivariateNormalCdf } from './bivariate-normal-cdf.ts';
import { baseballGrid, hockeyGrid } from './break-ties.ts';
import { commonCauseChance, correlatedParlay } from './correlated-parlay.ts';
import { goalMeans } from './goal-means.ts';
import { jointCopula } from './joint-copula.ts';
import { keyNumberMargins, spreadOnMargins } from './key-number-margins.ts';
import { keyNumberTotal } from './key-number-total.ts';
import { leagueScatter } from './league-scatter.ts';
import { lineChances, withPush } from './line-model.ts';
import { marginTotalChance } from './margin-total.ts';
import { negativeBinomialGrid } from './negative-binomial-grid.ts';
import { normalSpread, normalWin } from './normal-line.ts';
import { COUNT_MODEL, marginModel, totalModel } from './point-models.ts';
import { poissonGrid, SOCCER_RHO } from './poisson-grid.ts';
import { sameGameChance } from './same-game-chance.ts';
import { chanceOf } from './score-grid.ts';
import { expectedScores, scoreMarginModel, scoreTotalModel } from './score-models.ts';
import { skellam } from './skellam.ts';
import { bare, type Examples, percent, plain } from './test-example-text.ts';

const EVEN = (line: number) => ({ line, probability: 0.5 });
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
  'tiltedPoints, marginModel, totalModel': () => {
    const margin = lineChances(marginModel('nba', 225), EVEN(-4))(-4);
    const total = lineChances(totalModel('nfl', 45), EVEN(44))(44);
    return `even: NBA -4 pushes ${percent(margin.push)}, NFL 44 ${percent(total.push)}`;
  },
  'lineChances, endsOnLine': () => {
    const { win, lose } = lineChances(marginModel('nfl', 45), { line: -3, probability: 0.55 })(-2.5);
    return `NFL -3 at 55 %, at -2.5: ${percent(win)} to ${percent(lose)}`;
  },
  COUNT_MODEL: () => {
    const { push } = lineChances(COUNT_MODEL, { line: 6, probability: 0.47 })(6);
    return `over 6 at 47 %: exactly 6 ${percent(push)}`;
  },
  'withPush, decidedChance': () => {
    const { win, lose } = withPush(0.55, 0.08);
    return `55 % of the decided, 8 % pushes: wins ${percent(win)}, loses ${percent(lose)}`;
  },
  neighbouringChances: () => {
    const quoted = [
      { line: -2.5, probability: 0.53, effectiveBooks: 4 },
      { line: -3.5, probability: 0.47, effectiveBooks: 4 },
    ];
    const ends = neighbouringChances(marginModel('nfl', 45), quoted, -3)?.chances;
    return `NFL -2.5 at 53 % and -3.5 at 47 %: -3 wins ${percent(ends?.win ?? 0)}, pushes ${percent(ends?.push ?? 0)}`;
  },
  chancesBetween: () => {
    const quoted = [
      { line: 22.5, probability: 0.63, effectiveBooks: 4 },
      { line: 27.5, probability: 0.31, effectiveBooks: 4 },
    ];
    return `over 22.5 63 %, over 27.5 31 %: over 25.5 ${percent(chancesBetween(quoted, 25.5)?.chances.win ?? 0)}`;
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
  'scoreMarginModel, scoreTotalModel': () => {
    const total = lineChances(scoreTotalModel('baseball', 0.5), EVEN(8))(8);
    const margin = lineChances(scoreMarginModel('soccer', 2.7), EVEN(-0.25))(-0.25);
    return `even: MLB 8 pushes ${percent(total.push)}, soccer -0.25 ${percent(margin.push)}`;
  },
  expectedScores: () => {
    const total = { line: 8.5, probability: 0.49 };
    const found = expectedScores('baseball', { home: 0.56, away: 0.44, total });
    return `MLB home 56 %, over 8.5 49 %: ${plain(found.total)} runs, ${percent(found.share)} of them home`;
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

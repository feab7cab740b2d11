import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BandReport, toBandsReport } from './bands-report.ts';
import { runIdeas } from './ideas/run-ideas.ts';
import { toReport } from './report.ts';
import { runBacktest } from './run-backtest.ts';
import { runBands } from './run-bands.ts';

const data = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data');
const absent = !existsSync(join(data, 'README.md'));

const METHODS = ['multiplicative', 'additive', 'power', 'shin', 'odds_ratio'];
type Reference = { n: number; margin: number; logLoss: number[]; brier: number[] };

/** One step of the last digit printed: the UFC's 3.4149 % stands there as 3.42 %. */
const MARGIN_DIGIT = 0.0001;

const NFL: Reference = {
  n: 4145,
  margin: 0.024,
  logLoss: [0.610123, 0.610097, 0.610137, 0.610096, 0.610095],
  brier: [0.211434, 0.211457, 0.211485, 0.211457, 0.211458],
};
const UFC: Reference = {
  n: 5912,
  margin: 0.0342,
  logLoss: [0.612911, 0.612441, 0.612272, 0.612441, 0.612418],
  brier: [0.212537, 0.212402, 0.21236, 0.212402, 0.212396],
};
const PINNACLE_CLOSE: Reference = {
  n: 75_225,
  margin: 0.028,
  logLoss: [1.002139, 1.001972, 1.001962, 1.001995, 1.002002],
  brier: [0.599447, 0.599363, 0.599356, 0.599374, 0.599374],
};
const AVERAGE_CLOSE: Reference = {
  n: 22_371,
  margin: 0.0614,
  logLoss: [1.00386, 1.003404, 1.003375, 1.003452, 1.003458],
  brier: [0.600183, 0.599919, 0.599902, 0.599946, 0.599944],
};

const missOf = ({ promised, confirmed }: BandReport) => Math.abs((promised ?? 0) - (confirmed ?? 1));

const reportOf = async (path: string) => toReport(await runBacktest(join(data, path)), path);
type SetReport = Awaited<ReturnType<typeof reportOf>>['priceSets'][string];

function expectReference(set: SetReport | undefined, { n, margin, logLoss, brier }: Reference): void {
  expect(set?.n).toBe(n);
  expect(Math.abs((set?.meanMargin ?? 1) - margin)).toBeLessThan(MARGIN_DIGIT);
  const scores = METHODS.map((method) => set?.methods[method]);
  expect(scores.map((score) => score?.logLoss?.toFixed(6))).toEqual(logLoss.map((value) => value.toFixed(6)));
  expect(scores.map((score) => score?.brier?.toFixed(6))).toEqual(brier.map((value) => value.toFixed(6)));
}

describe.skipIf(absent)('the reference figures of real games (skipped where: shared data absent)', () => {
  it('come out for the NFL, where the market beats Elo', async () => {
    const { priceSets, baselines } = await reportOf('nfl/games.csv.gz');
    expectReference(priceSets.moneyline, NFL);
    expect(baselines.elo?.n).toBe(NFL.n);
    expect(baselines.elo?.logLoss).toBeGreaterThan(priceSets.moneyline?.methods.power?.logLoss ?? 1);
  }, 300_000);

  it('come out for the UFC', async () => {
    expectReference((await reportOf('ufc/fights.csv.gz')).priceSets.moneyline, UFC);
  }, 300_000);

  it('come out for soccer, with the value claimed and realised', async () => {
    const { psc, avgc } = (await reportOf('soccer/matches_2013_2022.csv.gz')).priceSets;
    expectReference(psc, PINNACLE_CLOSE);
    expectReference(avgc, AVERAGE_CLOSE);
    const percents = ['multiplicative', 'power', 'shin'].map((method) => {
      const found = psc?.methods[method];
      return [found?.bets, ((found?.claimedEv ?? 0) * 100).toFixed(2), ((found?.realisedEv ?? 0) * 100).toFixed(2)];
    });
    expect(percents).toEqual([
      [24_164, '3.12', '2.14'],
      [23_007, '2.37', '2.84'],
      [22_940, '2.47', '3.24'],
    ]);
  }, 300_000);

  it('come true by stars: what is promised of the close is what the close confirms', async () => {
    const path = 'soccer/matches_2013_2022.csv.gz';
    const { opinions } = toBandsReport(await runBands(join(data, path)), path);
    for (const moment of ['close', 'early', 'early, Betbrain']) {
      const whole = opinions[`${moment}: sharp and average`];
      const bands = Object.values(whole?.stars ?? {}).filter(({ bets }) => bets >= 100);
      const confirmed = bands.map((band) => band.confirmed ?? 0);
      expect(confirmed).toEqual([...confirmed].sort((a, b) => a - b));
      expect(bands.map(({ claimHolds }) => claimHolds)).toEqual(bands.map(() => true));
      const seasons = Object.entries(whole?.seasons ?? {}).map(([season, { claimHolds }]) => [season, claimHolds]);
      expect(seasons).toEqual(seasons.map(([season]) => [season, true]));
      if (moment !== 'close') expect(Math.max(...bands.map(missOf))).toBeLessThan(0.03);
      expect(Object.keys(opinions[`${moment}: one retail book`]?.verdicts ?? {})).toEqual(['pass']);
    }
  }, 300_000);

  it('show no gain of the ideas of docs/formulas.md, and the slopes that stand there', async () => {
    const fitted = [];
    for (const path of ['nfl/games.csv.gz', 'mlb/odds_2014_2019.csv.gz', 'ufc/fights.csv.gz']) {
      for (const { trials } of (await runIdeas(join(data, path))).ideas) {
        for (const { judgement } of trials) {
          expect(judgement.verdict).toBe('no difference');
          fitted.push(judgement.fitted?.map((value) => value.toFixed(4)).join(' '));
        }
      }
    }
    const nfl = ['0.9371 -0.0635', '0.7104', '0.0125', '0.6993 0.0111'];
    expect(fitted).toEqual([...nfl, '1.0326 -0.0140', '-0.0666', '0.4575', '0.9850 0.0813']);
  }, 300_000);
});

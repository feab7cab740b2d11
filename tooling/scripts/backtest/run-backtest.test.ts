import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderCsv } from './render-csv.ts';
import { renderSvg } from './render-svg.ts';
import { renderTable } from './render-table.ts';
import { toReport } from './report.ts';
import { runBacktest } from './run-backtest.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backtest-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function report(name: string, content: string | Buffer, layout?: string) {
  return toReport(await runBacktest(await fileOf(name, content), layout), name);
}

/** Two fair coins at 1.9, of which the home side wins the first, and the best price beats one of them. */
const TWO_WAY = [
  'season,home_odds,away_odds,best_home_odds,best_away_odds,result',
  '2024,1.9,1.9,2.2,1.9,H',
  '2025,1.9,1.9,1.9,2.2,home',
  '2025,1.9,1.9,2.5,2.5,A',
  '2025,1.9,1.9,,,X',
  '2025,1.0,1.9,,,H',
  '2025,,,,,H',
  '2025,1.1,1.1,,,H',
  '2025,2.2,2.2,,,H',
  '2025,1.9,1.9,,,',
].join('\r\n');

describe('a backtest of a small file', () => {
  it('scores every method on the rows that can be used, and says why the others cannot', async () => {
    const { dataset, priceSets } = await report('two-way.csv', `\uFEFF${TWO_WAY}`);
    expect(dataset).toMatchObject({ layout: 'plain', outcomes: 2, rows: 9, raggedRows: 0 });
    const { moneyline } = priceSets;
    expect(moneyline).toMatchObject({
      n: 3,
      dropped: 5,
      droppedBy: { price: 1, result: 1, tie: 1, margin: 2 },
      withoutPrices: 1,
    });
    expect(moneyline?.meanMargin).toBeCloseTo(2 / 1.9 - 1, 12);
    expect(Object.keys(moneyline?.methods ?? {}).sort()).toEqual([
      'additive',
      'multiplicative',
      'odds_ratio',
      'power',
      'probit',
      'shin',
    ]);
    for (const method of Object.values(moneyline?.methods ?? {})) {
      expect(method.logLoss).toBeCloseTo(Math.LN2, 12);
      expect(method.brier).toBeCloseTo(0.25, 12);
      expect(method.rps).toBeCloseTo(0.25, 12);
    }
  });

  it('bets what beats the fair price, on real offers only, and compares claim with result', async () => {
    const { priceSets } = await report('two-way.csv', TWO_WAY);
    const power = priceSets.moneyline?.methods.power;
    expect(power?.bets).toBe(2);
    expect(power?.claimedEv).toBeCloseTo(0.1, 12);
    expect(power?.realisedEv).toBeCloseTo((1.2 - 1) / 2, 12);
    expect(power?.seasons['2024']).toMatchObject({ bets: 1, claimHolds: null });
    expect(power?.claimHolds).toBe(true);
    expect(power?.intervals.realisedEv?.[0]).toBeLessThan(0.1);
    expect(priceSets.best?.methods.power).toMatchObject({ bets: 0, claimedEv: null, realisedEv: null });
  });

  it('scores three outcomes in their order: missing by one step costs less', async () => {
    const header = 'home_odds,draw_odds,away_odds,result';
    const { priceSets } = await report('draw.csv', `${header}\n3,3,3,X\n`);
    const { priceSets: ends } = await report('home.csv', `${header}\n3,3,3,1\n`);
    expect(priceSets['1x2']?.methods.power?.brier).toBeCloseTo(2 / 3, 12);
    expect(priceSets['1x2']?.methods.power?.rps).toBeCloseTo(1 / 9, 12);
    expect(ends['1x2']?.methods.power?.rps).toBeCloseTo(5 / 18, 12);
  });

  it('reads a signed price as American, and gzip by its content', async () => {
    const content = gzipSync('home_odds,away_odds,result\n-110,-110,H\n+100,1.8,A\n');
    const { priceSets } = await report('signed.csv', content);
    expect(priceSets.moneyline).toMatchObject({ n: 2, dropped: 0 });
    expect(priceSets.moneyline?.meanMargin).toBeCloseTo((220 / 210 - 1 + (0.5 + 1 / 1.8 - 1)) / 2, 12);
  });

  it('counts a game that the additive method cannot price for the others only', async () => {
    const { priceSets } = await report('long.csv', 'home_odds,draw_odds,away_odds,result\n1.01,12,100,H\n');
    expect(priceSets['1x2']?.methods.additive).toMatchObject({ n: 0, refused: 1, logLoss: null });
    expect(priceSets['1x2']?.methods.power).toMatchObject({ n: 1, refused: 0 });
  });

  it('follows the rule of Kaunitz on averages: the one outcome with the largest claim', async () => {
    const header = 'division,season,hg,ag,avgc_h,avgc_d,avgc_a,maxc_h,maxc_d,maxc_a';
    const { priceSets } = await report(
      'kaunitz.csv',
      `${header}\n1,2020,2,0,2,3.4,4,2.5,3.4,5.5\n1,2020,1,1,2,3.4,4,2.1,3.5,4.1\n`,
    );
    expect(priceSets.avgc?.rules?.kaunitz).toMatchObject({ bets: 1, realisedEv: 1.5 });
    expect(priceSets.avgc?.rules?.kaunitz.claimedEv).toBeCloseTo((1 / 2 - 0.05) * 2.5 - 1, 12);
    expect(priceSets.avgc?.rules?.kaunitzRealOffers.bets).toBe(0);
    expect(priceSets.maxc?.rules).toBeUndefined();
  });
});

describe('what a backtest hands out', () => {
  it('says which chances came true how often', async () => {
    const { priceSets } = await report('two-way.csv', TWO_WAY);
    const [step, ...others] = priceSets.moneyline?.methods.power?.calibration ?? [];
    expect(others).toEqual([]);
    expect(step).toMatchObject({ from: 0.5, to: 0.55, n: 3, claimed: 0.5 });
    expect(step?.came).toBeCloseTo(2 / 3, 12);
  });

  it('writes a table, CSV and a plot of the same figures, with names that cannot break them', async () => {
    const found = await report('two-way.csv', TWO_WAY);
    const named = { ...found, dataset: { ...found.dataset, file: '<odd> & "file".csv' } };
    expect(renderTable(named)).toContain('moneyline: n 3, dropped 5 (price 1, result 1, tie 1, margin 2)');
    const lines = renderCsv(named).trimEnd().split('\r\n');
    expect(lines[0]).toBe('price_set,method,measure,scope,n,value,low,high');
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([8]));
    expect(lines.some((line) => line.startsWith('moneyline,power,logLoss,all,3,0.693147'))).toBe(true);
    const svg = renderSvg(named);
    expect(svg).toContain('Calibration of &lt;odd&gt; &amp; "file".csv');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('refuses a bad file in one sentence', async () => {
    const sentence = async (content: string | Buffer, layout?: string) =>
      runBacktest(await fileOf('bad.csv', content), layout).catch((error: Error) => `${error.name}: ${error.message}`);
    const whole = gzipSync(TWO_WAY.repeat(50));
    expect(await sentence('')).toMatch(/^BacktestError: .* is empty\.$/);
    expect(await sentence('\n\n')).toMatch(/^BacktestError: .* holds no header\.$/);
    expect(await sentence('home_odds,away_odds,result\n')).toMatch(/^BacktestError: .* a header and no rows\.$/);
    expect(await sentence(whole.subarray(0, whole.length - 20))).toMatch(
      /^BacktestError: .* is a damaged gzip file\.$/,
    );
    expect(await sentence('home_odds,result\n1,2', 'plain')).toBe(
      'BacktestError: The file lacks the column away_odds.',
    );
    expect(await sentence(gzipSync('a,b\n1,2\n'))).toMatch(/^BacktestError: The header is of no layout known here/);
    await expect(runBacktest(join(folder, 'absent.csv'))).rejects.toThrow('There is no file');
    await expect(runBacktest(folder)).rejects.toThrow('is a folder');
  });

  it('tells how far it has read, up to the whole', async () => {
    const shares: number[] = [];
    await runBacktest(await fileOf('two-way.csv', TWO_WAY), undefined, (share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
  });
});

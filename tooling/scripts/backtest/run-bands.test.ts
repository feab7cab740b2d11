import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBandsReport } from './bands-report.ts';
import { renderBands } from './render-bands.ts';
import { runBands } from './run-bands.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function report(rows: readonly string[], header: string) {
  const path = join(folder, 'bands.csv');
  await writeFile(path, [header, ...rows].join('\n'));
  return toBandsReport(await runBands(path), 'bands.csv');
}

const columns = (sets: readonly string[]) => sets.flatMap((set) => ['h', 'd', 'a'].map((end) => `${set}_${end}`));
const BASE = ['division', 'season', 'hg', 'ag'];
const CLOSE = [...BASE, ...columns(['psc', 'avgc', 'b365c', 'maxc'])].join(',');
const EARLY = [...BASE, ...columns(['psc', 'ps', 'avg', 'b365', 'max'])].join(',');

const FAIR = '3,3,3';
const KEEN = '2.9,2.9,2.9';
/** 5 % above the fair price for the home side, and less than fair for the others. */
const GENEROUS = '3.15,2.95,2.95';

describe('the bands of ratings', () => {
  it('rate a price at the close as the product does, opinion by opinion', async () => {
    const { opinions } = await report([`1,2020,2,0,${FAIR},${KEEN},${KEEN},${GENEROUS}`], CLOSE);
    const all = opinions['close: sharp and average'];
    expect(all?.games).toBe(1);
    expect(Object.keys(all?.stars ?? {})).toEqual(['5']);
    expect(all?.stars['5']).toMatchObject({ bets: 1, confirmed: 1, claimHolds: null });
    expect(all?.stars['5']?.claimedEv).toBeCloseTo(0.05, 12);
    expect(all?.stars['5']?.realisedEv).toBeCloseTo(2.15, 12);
    expect(all?.stars['5']?.closingEv).toBeCloseTo(0.05, 12);
    expect(Object.keys(all?.verdicts ?? {})).toEqual(['bet']);
    expect(Object.keys(all?.seasons ?? {})).toEqual(['2020']);
    const retail = opinions['close: one retail book'];
    expect(Object.keys(retail?.verdicts ?? {})).toEqual(['pass']);
    expect(retail?.stars['2']?.uncountedEv).toBeCloseTo(0.05, 12);
    expect(retail?.stars['2']?.claimedEv).toBeCloseTo(0.005, 12);
    expect(opinions['close: sharp alone']?.stars['2']?.claimedEv).toBeCloseTo(0.05 * 0.65, 12);
  });

  it('trust the same prices less a day before, and judge them by the close', async () => {
    const { opinions } = await report([`1,2020,0,1,3.4,2.8,2.8,${FAIR},${KEEN},${KEEN},${GENEROUS}`], EARLY);
    const early = opinions['early: sharp and average'];
    expect(Object.keys(early?.stars ?? {})).toEqual(['3']);
    expect(Object.keys(early?.verdicts ?? {})).toEqual(['bet']);
    expect(early?.stars['3']?.promised).toBeCloseTo(0.711, 2);
    expect(early?.stars['3']).toMatchObject({ confirmed: 0, realisedEv: -1 });
    expect(early?.stars['3']?.closingEv).toBeLessThan(0);
  });

  it('leave out a game without a close, without a result, or with best prices that are no offer', async () => {
    const { opinions } = await report(
      [
        `1,2020,2,0,,,,${KEEN},${KEEN},${GENEROUS}`,
        `1,2020,,,${FAIR},${KEEN},${KEEN},${GENEROUS}`,
        `1,2020,2,0,${FAIR},${KEEN},${KEEN},3.4,3.2,2.9`,
      ],
      CLOSE,
    );
    expect(Object.values(opinions).map(({ games }) => games)).toEqual([0, 0, 0, 0]);
  });

  it('call no large edge a bet where no second price confirms it, and none at all above 25 %', async () => {
    const { opinions } = await report(
      [`1,2020,2,0,${FAIR},${KEEN},${KEEN},3.3,2.9,2.9`, `1,2020,2,0,${FAIR},${KEEN},${KEEN},3.9,2.7,2.7`],
      CLOSE,
    );
    expect(Object.keys(opinions['close: sharp and average']?.verdicts ?? {})).toEqual(['lean']);
    expect(opinions['close: sharp and average']?.verdicts.lean?.bets).toBe(1);
  });

  it('are printed with every opinion, and refused in one sentence where a file has none', async () => {
    const found = await report([`1,2020,2,0,${FAIR},${KEEN},${KEEN},${GENEROUS}`], CLOSE);
    const text = renderBands(found);
    expect(text).toContain('close: sharp and average: 1 games');
    expect(text).toMatch(/5 of 5 stars +1 +5\.00 % +5\.00 % +215\.00 %/);
    await expect(report(['1.9,1.9,H'], 'home_odds,away_odds,result')).rejects.toThrow('Bands need a sharp close');
    await expect(report([], CLOSE)).rejects.toThrow('a header and no rows');
  });
});

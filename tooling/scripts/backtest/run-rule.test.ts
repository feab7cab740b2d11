import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderRule } from './render-rule.ts';
import { betsKey, runRule } from './run-rule.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rule-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(rows: readonly string[], header: string) {
  const path = join(folder, 'rule.csv');
  await writeFile(path, [header, ...rows].join('\n'));
  return runRule(path);
}

const columns = (sets: readonly string[]) => sets.flatMap((set) => ['h', 'd', 'a'].map((end) => `${set}_${end}`));
const HEADER = ['division', 'season', 'hg', 'ag', ...columns(['psc', 'avgc', 'b365c', 'maxc'])].join(',');
const FAIR = '3,3,3';
/** 5 % above the fair price for the home side, and less than fair for the others. */
const GENEROUS = '3.15,2.95,2.95';

describe('the rule of today beside the one before', () => {
  it('sets what each would have bet on either side of the split', async () => {
    const { sheets } = await run(
      [`1,2018,2,0,${FAIR},${FAIR},${FAIR},${GENEROUS}`, `1,2019,0,2,${FAIR},${FAIR},${FAIR},${GENEROUS}`],
      HEADER,
    );
    const both = sheets.find(({ opinion }) => opinion.name === 'close: sharp and average');
    const betsOf = (half: string, rule: string, side = 'all') => both?.bets.get(betsKey(half, rule, side));
    expect(both?.games).toBe(2);
    expect(betsOf('tuned', 'today')?.realised).toMatchObject({ n: 1 });
    expect(betsOf('tuned', 'today')?.realised.mean).toBeCloseTo(2.15, 12);
    expect(betsOf('unseen', 'today', 'underdogs')?.realised.mean).toBe(-1);
    expect(betsOf('unseen', 'before')?.claimed.mean).toBeCloseTo(0.05, 12);
    expect(betsOf('unseen', 'today', 'favourites')).toBe(undefined);
    expect(betsOf('unseen', 'edge by another method too')?.claimed.n).toBe(1);
  });

  it('refuses a bet on a favourite that the power method alone finds', async () => {
    // Fair on the favourite: 1.3302 by power, 1.3472 by Shin, and more by multiplicative.
    const dear = '1.3,5.5,9';
    const { sheets } = await run([`1,2020,2,0,${dear},${dear},${dear},1.338,6,10.5`], HEADER);
    const both = sheets.find(({ opinion }) => opinion.name === 'close: sharp and average');
    expect(both?.bets.get(betsKey('unseen', 'edge by power alone', 'favourites'))?.claimed.n).toBe(1);
    expect(both?.bets.get(betsKey('unseen', 'today', 'all'))).toBe(undefined);
  });

  it('says of a file without a better price that no rule can bet there', async () => {
    const path = join(folder, 'fights.csv');
    await writeFile(path, 'R_odds,B_odds,Winner,date\n-150,130,Red,2020-01-01\n');
    expect(renderRule(await runRule(path), 'fights.csv')).toContain('no rule can bet here');
  });
});

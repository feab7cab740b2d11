import { describe, expect, it } from 'vitest';
import { COPIES, ideasOn, judged, shared } from './test-ideas.ts';

const triple = (chances: readonly number[]) => chances.map((chance) => (1 / chance).toFixed(6)).join(',');
const columns = (sets: readonly string[]) => sets.flatMap((set) => ['h', 'd', 'a'].map((end) => `${set}_${end}`));
const SOCCER = ['division', 'season', 'hg', 'ag', ...columns(['ps', 'b365', 'psc'])].join(',');
const SCORES = ['2,0', '1,1', '0,2'];
const SHARP = [0.5, 0.3, 0.2];
const RETAIL = [0.3, 0.25, 0.45];

describe('ideas on three outcomes', () => {
  const rowsOf = (year: number, truth: readonly number[], close: string) =>
    shared(truth, (won) => `1,${year},${SCORES[won]},${triple(SHARP)},${triple(RETAIL)},${close}`);

  it('learn to follow the book that is right, on rows that also hold a close', async () => {
    const known = [2018, 2019].flatMap((year) => rowsOf(year, RETAIL, triple(SHARP)));
    const whole = await ideasOn([...known, ...rowsOf(2019, SHARP, ',,')], SOCCER);
    const share = judged(whole, 'learned weights of the books');
    expect(share.fitted?.[0]).toBeCloseTo(0, 1);
    expect(share).toMatchObject({ verdict: 'helped', gains: { tuned: { n: COPIES }, unseen: { n: COPIES } } });
  });

  it('sharpen chances that are too flat', async () => {
    const sharpened = SHARP.map((chance) => chance ** 2);
    const sum = sharpened.reduce((total, value) => total + value, 0);
    const truth = sharpened.map((value) => value / sum);
    const found = judged(
      await ideasOn(
        [2018, 2019].flatMap((year) => rowsOf(year, truth, triple(SHARP))),
        SOCCER,
      ),
      'recalibration',
    );
    expect(found.fitted?.[0]).toBeCloseTo(2, 1);
    expect(found.verdict).toBe('helped');
  });
});

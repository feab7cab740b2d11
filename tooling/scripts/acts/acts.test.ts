import { describe, expect, it } from 'vitest';
import { ACTS } from '#research/language/acts/act.ts';
import { ACT_SCALE, actFeatures } from '#research/language/acts/act-features.ts';
import { readAct } from '#research/language/acts/read-act.ts';
import { readWords } from '#research/language/calls/read-words.ts';
import { classShares } from '#research/language/taught/shares.ts';
import { learnActs } from './learn-acts.ts';
import { type Line, readLines, readUnseenLines } from './lines.ts';

const LEAST_TAUGHT = 0.9;
/** 81.4 % on 2026-11-27, taught from 14,866 lines; 75.2 % of 4,500 others were when 8,566 were taught. */
const LEAST_UNSEEN = 0.8;

describe('what a line wants is read as it was meant', () => {
  const shareRight = (lines: readonly Line[]) =>
    lines.filter(({ text, after, act }) => readAct(readWords(text), after)[0]?.act === act).length / lines.length;

  it('of lines that were taught', async () => {
    expect(shareRight(await readLines())).toBeGreaterThanOrEqual(LEAST_TAUGHT);
  });

  it('of lines that never were', async () => {
    expect(shareRight(await readUnseenLines())).toBeGreaterThanOrEqual(LEAST_UNSEEN);
  });
});

it('weights tell acts apart by what is common to their lines', () => {
  const line = (text: string, act: 'why' | 'pays') => ({ act, features: actFeatures(readWords(text), 'bet') });
  const taught = ['how come', 'how come that', 'so how come'].map((text) => line(text, 'why'));
  const others = ['what does it pay', 'how much does it pay', 'it pays what'].map((text) => line(text, 'pays'));
  const weights = learnActs([...taught, ...others]);
  expect(classShares(actFeatures(readWords('but how come'), 'bet'), weights, ACTS, ACT_SCALE)[0]?.of).toBe('why');
  expect(classShares(actFeatures(readWords('and it pays'), 'bet'), weights, ACTS, ACT_SCALE)[0]?.of).toBe('pays');
});

import { describe, expect, it } from 'vitest';
import { ACTS } from '#research/language/acts/act.ts';
import { ACT_SCALE, actFeatures } from '#research/language/acts/act-features.ts';
import { readAct } from '#research/language/acts/read-act.ts';
import { readWords } from '#research/language/calls/read-words.ts';
import { classShares } from '#research/language/taught/shares.ts';
import { learnActs } from './learn-acts.ts';
import { readLines } from './lines.ts';

/** Of lines that it was not taught it reads three of four as their writer meant them; these it knows. */
const LEAST_TAUGHT = 0.9;

describe('the lines of acts', async () => {
  const lines = await readLines();

  it('are read as they were meant', () => {
    const right = lines.filter(({ text, after, act }) => readAct(readWords(text), after)[0]?.act === act);
    expect(right.length / lines.length).toBeGreaterThanOrEqual(LEAST_TAUGHT);
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

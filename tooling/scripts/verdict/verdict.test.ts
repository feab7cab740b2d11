import { expect, it } from 'vitest';
import { readAct } from '#research/language/acts/read-act.ts';
import { readWords } from '#research/language/calls/read-words.ts';
import { asksForVerdict } from '#research/language/verdict/asks-verdict.ts';
import { inEnglish, readOwnLines } from './lines.ts';

const LEAST_GIVEN = 0.98;
/** Of 900 others, taught to neither reader, 7.5 % were given one needlessly on 2026-11-27, and 12.8 % with the lines of before. */
const MOST_NEEDLESS = 0.05;

it('a verdict is given to nearly all who ask for one, and to few others', async () => {
  const lines = (await readOwnLines()).map(({ text, after, asks }) => {
    const tokens = readWords(inEnglish(text));
    return { asks, given: asksForVerdict({ tokens, after, acts: readAct(tokens, after) }) };
  });
  const shareGiven = (to: boolean) => {
    const of = lines.filter(({ asks }) => asks === to);
    return of.filter(({ given }) => given).length / of.length;
  };
  expect(shareGiven(true)).toBeGreaterThanOrEqual(LEAST_GIVEN);
  expect(shareGiven(false)).toBeLessThanOrEqual(MOST_NEEDLESS);
});

import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { saysUnderAge } from '#research/language/harm/read-age.ts';
import { wordsOf } from '#research/language/harm/words-of.ts';
import { readQuestion } from '#research/language/read-question.ts';
import { learnWeights } from './learn-weights.ts';
import { readLines } from './lines.ts';

const NOW = { nowMs: Date.parse('2026-11-21T17:00:00Z'), timeZone: 'America/New_York', previous: null };
const LEAST_FOUND = 0.98;
const MOST_NEEDLESS = 0.005;
const LEAST_IN_PASSING = 0.88;
const MOST_IN_PASSING = 0.035;

describe('the lines of harm', async () => {
  const lines = await readLines('harm');
  const intentOf = (text: string): string => readQuestion(text, NOW).intent;
  const missed = lines.filter(({ text, harm }) =>
    harm === 'underage'
      ? !saysUnderAge(wordsOf(tokenise(text)), 2026)
      : !['distress', 'self_exclusion'].includes(intentOf(text)),
  );

  it('are found in 98 of 100, own and seen', () => {
    for (const set of ['own', 'seen']) {
      const of = lines.filter((line) => line.set === set);
      const lost = missed.filter((line) => line.set === set);
      expect([lost.length > of.length * (1 - LEAST_FOUND), lost]).toEqual([false, lost]);
    }
  });

  it('are found in 88 of 100 where they are told in passing', () => {
    const of = lines.filter(({ set }) => set === 'passing');
    expect(missed.filter(({ set }) => set === 'passing').length).toBeLessThanOrEqual(
      of.length * (1 - LEAST_IN_PASSING),
    );
  });

  it('of despair name the crisis line in 95 of 100', () => {
    const despair = lines.filter(({ harm, set }) => harm === 'crisis' && set !== 'passing');
    const named = despair.filter(({ text }) => readQuestion(text, NOW).mentionsSuicide);
    expect(named.length / despair.length).toBeGreaterThanOrEqual(0.95);
  });
});

it('ordinary lines raise a needless alarm in at most 5 of 1,000', async () => {
  const all = await readLines('ordinary');
  const isAlarm = ({ text }: { text: string }) => ['distress', 'under_age'].includes(readQuestion(text, NOW).intent);
  const lines = all.filter(({ set }) => set !== 'passing');
  const alarms = lines.filter(isAlarm);
  expect([alarms.length > lines.length * MOST_NEEDLESS, alarms]).toEqual([false, alarms]);
  // Half of these sound like trouble on purpose.
  const passing = all.filter(({ set }) => set === 'passing');
  expect(passing.filter(isAlarm).length).toBeLessThanOrEqual(passing.length * MOST_IN_PASSING);
});

it('weights tell what is common to lines of trouble, and leave out what is rare', () => {
  const line = (isHarm: boolean, ...features: string[]) => ({ isHarm, features: new Set(features) });
  const of = (isHarm: boolean, word: string) => Array.from({ length: 5 }, () => line(isHarm, word, 'both'));
  const weights = learnWeights([...of(true, 'rent'), ...of(false, 'spread'), line(true, 'once')]);
  expect(weights.rent).toBeGreaterThan(0.5);
  expect(weights.spread).toBeLessThan(-0.5);
  expect(weights).not.toHaveProperty('once');
});

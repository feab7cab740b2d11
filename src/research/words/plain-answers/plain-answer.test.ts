import { describe, expect, it } from 'vitest';
import { TERM_KEYS } from '../../language/glossary-terms.ts';
import { readQuestion } from '../../language/read-question.ts';
import type { Reading } from '../../language/reading.ts';
import { plainAnswer } from './plain-answer.ts';

const SITE = { helplineName: 'Test Helpline', helplinePhone: '1-800-555-0100', supportEmail: 'help@example.com' };

const readingOf = (question: string): Reading =>
  readQuestion(question, { nowMs: Date.parse('2026-11-21T18:00:00Z'), timeZone: 'America/New_York', previous: null });

const answer = (question: string): string | null => plainAnswer(readingOf(question), SITE);

/** Words that only an answer with picks would hold. */
const SOUNDS_LIKE_PICKS = /\b(moneyline pick|best bet|take the|over \d|units on)\b/i;

describe('distress', () => {
  const text = answer('I lost my rent, give me a lock to win it back') ?? '';

  it('is answered with the helpline, no picks, and what can stop the next bet', () => {
    expect(text).toContain('Test Helpline');
    expect(text).toContain('1-800-555-0100');
    expect(text).toContain('not give you picks');
    expect(text).toContain('self-exclusion');
    expect(text).toContain('/profile?tab=limits');
    expect(text).not.toMatch(SOUNDS_LIKE_PICKS);
  });

  it('names 988 first when suicide is mentioned, and at the end of every other word of help', () => {
    const crisis = answer('I want to die, I lost everything betting') ?? '';
    expect(crisis.indexOf('988')).toBeGreaterThan(-1);
    expect(crisis.indexOf('988')).toBeLessThan(crisis.indexOf('Test Helpline'));
    expect(text.indexOf('988')).toBeGreaterThan(text.indexOf('Test Helpline'));
  });
});

it('tells a writer under 21 the age rule, without picks', () => {
  const text = answer("I'm 19, who wins the Bills game?") ?? '';
  expect(text).toContain('21');
  expect(text).toContain('cannot give you picks');
});

it('leads who wants to be excluded to time-out and self-exclusion, and says that neither ends early', () => {
  const text = answer('ban myself') ?? '';
  expect(text).toContain('/profile?tab=limits');
  expect(text).toMatch(/time-out of 24 hours to 30 days.*6 months, 1 year or 5 years/);
  expect(text).toContain('cannot be ended early');
  expect(text).not.toMatch(SOUNDS_LIKE_PICKS);
  expect(text).toContain('1-800-555-0100');
});

it('says what can be asked to a greeting and to what is not understood', () => {
  for (const question of ['hi', 'asdf', 'who are you']) expect(answer(question)).toContain('You can ask for picks');
  expect(answer('who are you')).toContain('not a person');
  expect(answer('thanks')).toContain('welcome');
});

it('says that no wagers are taken where a bet is to be placed', () => {
  expect(answer('place $50 on the Bills for me')).toContain('I take no wagers');
  expect(answer('what is the capital of france')).toContain('outside what I do');
});

describe('how much to bet', () => {
  it("is computed from the writer's bankroll", () => {
    const text = answer('how much should I bet with a $500 bankroll') ?? '';
    const kelly = (0.54 * (21 / 11) - 1) / (10 / 11);
    expect(text).toContain('bankroll of $500');
    expect(text).toContain('here $5.');
    expect(text).toContain('from $1.25 to $10');
    expect(text).toContain(`${(100 * kelly).toFixed(2)}%`);
    expect(text).toContain(`so $${((500 * kelly) / 4).toFixed(2)}`);
    expect(text).toContain('below 10%, here $50');
  });

  it('is shown on an example while no bankroll is named', () => {
    expect(answer('how much should I bet')).toContain('for example $1,000');
  });
});

it.each(['NFL picks today', 'Parlays', '+145 on the Jets ML at DraftKings, good?'])(
  'leaves picks to the analysis: %s',
  (question) => {
    expect(answer(question)).toBeNull();
  },
);

it('has whole sentences for every intent and term', () => {
  const questions = [
    'hi',
    'bye',
    'thanks',
    'asdf',
    'who are you',
    'ban me',
    "I'm 19",
    'I lost my rent',
    'kill myself',
    'write python code',
    'deposit $100',
    'how much should I bet',
    'my bankroll is 250',
  ];
  const texts = [
    ...questions.map(answer),
    ...TERM_KEYS.map((term) => plainAnswer({ ...readingOf('explain vig'), term }, SITE)),
    plainAnswer({ ...readingOf('explain vig'), term: 'toString' }, SITE),
  ];
  for (const text of texts) {
    expect(text).toMatch(/^[A-Z].*[.?!]$/s);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { asksForLimit, asksForTimeOff } from './self-exclusion.ts';
import { read } from './test-read.ts';

describe('a stop that is named by its length, or a limit by its number', () => {
  it.each([
    'dont let me bet more than 100 a day',
    'limit me to 20 tokens a day',
    'set me a weekly limit of 200 bucks',
    'cap my bets at 50 bucks a day please',
    'keep me to 10 questions a day',
    'put a 100 dollar monthly cap on my spending',
  ])('is a limit: %s', (text) => {
    expect(asksForLimit(tokenise(text))).toBe(true);
    expect(['distress', 'self_exclusion']).not.toContain(read(text).intent);
  });

  it.each([
    'i wanna take a week off from this app',
    'i want a break from this for 3 days',
    'pause me for a month',
    'need a breather, lock me out til monday',
    'can i take a 24 hour time out',
    'ban me for a week',
  ])('is a time-out: %s', (text) => {
    expect(asksForTimeOff(tokenise(text))).toBe(true);
    expect(['distress', 'self_exclusion']).not.toContain(read(text).intent);
  });

  it.each([
    'the rams have a week off before this one, lay the 3?',
    'my limit at fanduel is 40 a day, where else',
    'ban me',
  ])('is neither: %s', (text) => {
    expect(asksForLimit(tokenise(text)) || asksForTimeOff(tokenise(text))).toBe(false);
  });

  it('gives way to words of trouble', () => {
    expect(read('lock me out for a week, i lost my rent again').intent).toBe('distress');
  });
});

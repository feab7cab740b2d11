import { expect, test } from 'vitest';
import { OPEN_READING } from '../wishes/wish-reading.ts';
import { ticketAsBet, withoutNo } from './without-no.ts';

const spoken = { ...OPEN_READING, asked: 'caps -189 and the jets -172 parlay them' };

test('a "no" before a parlay that was spoken of puts it right', () => {
  expect(withoutNo('no parlay caps and jets at fanduel', spoken)).toBe('parlay caps and jets at fanduel');
  expect(withoutNo('nah, parlay caps + jets', spoken)).toBe('parlay caps + jets');
});

test.each(['no parlay, just caps and jets', 'no parlay please', 'no parlays', 'no parlay caps and jets as singles'])(
  '%s refuses one',
  (text) => {
    expect(withoutNo(text, spoken)).toBe(text);
    expect(withoutNo('no parlay caps and jets', null)).toBe('no parlay caps and jets');
  },
);

test('a ticket on one name is a bet, and a parlay where one was shown', () => {
  expect(ticketAsBet('so is my knicks ticket good or not', OPEN_READING)).toBe('so is my knicks ml good or not');
  expect(ticketAsBet('is my knicks ticket good', { ...OPEN_READING, ticket: true })).toContain('ticket');
  expect(ticketAsBet('should i hedge my knicks bet or is it good', null)).toContain('knicks bet');
  expect(ticketAsBet('is my 3 leg ticket good', null)).toContain('ticket');
  expect(ticketAsBet('build my nba ticket', null)).toContain('ticket');
});

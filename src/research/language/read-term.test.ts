import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { onlyTerm } from './read-term.ts';
import { read } from './test-read.ts';

describe('a term with words of explaining around it', () => {
  it.each([
    ['can you tell me what CLV is', 'closing_line_value'],
    ['whats clv mean exactly', 'closing_line_value'],
    ['idk what a push is', 'push'],
    ['explain vig to me', 'vig'],
    ['define juice', 'vig'],
    ['help me understand key numbers', 'key_number'],
    ['never understood what a teaser is', 'teaser'],
    ['my buddy keeps talking about middles, explain', 'middle'],
    ['hey quick question, what is arbitrage', 'arbitrage'],
    ['in simple terms, parlay?', 'parlay'],
    ['tell me more about kelly', 'kelly'],
    ['who are the sharps', 'sharp_book'],
    ['define stake', 'wager'],
  ])('is a question for the term: %s', (text, term) => {
    expect(onlyTerm(tokenise(text))).toBe(term);
    expect(read(text)).toMatchObject({ intent: 'explain', term });
  });

  it.each(['gimme a lock', 'need a lock', 'i want a prop'])('is none where one is wished for: %s', (text) => {
    expect(onlyTerm(tokenise(text))).toBeNull();
    expect(read(text).intent).toBe('picks');
  });

  it.each(['is a push a loss', 'does clv matter', 'is hedging smart', "what's a good roi"])(
    'is one where it is asked of in general: %s',
    (text) => {
      expect(read(text).intent).toBe('explain');
    },
  );

  it.each([
    'best parlay tonight',
    'any arbs',
    'over or under?',
    'tell me the spread',
    'whats the moneyline',
    'explain the bills line',
    'hedge $100 at +400',
    'is there a middle on the bills',
  ])('is not where a bet or a price is asked for: %s', (text) => {
    expect(onlyTerm(tokenise(text))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { withoutLooseOvers } from './loose-overs.ts';

describe('an "over" that is a way or a place', () => {
  it.each([
    ['my buddy is all over buffalo -3', 'my buddy is on buffalo -3'],
    ['having ppl over for the card', 'having ppl for the card'],
    ['would you take it over at fanduel', 'would you take it at fanduel'],
    ['how does it look over on caesars', 'how does it look on caesars'],
    ['its all over for the lions', 'its done for the lions'],
  ])('is none of a total: %s', (text, left) => {
    expect(withoutLooseOvers(text)).toBe(left);
  });

  it.each(['take the over at fanduel', 'allen over at -110', 'is over 47.5 good', 'what about the over on caesars'])(
    'is one in: %s',
    (text) => {
      expect(withoutLooseOvers(text)).toBe(text);
    },
  );
});

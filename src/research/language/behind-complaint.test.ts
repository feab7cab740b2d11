import { describe, expect, it } from 'vitest';
import { behindComplaint } from './behind-complaint.ts';

const nobody = () => false;

describe('what is wrong with what was shown', () => {
  it.each([
    ['thats 6 and some are monday. just today, 4 bets', 'just today, 4 bets'],
    ['Those are all props. Only sides', 'Only sides'],
    ['you gave me 3 overs. i want unders', 'i want unders'],
  ])('is none of what is wanted: %s', (text, wanted) => {
    expect(behindComplaint(text, 'list', nobody)).toBe(wanted);
  });

  it.each(['that one is a bet. what does it pay', 'those are props, right? just checking', 'just today'])(
    'is told from what is asked: %s',
    (text) => expect(behindComplaint(text, 'list', nobody)).toBe(text),
  );

  it('is nothing where nothing was shown', () => {
    expect(behindComplaint('thats 6. just today', 'sum', nobody)).toBe('thats 6. just today');
  });
});

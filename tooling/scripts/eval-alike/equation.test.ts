import { describe, expect, it } from 'vitest';
import { readEquations } from './equation.ts';

describe('equations', () => {
  it('are two chats, with each of the words in braces', () => {
    expect(readEquations('# books\nbest bets | {only fanduel/fd} == best bets at FanDuel\n\n')).toEqual([
      { left: ['best bets', 'only fanduel'], right: ['best bets at FanDuel'] },
      { left: ['best bets', 'fd'], right: ['best bets at FanDuel'] },
    ]);
  });

  it('take several choices, on either side', () => {
    expect(readEquations('{a/b} | {c/d} == e')).toHaveLength(4);
  });

  it('are refused without a right side, by their line', () => {
    expect(() => readEquations('best bets | fd')).toThrow('no equation: best bets | fd');
  });
});

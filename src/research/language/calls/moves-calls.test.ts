import { expect, it } from 'vitest';
import { aboutMoves, NO_REASON } from './moves-calls.ts';

it.each(['what moved today', 'what moved in the nhl today', 'what moved the most this week', 'what moved'])(
  'tells no missing reason where none is asked: %s',
  (plain) => {
    expect(aboutMoves(plain)).toEqual([]);
  },
);

it.each(['what moved the nets line', 'why did it move', 'what caused that drop', 'what moved it'])(
  'tells that no reason is stored: %s',
  (plain) => {
    expect(aboutMoves(plain)).toContain(NO_REASON);
  },
);

import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const textOf = (...texts: string[]) => {
  const { plan, isCharged } = talk(...texts);
  expect(isCharged).toBe(false);
  return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
};

describe('who hangs another number than most books', () => {
  it.each(['anyone hanging 2.5 when the rest are on 3', 'any book still on 2.5 while everyone else is at 3'])(
    'is told by both numbers: %s',
    (text) => {
      expect(textOf(text)).toMatch(/^One on 2\.5 where most have 3: .* at \S.*, where most have [-+]3\.$/);
    },
  );

  it('is nobody where no book has it', () => {
    expect(textOf('anyone hanging 9.5 when the rest are on 3')).toBe('No book’s own spread is 9.5 where most have 3.');
  });

  it('is told by half a point where no number is named', () => {
    expect(textOf('any book off on nfl spreads')).toMatch(
      /^Off the number that most books have by half a point or more/,
    );
  });

  it('is of the game that was shown', () => {
    expect(textOf('bears spread?', 'anyone hanging 7.5 when the rest are on 10.5')).toMatch(/show_board/);
  });
});

import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { OUTSIDE } from './outside-asked.ts';

const { talk } = await demoTalk();

describe('what no bettor asks of a game', () => {
  it.each([
    'What is the weather in Paris?',
    'What is the weather in London tomorrow?',
    'Best restaurants in Boston',
    'Write an essay about Chicago',
    'What is the capital of France?',
  ])('is outside, whatever place it names: %s', (text) => {
    expect(talk(text).plan).toMatchObject({ kind: 'say', text: OUTSIDE });
  });

  it.each(['weather in buffalo', 'weather in chicago for the bears game', 'boston moneyline tonight'])(
    'is not where a game is meant: %s',
    (text) => {
      expect(talk(text).plan).not.toMatchObject({ text: OUTSIDE });
    },
  );
});

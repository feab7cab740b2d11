import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const inputOf = (...texts: string[]) => {
  const { plan } = talk(...texts);
  return plan?.kind === 'calls' ? plan.calls[0]?.input : plan;
};

// The Lions and the Bears are favored, the Titans are not.
const THREE = 'parlay lions ml, bears ml and titans ml';

describe('legs of a parlay by who is favored', () => {
  it.each([
    'too many favs, swap one for a dog',
    'swap one of the favorites for a dog',
    'too chalky, swap a favorite for a dog',
  ])('asks which of several is to go: %s', (text) => {
    const { plan, isCharged } = talk(THREE, text);
    expect(plan).toMatchObject({ kind: 'say', text: 'Which leg should go?' });
    expect(isCharged).toBe(false);
    expect(plan?.kind === 'say' && plan.choices.every((choice) => /^Swap leg \d for a dog$/.test(choice))).toBe(true);
  });

  it('chooses another of the league that all legs are of', () => {
    expect(inputOf(THREE, 'swap leg 1 for a dog')).toMatchObject({ choose: { leagues: ['NFL'], side: 'underdog' } });
    expect(inputOf('parlay lions ml and celtics ml', 'swap leg 1 for a dog')).not.toMatchObject({
      choose: { leagues: expect.anything() },
    });
    expect(inputOf(THREE, 'swap leg 1 for something from the nba')).toMatchObject({ choose: { leagues: ['NBA'] } });
  });

  it('puts none in for one that is dropped', () => {
    expect(inputOf('parlay bears ml and titans ml', 'drop the fav')).toMatchObject({ kind: 'say' });
  });
});

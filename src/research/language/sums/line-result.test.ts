import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

describe('how a line is settled by a result that is supposed', () => {
  it.each([
    ['what if i bet +3 and they lose by 3', /^\+3 with a loss by 3 is a push/],
    ['if i have -7 and they win by 6 what happens', /^-7 with a win by 6 loses/],
    [
      'bills +6.5 and they lose by 6 do i win',
      /The Bills lose by 6; with 6\.5 added to their score, Bills \+6\.5 wins/,
    ],
    ['i got packers +3. bears win by exactly 3 what happens', /\+3 (with a loss by 3 )?is a push/],
    ['i have packers +3 and if the packers win by 3 what happens', /\+3 (with a win by 3 )?wins/],
    ['lions -7, what if the bills lose by 7', /Lions -7 is a push/],
    ['does a tie lose on -0.5', /^-0\.5 with a tie loses/],
    ['if the total is 47 and the score is 24-23 do i win', /^On a total of 47, 24 \+ 23 = 47 is a push/],
    ['what if the total is 44.5 and its 24-21', /^On a total of 44\.5, 24 \+ 21 = 45 wins the over/],
  ])('%s', (text, told) => {
    const { plan, isCharged } = talk(text);
    expect(plan?.kind === 'say' && plan.text).toMatch(told);
    expect(isCharged).toBe(false);
  });

  it.each(['lions -3 or bills +3', 'is lions -3 good if they win by a lot', 'bills +3 -110 worth it'])(
    'and nothing of it is said where no result is: %s',
    (text) => {
      const { plan } = talk(text);
      expect(plan?.kind === 'say' && / with a (win|loss)/.test(plan.text)).toBe(false);
    },
  );
});

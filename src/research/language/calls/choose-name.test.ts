import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

it('lets a name that several go by be chosen with the whole question where it is short, whatever is asked of them, else alone', async () => {
  const { talk } = await demoTalk();
  const choicesOf = (text: string) => {
    const { plan } = talk(text);
    return plan?.kind === 'say' ? plan.choices : plan;
  };
  expect(choicesOf('I have the Jets at +450 for $40, should I hedge?')).toEqual(['New York Jets', 'Winnipeg Jets']);
  expect(choicesOf('has the JETS line moved')).toEqual([
    'has the New York Jets line moved',
    'has the Winnipeg Jets line moved',
  ]);
  // A bet is named with its market as before.
  expect(choicesOf('jets moneyline -400, is it a bet?')).toEqual([
    'New York Jets moneyline -400',
    'Winnipeg Jets moneyline -400',
  ]);
});

import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const OLD = 'parlay pistons ml and suns ml';
const NEW = 'parlay alcaraz ml and fonseca ml';

it.each([
  ['which of the two parlays wins more often', 'likelier'],
  ['is that one better than the one w the pistons', 'better'],
  ['was the first one better', 'better'],
  ['which pays more', 'pays_more'],
  ['is this safer than the first one', 'likelier'],
  ['compare the two parlays', 'better'],
  ['which parlay is riskier', 'riskier'],
  ['does that beat the old one', 'better'],
])('"%s" holds two parlays of the chat against each other, free', (text, explains) => {
  const { plan, isCharged } = talk(OLD, NEW, text);
  expect(plan).toMatchObject({
    explains,
    calls: [
      { tool: 'build_parlay', input: { priceOnly: true, legs: [{ side: expect.anything() }, {}] } },
      { tool: 'build_parlay' },
    ],
  });
  const events = (at: number) => (plan?.kind === 'calls' ? JSON.stringify(plan.calls[at]?.input) : '');
  expect(events(0)).not.toEqual(events(1));
  expect(isCharged).toBe(false);
});

it('keeps them where something else was asked for between', () => {
  expect(talk(OLD, NEW, 'what is the vig', 'which of the two parlays wins more often').plan).toMatchObject({
    calls: [{ tool: 'build_parlay' }, { tool: 'build_parlay' }],
  });
});

it('compares none where there is one, or a leg is asked for', () => {
  expect(talk(OLD, 'which of the two parlays wins more often').plan).not.toMatchObject({ calls: [{}, {}] });
  expect(talk(OLD, NEW, 'which leg is better').plan).not.toMatchObject({
    calls: [{ tool: 'build_parlay' }, { tool: 'build_parlay' }],
  });
});

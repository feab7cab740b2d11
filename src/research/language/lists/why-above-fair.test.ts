import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ talk } = await demoTalk());
});
const STATED = 'bills ml +160 worth a bet?';

describe('why more than the fair price is asked for', () => {
  it.each([
    'why do the bills need -105 if fair is -112',
    'ok but why wont you take it if its above fair',
    'its plus ev so why pass',
    'why +105 and not -112',
    'why is there no price',
  ])('is explained of the bet that was judged: %s', (text) => {
    expect(talk(STATED, text).plan).toMatchObject({
      kind: 'calls',
      explains: 'above_fair',
      calls: [{ tool: 'price_bets' }],
    });
  });

  it.each(['why is +150 better than +140', 'whats fair on it', 'why'])('is not what is asked: %s', (text) => {
    expect(talk(STATED, text).plan).not.toMatchObject({ explains: 'above_fair' });
  });

  it.each([
    'how many points of edge do you need before you bet something',
    'whats your minimum edge',
    'how much edge do u want to call it a bet',
  ])('is told as a rule where no bet is spoken of: %s', (text) => {
    const { plan, isCharged } = talk(text);
    expect(plan).toMatchObject({
      calls: [{ tool: 'look_up', input: { topic: { kind: 'method', of: 'verdict' } } }],
    });
    expect(isCharged).toBe(false);
  });
});

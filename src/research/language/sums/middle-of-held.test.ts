import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('a middle on one bet', () => {
  it('takes the number of the other side that leaves a gap', () => {
    const [call] = demo.callsOf('bills over 40.5 -110 good?', 'can i middle it');
    expect(call).toMatchObject({ tool: 'calculate', input: { calc: { kind: 'middle' } } });
    expect(call?.input).toMatchObject({
      calc: { ends: expect.arrayContaining([expect.objectContaining({ first: 'win', second: 'win' })]) },
    });
  });

  it('is refused with the number that it takes, where nobody has one', () => {
    const { plan, isCharged } = demo.talk('bills +60.5 -110 good?', 'should i middle that');
    expect(plan).toMatchObject({ kind: 'say' });
    expect(isCharged).toBe(false);
  });
});

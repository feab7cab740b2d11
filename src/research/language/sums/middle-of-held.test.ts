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

  it.each([
    ['i have bills +6.5 -110, what can i get on the lions to middle it', 'Lions -0.5'],
    ['have lions -2.5 -110 for 50, any middle with the bills', 'Bills +6.5'],
  ])('takes who plays against it for the other side: %s', (text, otherBet) => {
    expect(demo.calcsOf(text)).toMatchObject([{ kind: 'middle', otherBet }]);
  });

  it('says that nobody has the number which is named for the other side', () => {
    const { plan } = demo.talk('got cowboys -3 +100 in pocket, pats +4 out there anywhere? wanna middle it');
    expect(plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^No middle on Cowboys -3 .* best number there is Patriots/),
    });
  });

  it('is refused with the number that it takes, where nobody has one', () => {
    const { plan, isCharged } = demo.talk('bills +60.5 -110 good?', 'should i middle that');
    expect(plan).toMatchObject({ kind: 'say' });
    expect(isCharged).toBe(false);
  });
});

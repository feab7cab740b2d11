import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcsOf = (...texts: string[]) =>
  demo.callsOf(...texts).map(({ input }) => (input as { calc?: Record<string, unknown> }).calc);

describe('closing line value', () => {
  it('says that points which were won are not in it', () => {
    const { plan } = demo.talk('took cowboys -3 -105 at fd, closed -4.5 -110. did i beat the close');
    expect(plan).toMatchObject({
      assumed: [expect.stringMatching(/^-3 is 1\.5 points better than the close of -4\.5/)],
    });
  });

  it('holds a price of now for no close', () => {
    const [position] = calcsOf('got bills ml +205 circa 100. its +193 there now. clv?');
    expect(position).toMatchObject({ kind: 'position', price: '+205', nowPrice: '+193' });
  });
});

describe('whom another bet was judged of before', () => {
  it.each([
    ['jsn over 6.5 rec -140 any good', 'what about anytime td, whats walker at', 'prop:player_anytime_td'],
    ['jsn over 6.5 rec -140 any good', 'how about anytime td for walker', 'prop:player_anytime_td'],
    ['is bills +4.5 -110 any good', 'ok the moneyline, whats the chiefs at', 'moneyline'],
  ])('has none of its price: %s, %s', (before, text, market) => {
    expect(demo.callsOf(before, text)).toMatchObject([{ tool: 'show_board', input: { market } }]);
  });

  it('but what was taken has', () => {
    expect(calcsOf('i took bills +4.5 -110', 'whats it at now')).toMatchObject([{ kind: 'position', price: '-110' }]);
  });
});

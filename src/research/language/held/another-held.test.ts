import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('another bet with its stake behind one that is held', () => {
  const HELD = 'i have bills ml +150 for 65, should i hedge';

  it.each([
    ['cowboys +120 for 60', { price: '+120', stakeCents: 60_00 }],
    ['and the cowboys +120 for 60', { price: '+120', stakeCents: 60_00 }],
    ['cowboys for the same 65', { stakeCents: 65_00 }],
  ])('is what it is worth, free: %s', (text, position) => {
    expect(demo.calcsOf(HELD, text)).toMatchObject([{ kind: 'position', ...position }]);
  });

  it('is sold or kept by its own offer', () => {
    expect(demo.calcsOf(HELD, 'and cowboys +120 for the same 65, offered 40')).toMatchObject([
      { kind: 'cash_out', returnsCents: expect.closeTo(143_00, -1), offerCents: 40_00 },
    ]);
  });
});

describe('a bet that is made, against the line of now', () => {
  it.each([
    'i took bills +7 -110, where is it now, did i beat the close',
    'got bills +7 at -110, did i beat the market',
    'grabbed bills +7 -110, how many points did i get',
    'i bet bills +7 at -110, whats the line at now, am i beating it',
  ])('is told by points and by price, free: %s', (text) => {
    expect(demo.calcsOf(text)).toMatchObject([{ kind: 'position', price: '-110' }]);
    expect(demo.notesOf(text)).toMatch(/points?|has not moved/);
  });
});

describe('the price of one’s own side', () => {
  it.each([
    'i have bills -150 for 150, bills are -200 now, should i hedge',
    '150 on bills at -150, bills now -200, how do i hedge',
    'i bet the bills -150 for 150 and the bills are at -200 now, hedge?',
  ])('is no price of the hedge: %s', (text) => {
    const [calc] = demo.calcsOf(text);
    expect(calc).toMatchObject({ kind: 'hedge', price: '-150', stakeCents: 150_00 });
    expect(calc?.hedgePrice).not.toBe('-200');
  });

  it('is that of the hedge where the other side is named beside it', () => {
    expect(demo.calcsOf('i have bills -150 for 150, lions are +180 now, hedge')[0]).toMatchObject({
      hedgePrice: '+180',
    });
  });
});

it.each([
  '3k bankroll, how much should i put on the lions ml',
  'my bankroll is 2k. how much should i put on the bills ml',
])('a bankroll is no stake: %s', (text) => {
  const { plan } = demo.talk(text);
  expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'price_bets' }] });
  expect(JSON.stringify(plan)).not.toContain('stakeCents');
});

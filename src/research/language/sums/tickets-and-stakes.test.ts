import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcsOf = (...texts: string[]): Record<string, unknown>[] =>
  demo.callsOf(...texts).map(({ input }) => ({ ...('calc' in input ? (input.calc as object) : input) }));

describe('a match that may be drawn', () => {
  const held = 'i bet 200 on arsenal ml at +150, cover the draw and the other side both';

  it('has two bets against one', () => {
    const [calc] = calcsOf(held);
    expect(calc).toMatchObject({ kind: 'hedge', bet: 'Arsenal', hedgeBet: 'the draw', stakeCents: 200_00 });
    expect(calc?.others).toHaveLength(1);
  });

  it('keeps them when it is to break even, and the stake', () => {
    const [calc] = calcsOf(held, 'how much on each to break even at worst');
    expect(calc).toMatchObject({ profitCents: 0, stakeCents: 200_00, price: '+150' });
    expect(calc?.others).toHaveLength(1);
  });
});

describe('half of a game', () => {
  it('is no half of a hedge, and no bet on a half', () => {
    const [calc] = calcsOf(
      "i have 100 on the bills ml at +250, they're winning at half, how do i hedge, lions now +140",
    );
    expect(calc).toMatchObject({ kind: 'hedge', hedgePrice: '+140' });
    expect(calc).not.toHaveProperty('share');
    const [other] = calcsOf('50 on bills ml at -260, halftime now bills down 3 and lions are -150, how do i hedge it');
    expect(other).toMatchObject({ kind: 'hedge', price: '-260', hedgePrice: '-150', stakeCents: 50_00 });
  });

  it('is still a half where the hedge is', () => {
    const first = 'i have 100 on the bills ml at +250, how do i hedge, lions now +140';
    expect(calcsOf(first, 'just hedge half')[0]).toMatchObject({ share: 0.5 });
    expect(calcsOf(first, 'just hedge half', 'no i meant the whole thing not half')[0]).not.toHaveProperty('share');
  });
});

describe('behind a hedge', () => {
  const ticket = 'hedge calc: 4 leg parlay 20 to win 480, last leg is bills ml. lions -150';

  it('the stake alone is covered', () => {
    expect(calcsOf(ticket, 'nah just want to cover my 20 and let the rest ride')[0]).toMatchObject({
      kind: 'hedge',
      returnsCents: 500_00,
      profitCents: 0,
    });
  });

  it('an offer stands beside what the hedge leaves', () => {
    const told = demo.talk(ticket, 'my book offers 150 cashout, better or worse than the hedge');
    expect(told.plan).toMatchObject({
      assumed: [expect.stringMatching(/^The offer is \$/), expect.stringMatching(/^Let it ride: /)],
    });
    expect(calcsOf(ticket, 'what about a cash out of 150 instead')[0]).toMatchObject({
      kind: 'cash_out',
      returnsCents: 500_00,
      offerCents: 150_00,
    });
  });
});

describe('an offer for a ticket', () => {
  const offered = 'cash out offer of 150 on my 50 bet at +900, last leg is bills ml. take it?';

  it('is kept for the next question', () => {
    const again = { kind: 'cash_out', returnsCents: 500_00, offerCents: 150_00 };
    expect(calcsOf(offered)[0]).toMatchObject(again);
    expect(calcsOf(offered, 'so should i take it or let it ride')[0]).toMatchObject(again);
    expect(calcsOf(offered, 'so thats a no?')[0]).toMatchObject(again);
  });

  it('stands beside a hedge of one’s own', () => {
    const asked = 'could i do better hedging lions ml myself';
    expect(calcsOf(offered, asked)[0]).toMatchObject({ kind: 'hedge', returnsCents: 500_00 });
    expect(demo.talk(offered, asked).plan).toMatchObject({
      assumed: [expect.stringMatching(/^Yes, hedging is better/), expect.anything()],
    });
  });
});

describe('a leg that pushes', () => {
  const parlay = 'how much would 3 leg parlay pay: +110 -130 +160 for 15 bucks';

  it('is the one in the middle of three, or the one that is named when it was asked which', () => {
    expect(calcsOf(parlay, 'and if the middle leg pushes')[0]).toMatchObject({ prices: ['+110', '+160'] });
    expect(demo.talk(parlay, 'and if a leg pushes').plan).toMatchObject({ kind: 'say' });
  });
});

describe('what each leg of a teaser must win', () => {
  it.each([
    ['tease bills and cowboys 6 pts at -120, whats my break even per leg'],
    ['tease bills and cowboys at -120, what does each leg need to hit'],
  ])('follows from its price: %s', (text) => {
    expect(calcsOf(text)[0]).toMatchObject({ kind: 'teaser', price: '-120', legs: 2 });
  });
});

describe('the stake of bets that were judged', () => {
  it('is told of each, free', () => {
    const plan = demo.talk(
      'bills ml +150 or lions -172, which one',
      'no 800 is my bankroll, how much should i put on each',
    );
    expect(plan.plan).toMatchObject({ kind: 'calls', explains: 'stake' });
    expect(plan.reading.bankroll).toBe(800);
  });

  it.each(['how much on each w 800', 'how much with 800', 'how much do you put on it with a 800 roll'])(
    'is shared from what there is: %s',
    (text) => {
      expect(demo.talk('bills ml +150, good?', text).reading.bankroll).toBe(800);
    },
  );

  it('is no bankroll where a payout is asked', () => {
    expect(demo.talk('how much do i win with 50 on the bills').reading.bankroll).toBe(null);
  });

  it('follows no result of the day', () => {
    for (const text of ['im up 300 today should i bet bigger', 'im on a heater, should i raise my units'])
      expect(demo.talk(text).plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/^No: today/) });
  });

  it('goes on by one’s own chance', () => {
    const own = 'if i think the bills win 55% what do i bet with a 2500 roll';
    expect(calcsOf(own)[0]).toMatchObject({ kind: 'kelly', chance: 0.55 });
    expect(calcsOf(own, 'half kelly')[0]).toMatchObject({ kind: 'kelly', chance: 0.55, fraction: 0.5 });
  });

  it('is one unit of two that are named', () => {
    expect(demo.talk('whats a good unit size for a 500 bankroll', 'so bet 5 or 10').plan).toMatchObject({
      text: expect.stringMatching(/^\$5\.00\. One unit is/),
    });
  });
});

describe('two payouts of one stake', () => {
  it.each([
    ['the difference in payout on 400 between -105 and -110', '$17.31 more at -105'],
    ['how much more do i win on 100 at +160 instead of +150', '$10.00 more at +160'],
  ])('are told apart by the figure that is asked for: %s', (text, told) => expect(demo.notesOf(text)).toContain(told));
});

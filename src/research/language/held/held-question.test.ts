import { beforeAll, describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { freeCallsOf, talkerOver } from '../test-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const refuse = (): never => {
  throw new Error('the recorded slate is missing');
};
const [soccer] = recordedSlate('reconstructed_soccer_fifa_world_cup_2026-04-16.json.gz');
const talk = soccer ? talkerOver(soccer.slate, soccer.now) : refuse;
type Says = (...texts: string[]) => ReturnType<typeof talk>;

const calcsOf = (say: Says, ...texts: string[]): object[] =>
  freeCallsOf(say(...texts)).map(({ input }) => ('calc' in input ? (input.calc as object) : input));
const leadOf = (say: Says, ...texts: string[]): string => {
  const { plan } = say(...texts);
  return plan?.kind === 'calls' ? (plan.assumed[0] ?? '') : '';
};

const TICKETS = [
  '$100 on a 3-leg parlay at +600, two legs hit, last leg is Netherlands to beat Japan.',
  '100 on a 4 leg parlay at +600, three down, just need the netherlands to beat japan.',
  'one leg left on my parlay: netherlands over japan, $100 to win 600.',
  '2 for 2 so far, last one is netherlands over japan. $100 pays $700.',
];

describe.skipIf(!soccer)('a ticket with one leg left of a match that may be drawn', () => {
  it.each(TICKETS)('is hedged with the draw and the other side: %s', (text) => {
    const [calc] = calcsOf(talk, `${text} how do i hedge it?`);
    expect(calc).toMatchObject({ kind: 'hedge', bet: 'Netherlands', hedgeBet: 'the draw', stakeCents: 100_00 });
    expect(calc).toMatchObject({ returnsCents: 700_00, others: [{ bet: 'Japan' }] });
  });

  it.each(TICKETS)('is remembered for an offer and for the stake alone: %s', (text) => {
    const hedge = `${text} how do i hedge it?`;
    for (const offer of [
      'book is offering 380 cash out, should i take it',
      "they'll give me 380 now",
      'cash out is 380',
    ]) {
      expect(calcsOf(talk, hedge, offer)).toMatchObject([
        { kind: 'cash_out', returnsCents: 700_00, offerCents: 380_00 },
      ]);
      expect(leadOf(talk, hedge, offer)).toMatch(/^Yes, take it: the ticket is worth \$\S+ on average/);
      const back = ['what if i only hedge enough to get my 100 back', 'hedge just enough for my 100 back'];
      for (const wish of back)
        expect(calcsOf(talk, hedge, offer, wish)).toMatchObject([
          { kind: 'hedge', returnsCents: 700_00, stakeCents: 100_00, profitCents: 0 },
        ]);
    }
  });

  it.each(['should i hedge', 'worth hedging?', 'hedge it?', 'does it make sense to hedge here'])(
    'is answered by yes or no: %s',
    (text) => {
      expect(leadOf(talk, `${TICKETS[0]} ${text}`)).toMatch(/^No, let it ride: .* a full hedge leaves a sure \$/);
      expect(leadOf(talk, `${TICKETS[1]} how do i hedge`, text)).toMatch(/^No, let it ride: /);
    },
  );

  it('is told what to do where nothing is asked, and which way where several are named', () => {
    expect(leadOf(talk, TICKETS[0] ?? '')).toMatch(/^Let it ride: /);
    expect(leadOf(talk, `${TICKETS[0]} hedge or let it ride?`)).toMatch(/^Let it ride: /);
  });
});

describe('a bet that is held', () => {
  const OFFERED = '$100 on bills ml +150, cash-out $80?';

  it.each([
    'or put something on the lions, how much',
    'or should i bet the other side, how much would i need',
    'could i hedge with lions instead',
  ])('is hedged beside what is offered for it: %s', (text) => {
    expect(calcsOf(demo.talk, OFFERED, text)).toMatchObject([
      { kind: 'hedge', bet: 'Bills moneyline', hedgeBet: 'Lions moneyline', stakeCents: 100_00 },
    ]);
    expect(leadOf(demo.talk, OFFERED, text)).toMatch(
      text.includes('how much') ? /^Put \$\S+ on Lions moneyline at / : /whoever wins/,
    );
  });

  it('is worth a hedge at a price above fair, whichever is asked', () => {
    const asked = 'i have 100 on bills ml at +150, should i hedge with lions ml at +120 there';
    expect(leadOf(demo.talk, asked)).toMatch(/^Yes, hedge it: .* more than its fair price/);
    expect(leadOf(demo.talk, asked)).not.toContain('Being sure costs');
  });

  it('is the one that was told, where only its other side is named with a stake', () => {
    const told = 'I took the Bills at +150 on Tuesday, did I beat the line?';
    expect(calcsOf(demo.talk, told, 'should I hedge w lions -172? i got 110 on it')).toMatchObject([
      { kind: 'hedge', bet: 'Bills moneyline', stakeCents: 110_00, hedgePrice: '-172' },
    ]);
  });

  it('is free at every further offer', () => {
    expect(leadOf(demo.talk, OFFERED, 'they offer 90', 'should i take 110')).toMatch(/^Yes, take it: /);
  });
});

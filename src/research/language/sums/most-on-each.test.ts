import { beforeAll, describe, expect, it } from 'vitest';
import { slateNames } from '../../slate/slate-names.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { withMemory } from '../calls/with-memory.ts';
import { readQuestion } from '../read-question.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

const nowMs = Date.UTC(2026, 10, 21, 17);
const timeZone = 'America/New_York';

/** What a message behind picks comes to. */
function behindPicks(text: string, bankroll?: number) {
  const { slate } = demo;
  const names = slateNames(slate);
  const focus = ['Buffalo Bills', 'Dallas Cowboys'].flatMap((team) => {
    const eventId = demo.game(team);
    return eventId ? [{ eventId, market: 'moneyline', side: 'home' as const, line: null, player: null }] : [];
  });
  const memory = bankroll === undefined ? {} : { memory: { bankroll } };
  const previous = { ...OPEN_READING, list: true, focus, ...memory };
  const reading = withMemory(readQuestion(text, { nowMs, timeZone, previous }), previous, text);
  const world = { slate: { ...slate, names: () => names }, nowMs, zone: zoneOf(timeZone) };
  return { plan: planCalls({ text, reading, previous, ...world }), reading };
}

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('the most that is to be put on one bet', () => {
  it.each([
    'max bet 150',
    'cap bet at 150',
    'cap each bet at $150',
    'never more than 150 a bet',
    'keep every bet under 150',
    'no more than 150 bucks on any of them',
  ])('is no bankroll and no price behind picks: %s', (text) => {
    const { plan, reading } = behindPicks(text, 1000);
    expect(plan).toMatchObject({
      kind: 'about',
      about: { kind: 'stakes', bankrollCents: 1_000_00, mostCents: 150_00 },
    });
    expect(reading.bankroll).toBeNull();
  });

  it.each([
    ['max bet 150', 'within the $150.00'],
    ['cap it at 5', 'Bet $5.00, the most you put on one'],
    ['no more than 5 bucks on it', 'Bet $5.00, the most you put on one'],
  ])('bounds what Kelly says: %s', (text, told) => {
    const before = 'kelly at +185 with 38%, bankroll 2000';
    expect(demo.calcsOf(before, text)).toEqual(demo.calcsOf(before));
    expect(demo.notesOf(before, text)).toContain(told);
  });

  it('leaves the terms of an offer to what they bound', () => {
    expect(demo.calcsOf('50% profit boost on +200, max bet 25')[0]).toMatchObject({ kind: 'boost', stakeCents: 25_00 });
  });
});

describe('another bankroll behind picks', () => {
  it.each(['bankroll is 800 now', 'my bankroll is 800 now', 'my roll is down to 800', 'i have 800 to work with now'])(
    'tells their stakes in it, free: %s',
    (text) => {
      expect(behindPicks(text).plan).toMatchObject({
        kind: 'about',
        about: { kind: 'stakes', bankrollCents: 800_00 },
      });
    },
  );

  it('is noted where no picks were shown', () => {
    expect(demo.callsOf('my bankroll is 800 now')[0]).toMatchObject({ tool: 'propose' });
  });
});

describe('a rate without its sign', () => {
  it.each(['breakeven at 55', 'break even at 55?', 'what price do i need to break even at 55'])(
    'is the price that it needs: %s',
    (text) => {
      expect(demo.calcsOf(text)).toMatchObject([{ kind: 'convert', chance: 0.55 }]);
    },
  );

  it.each(['i hit 55 at -110', 'im at 55 on spreads at -110, whats my edge', 'i win 55 at -110, is that profitable'])(
    'is how often one wins: %s',
    (text) => {
      expect(demo.calcsOf(text)).toMatchObject([{ kind: 'ev', price: '-110', chance: 0.55 }]);
    },
  );

  it('is money where it is staked or won', () => {
    expect(demo.calcsOf('i bet 55 at -110, what do i win')[0]).toMatchObject({ kind: 'payout', stakeCents: 55_00 });
    expect(demo.calcsOf('to win 55 at -110')[0]).toMatchObject({ kind: 'payout', toWinCents: 55_00 });
  });
});

describe('a chance in words beside a stake', () => {
  it.each([
    '300 on bills ml, 50/50, expected loss',
    '300 on bills ml, coin flip to me, how much do i expect to make',
    '300 on the bills moneyline and i say its a toss up, whats the ev',
    '300 on the bills ml, i give them 1 in 2, how much do i lose on average',
  ])('is what the bet is worth at the price there is: %s', (text) => {
    expect(demo.calcsOf(text)[0]).toMatchObject({ kind: 'ev', chance: 0.5, stakeCents: 300_00 });
  });
});

describe('a stake for fun on one of the picks', () => {
  it.each([
    'one of the 3 for fun, 20 bucks',
    'just want one of those for fun, 20 bucks, what does it pay',
    'any of them for the sweat with $20',
    '20 on either one for kicks',
  ])('is what it pays on each: %s', (text) => {
    expect(behindPicks(text).plan).toMatchObject({ kind: 'about', about: { kind: 'pays', place: null, cents: 20_00 } });
  });
});

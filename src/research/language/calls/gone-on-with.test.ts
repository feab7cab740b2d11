import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

/** What is said behind an answer goes on with its numbers, its bet or its game. */

type Demo = Awaited<ReturnType<typeof demoTalk>>;
let demo: Demo;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcOf = (...texts: string[]) => (demo.callsOf(...texts)[0]?.input as { calc?: object } | undefined)?.calc;
const saidTo = (...texts: string[]) => {
  const { plan, isCharged } = demo.talk(...texts);
  return plan?.kind === 'say' && !isCharged ? plan.text : JSON.stringify(plan);
};

describe('a price that was explained', () => {
  it.each([
    ['so i gotta win how often to break even at that', '-165'],
    ['and +240?', '+240'],
  ])('is worked out further: %s', (text, price) => {
    expect(calcOf('whats -165 mean', text)).toEqual({ kind: 'break_even', price });
  });
});

describe('a hedge', () => {
  const HEDGE = 'i have $100 on the lions at +900, opponent is +150 now. how much do i hedge to be equal either way';

  it('is made again at the price that the other side has now', () => {
    expect(calcOf(HEDGE, 'The opponent moved to +120, redo the first one.')).toMatchObject({
      ...{ kind: 'hedge', stakeCents: 100_00, price: '+900', hedgePrice: '+120' },
    });
  });

  it.each([['just want my 100 back'], ['get my 100 back and let it ride']])('is no trouble to speak of: %s', (text) => {
    expect(calcOf(HEDGE, text)).toMatchObject({ kind: 'hedge', stakeCents: 100_00 });
    expect(demo.talk(HEDGE, 'i lost everything, i just want my money back').reading.intent).toBe('distress');
  });

  it('that brings back the stake alone is told first, to the cent', () => {
    expect(calcOf(HEDGE, 'What if I only want to get my stake back and let the rest ride?')).toMatchObject({
      ...{ kind: 'hedge', stakeCents: 100_00, hedgePrice: '+150', profitCents: 0 },
    });
  });
});

it('the vig comes off three prices, whatever they are called', () => {
  expect(calcOf('devig -135/+115', 'Now do a three-way: home +140, draw +230, away +195.')).toEqual({
    ...{ kind: 'no_vig', prices: ['+140', '+230', '+195'], sides: ['Home', 'Draw', 'Away'] },
  });
});

it('a free bet that was named stays the one that is turned into cash', () => {
  expect(
    calcOf('I have a $250 free bet. best way to convert it', 'use a +145 leg, other side -155, how much do i lay'),
  ).toMatchObject({ kind: 'free_bet', faceCents: 250_00, price: '+145', hedgePrice: '-155' });
});

describe('some of so many bets', () => {
  it.each([
    ['how much do i lose if 3 of my 5 bets at 50 each lose, all -110', { won: 2, lost: 3 }],
    ['if 4 of 7 hit at -110 for 50 each what do i make', { won: 4, lost: 3 }],
    ['say i win two of five at -110, 50 a bet, profit?', { won: 2, lost: 3 }],
  ])('win or lose: %s', (text, ends) => {
    expect(calcOf(text)).toEqual({ kind: 'record', ...ends, price: '-110', stakeCents: 50_00 });
  });
});

it.each([
  ['bankroll is 800 and i bet 2% units, how much do i put on a 1.5 unit play', 'so 1.5 units are $24.00.'],
  ['my unit is 2 percent of my 1000 roll, whats 3 units', 'so 3 units are $60.00.'],
])('a unit of a share of the bankroll is told in money: %s', (text, words) => {
  expect(saidTo(text)).toContain(words);
});

describe('what is not priced of the game that was spoken of', () => {
  it.each([['any corners?'], ['both teams score yes whats the best price'], ['no sacks?']])(
    'is said, and no other bet of it is shown: %s',
    (text) => {
      expect(saidTo('bills ml good?', text)).toMatch(/^I have no price on .* for Detroit Lions @ Buffalo Bills\./);
    },
  );
});

describe('the price at which a bet becomes one', () => {
  it.each([
    ['at what number does the bills moneyline become a bet'],
    ['what price do i need on bills ml to bet it'],
    ['at what price is bills ml a bet'],
  ])('is a verdict on who is named: %s', (text) => {
    const { plan, isCharged } = demo.talk(text);
    expect(isCharged).toBe(true);
    expect(plan).toMatchObject({ calls: [{ tool: 'price_bets', input: { bets: [{ market: 'moneyline' }] } }] });
  });
});

describe('the price at which several bets are to be left', () => {
  it.each([
    ['bills ml +160 dk, whats the ev and at what price do i stop. n cubs ml?'],
    ['stop price on the bills ml and the cubs ml'],
    ['so what price do bills ml and cubs ml need'],
  ])('is told of each of them beside the verdicts: %s', (text) => {
    const { plan, isCharged } = demo.talk(text);
    expect(isCharged).toBe(true);
    expect(plan).toMatchObject({ tells: 'limit', calls: [{ input: { bets: [{}, {}] } }] });
  });

  it('is explained of what was judged, free', () => {
    const { plan } = demo.talk('is bills ml +160 a bet', 'whats my stop price');
    expect(plan).toMatchObject({ explains: 'limit' });
  });
});

it('a leg that was meant otherwise is put right in its parlay', () => {
  const { plan } = demo.talk('parlay bills ml and celtics ml', 'oops i meant lions ml not the bills');
  const legs = (plan?.kind === 'calls' ? plan.calls[0] : undefined)?.input as {
    legs: { eventId: string; side: string }[];
  };
  expect(legs.legs.map(({ side }) => side)).toHaveLength(2);
  expect(legs.legs[0]).toMatchObject({ eventId: demo.game('Detroit Lions'), side: 'away' });
});

it('what is to be remembered is noted, however politely it is said', () => {
  expect(demo.talk('can u remember i only use draftkings and betmgm').plan).toMatchObject({
    calls: [{ tool: 'propose', input: { action: { change: { sportsbooks: ['DraftKings', 'BetMGM'] } } } }],
  });
});

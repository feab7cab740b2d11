import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, game } = await demoTalk();

const inputOf = (...texts: string[]): Record<string, unknown> => {
  const { plan } = talk(...texts);
  if (plan?.kind !== 'calls') throw new Error(`${texts.at(-1)}: ${JSON.stringify(plan)}`);
  return plan.calls[0]?.input as Record<string, unknown>;
};
const readingOf = (text: string) => {
  const { plan, reading } = talk(text);
  return plan?.kind === 'picks' ? plan.reading : reading;
};

describe('about what a parlay is to pay', () => {
  it.each(['need a 2 leg around even money', '2 leg parlay close to even money', 'a 2 legger around +100'])(
    'is no limit of each leg: %s',
    (text) => {
      const { choose, targetPrice } = inputOf(text);
      expect(targetPrice).toBe('+100');
      expect(choose).not.toHaveProperty('minPrice');
    },
  );

  it.each<[string, object]>([
    ['lottery ticket parlay lol like +2000 or better', { wholeMin: 21 }],
    ['parlay paying at least 10/1', { wholeMin: 11 }],
    ['I want a lotto ticket. $5 to win at least $1000, all NHL', { wholeMin: 201, leagues: ['NHL'], stakeCents: 500 }],
    ['parlay all the favs tonight what does it pay on 50', { side: 'favorite', count: 10, stakeCents: 50_00 }],
  ])('%s', (text, wanted) => {
    expect(readingOf(text)).toMatchObject({ intent: 'parlay', ...wanted });
  });

  it('counts no legs by the stake', () => {
    expect(inputOf('5 to win 1000 parlay nhl only')).toMatchObject({ targetPrice: '201.00' });
    expect(inputOf('5 to win 1000 parlay nhl only').choose).not.toHaveProperty('count');
  });
});

describe('several bets as one', () => {
  it.each([
    'what r the odds all 3 of these hit: knicks, heat, lakers',
    'how likely is it that knicks, heat and lakers all win',
    'fair price on 3 team ml parlay knicks heat lakers',
  ])('tells the chance of all of them, free: %s', (text) => {
    expect(inputOf(text)).toMatchObject({ legs: [{}, {}, {}], priceOnly: true });
    expect(talk(text).isCharged).toBe(false);
  });

  it('is held at what it pays', () => {
    const held = inputOf('i got heat ml, knicks ml and bills ml, 10 to win 75');
    expect(held).toMatchObject({ legs: [{}, {}, {}], price: '+750', placed: true });
  });

  it('is held against its legs where it pays what they cannot', () => {
    const { plan } = talk('my ticket is Heat ml, Knicks ml, Bills ml 10 bucks for 17.50 total payout');
    expect(plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^\$10\.00 for \$17\.50 back.*one of the two/),
    });
  });

  it('takes the team whose city is said in short', () => {
    const { legs } = inputOf('I got a parlay: Bills ML, Flames ML, Giants ML (sf). rate it');
    expect(legs).toMatchObject([{}, {}, { eventId: game('San Francisco Giants') }]);
  });

  it('says a leg that is missing beside those that are there, and joins none of them', () => {
    const { plan, isCharged } = talk('parlay lebron over 25.5 points, lakers ml and vikings ml');
    expect(plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^I have no price for LeBron James.*Lakers moneyline.*Vikings moneyline/),
    });
    expect(isCharged).toBe(false);
    expect(inputOf('parlay lebron over 25.5 points, lakers ml and vikings ml', 'parlay those').legs).toHaveLength(2);
  });

  it('joins what was spoken of with who is named', () => {
    expect(inputOf('lions ml good?', 'ok add it to vikings ML').legs).toMatchObject([
      { eventId: game('Detroit Lions') },
      {},
    ]);
    expect(inputOf('celtics ml or nuggets +2.5?', 'put both in a parlay for 20')).toMatchObject({
      stakeCents: 20_00,
    });
  });
});

describe('a parlay that was shown', () => {
  const THREE = 'parlay warriors celtics nuggets ml';

  it.each([
    'now do spreads instead',
    'switch them all to spreads',
    'same teams but spreads',
    'can you do the spreads instead',
  ])('is of another market: %s', (text) => {
    expect(inputOf(THREE, text).legs).toMatchObject([{ market: 'spread' }, { market: 'spread' }, { market: 'spread' }]);
  });

  it.each(['take out the riskiest one', 'drop the one most likely to lose', 'get rid of the riskiest leg'])(
    'loses the least likely leg: %s',
    (text) => {
      expect(inputOf(THREE, 'what does it pay w 10', text)).toMatchObject({ leaveOut: 'chance' });
    },
  );

  it('is filled up where it is made longer than what is added', () => {
    const two = 'parlay lions ml and vikings ml';
    expect(inputOf(two, 'make it 4 legs and throw in the ravens')).toMatchObject({
      legs: [{}, {}, {}],
      choose: { count: 4 },
    });
    expect(inputOf(two, 'make it 3 legs and add the ravens')).not.toHaveProperty('choose');
    expect(inputOf(two, 'make it a 5 legger with the ravens')).toMatchObject({
      legs: [{}, {}, {}],
      choose: { count: 5 },
    });
  });
});

it('is built where it was explained before', () => {
  expect(talk('explain same game parlays to me', 'show me one for vikings falcons').plan).toMatchObject({
    kind: 'picks',
    reading: { intent: 'parlay', sameGame: true },
  });
});

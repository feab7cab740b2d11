import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ talk } = await demoTalk());
});

const LEAST = 1.5;

describe('a limit on the price of each leg', () => {
  it.each([
    ['3 leg parlay of hockey favorites please, nothing steeper than -200'],
    ['3 leg nhl parlay, no leg shorter than -200'],
    ['nhl favorites parlay, cap each leg at -200'],
    ['3 leg parlay of hockey favs -200 max'],
    ['give me a 3 legger in the nhl with favorites -200 or better'],
    ['nhl parlay, 3 legs, max -200 per leg'],
    ['nhl favorites parlay with no legs over -200'],
  ])('is read in a wish: %s', (text) => {
    const { plan } = talk(text);
    expect(plan).toMatchObject({ kind: 'picks', reading: { leagues: ['NHL'], minDecimal: LEAST } });
  });

  it.each([
    ['no leg shorter than -200'],
    ['nothing steeper than -200 tho'],
    ['keep every leg under -200'],
    ['max -200 per leg'],
    ['-200 max on each leg'],
  ])('is read behind a parlay, which keeps what it was asked to be: %s', (text) => {
    const { plan } = talk('3 leg parlay of hockey favorites around +250', text);
    const choose = { leagues: ['NHL'], side: 'favorite', count: 3, minPrice: '-200' };
    expect(plan).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'build_parlay', input: { choose, targetPrice: '+250' } }],
    });
  });

  it('stands beside what the whole is to pay', () => {
    const { plan } = talk('4 leg nhl parlay around +500', 'no leg shorter than -150');
    const input = { targetPrice: '+500', choose: { leagues: ['NHL'], count: 4, minPrice: '-150' } };
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'build_parlay', input }] });
  });
});

describe('a limit behind legs that keep to it, or that were named', () => {
  const OPEN = 'give me a 3 leg parlay around +500';
  const NAMED = 'parlay bills ml and chiefs ml';

  it.each([
    [OPEN, 'no leg longer than +150', 'All 3 legs are within that already'],
    [OPEN, 'nothing worse than -200', 'All 3 legs are within that already'],
    [NAMED, 'keep every leg at -200 or better', 'Both legs are within that already'],
    [NAMED, 'max -120 per leg', 'Leg 2 is not within that'],
    [OPEN, 'is every leg at -150 or better', 'Yes, all 3 legs are within that.'],
    [NAMED, 'is every leg at -120 or better', 'No, leg 2 is not.'],
  ])('changes nothing, and is free: %s; %s', (first, text, told) => {
    expect(talk(first, text)).toMatchObject({
      plan: { kind: 'say', text: expect.stringContaining(told) },
      isCharged: false,
    });
  });

  it('is of longer prices where it says so', () => {
    expect(talk('3 leg parlay nothing longer than -500').plan).toMatchObject({
      reading: { minDecimal: null, maxDecimal: 1.2 },
    });
    expect(talk('3 leg parlay nothing over -200').plan).toMatchObject({
      reading: { minDecimal: LEAST, maxDecimal: null },
    });
  });
});

describe('what a parlay is to pay', () => {
  const OPEN = 'give me a 3 leg parlay around +500';

  it.each(['make it around +500', 'get it to +500', 'bring it up to about 5 to 1'])(
    'is there already where it pays that: %s',
    (text) => {
      expect(talk(OPEN, text)).toMatchObject({
        plan: { kind: 'say', text: expect.stringMatching(/^It pays \+\d+ already/) },
        isCharged: false,
      });
    },
  );

  it.each(['make it around +800', 'make it longer, like +560', 'make it 4 legs around +500'])(
    'is another one otherwise: %s',
    (text) => {
      expect(talk(OPEN, text).plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'build_parlay' }] });
    },
  );
});

describe('another parlay of another league, at another price', () => {
  it.each([
    ['do one for the epl games today instead, closer to 10 to 1', 'EPL', '10/1'],
    ['do one for the nba instead, closer to 8 to 1', 'NBA', '8/1'],
    ['make one like that for the nhl, something around +700', 'NHL', '+700'],
    ['same thing but college football, closer to +1200', 'NCAAF', '+1200'],
  ])('is of that league, with as many legs: %s', (text, league, targetPrice) => {
    const { plan } = talk('3 leg parlay for tonight around +500', text);
    expect(plan).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'build_parlay', input: { targetPrice, choose: { leagues: [league], count: 3 } } }],
    });
  });
});

describe('a competition of a sport that has several', () => {
  it('is never widened to the others', () => {
    const { plan, isCharged } = talk(
      '3 leg parlay for tonight around +500',
      'do one for la liga instead, closer to 6 to 1',
    );
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringContaining('No game ahead of that competition') });
    expect(isCharged).toBe(false);
    expect(talk('3 leg la liga parlay around +500')).toMatchObject({ plan: { kind: 'say' }, isCharged: false });
  });
});

describe('"the safest parlay"', () => {
  it.each([['safest 3 leg parlay for tonight, any sport'], ['gimme the safest 3 legger tonight']])(
    'is asked for by its chance: %s',
    (text) => {
      expect(talk(text).plan).toMatchObject({
        kind: 'picks',
        reading: { intent: 'parlay', order: 'chance', count: 3 },
      });
    },
  );
});

describe('the worst leg in exchange for a better one', () => {
  it.each([
    ['swap the weakest leg for something safer', 'chance'],
    ['replace the riskiest leg with something more likely to hit', 'chance'],
    ['swap out the weakest one for a safer pick', 'chance'],
    ['trade the least likely leg for a safer one', 'chance'],
    ['change the weakest leg to something less risky', 'chance'],
    ['weakest leg out, something safer in', 'chance'],
    ['exchange the shakiest leg for something likelier', 'chance'],
    ['swap the worst leg for a better one', 'edge'],
  ])('goes, and one comes in: %s', (text, leaveOut) => {
    const { plan } = talk('gimme a 3 leg nba parlay around +500', text);
    expect(plan).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'build_parlay', input: { leaveOut, choose: { leagues: ['NBA'], count: 3 } } }],
    });
  });
});

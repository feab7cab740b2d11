import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcsOf = (...texts: string[]): Record<string, unknown>[] =>
  demo.callsOf(...texts).map(({ input }) => ({ ...('calc' in input ? (input.calc as object) : input) }));

const BOOSTED = 'boosted lions +105 to +125 at dk, max 50. ev?';

describe('a boosted price of a bet', () => {
  it.each([
    BOOSTED,
    'lions boosted from +105 to +125 dk, 50 bucks, worth it?',
    'dk boosts the lions +105 to +125, ev on 50',
  ])('is valued at what the books make it, with its dollars: %s', (text) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'ev', price: '+125', fromBooks: true, stakeCents: 50_00 }]);
  });

  it.each(['is lions +125 for 50 +ev yes or no and how many bucks', 'so ev on +125 with 50?'])(
    'is valued the same way again: %s',
    (text) => {
      const [before] = calcsOf(BOOSTED);
      expect(calcsOf(BOOSTED, text)).toMatchObject([{ kind: 'ev', price: '+125', chance: before?.chance }]);
    },
  );

  it('is of nobody that was spoken of before where a word is not known', () => {
    const asked = calcsOf(BOOSTED, 'boosted zorbs from +140 to +165, max 10');
    expect(asked.every(({ kind }) => kind !== 'ev')).toBe(true);
  });
});

describe('a boost on the parlay that was spoken of', () => {
  it.each(['dk gives me 30% boost on that parlay, max 25. ev?', 'what about a 30% boost on it with 25'])(
    'is worked out by the fair chance of its legs: %s',
    (text) => {
      const [boost] = calcsOf('parlay bills ml and celtics ml at dk, 50', text);
      expect(boost).toMatchObject({ kind: 'boost', boost: 0.3, stakeCents: 25_00 });
      expect(Number(boost?.chance)).toBeGreaterThan(0);
    },
  );
});

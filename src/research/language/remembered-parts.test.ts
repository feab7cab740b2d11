import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { formatDecimal } from '#engine/odds/format-decimal.ts';
import { REGISTRY } from '../books/registry.ts';
import type { Memory, Reading, StandingWish } from './reading.ts';
import { LEAGUES, MARKETS } from './reading-values.ts';
import { rememberedChips, rememberedWords, withoutParts } from './remembered-parts.ts';
import { readStoredReading } from './stored-reading.ts';
import { withStanding } from './wishes/standing.ts';

const NOTHING: StandingWish = { markets: [], leagues: [], least: null, most: null };
const ALL: Memory = {
  sportsbooks: ['fanduel', 'betmgm'],
  state: 'NJ',
  bankroll: 1500,
  unit: 25,
  wishes: { markets: ['prop'], leagues: ['NBA', 'Soccer'], least: 1 + 100 / 150, most: 4 },
};
const SEARCH = readStoredReading({ intent: 'picks' }) as Reading;
const chipsOf = (memory: Memory | undefined) => rememberedChips(memory, formatAmerican);
const keysOf = (memory: Memory | undefined) => chipsOf(memory).map(({ key }) => key);

const anyMemory: fc.Arbitrary<Memory> = fc.record(
  {
    sportsbooks: fc.uniqueArray(fc.constantFrom(...REGISTRY.keys()), { minLength: 1, maxLength: 6 }),
    state: fc.constantFrom('NJ' as const, 'NY' as const),
    bankroll: fc.integer({ min: 1, max: 100_000 }),
    unit: fc.integer({ min: 1, max: 500 }),
    wishes: fc.record({
      markets: fc.uniqueArray(fc.constantFrom(...MARKETS), { maxLength: 3 }),
      leagues: fc.uniqueArray(fc.constantFrom(...LEAGUES), { maxLength: 4 }),
      least: fc.option(fc.double({ min: 1.05, max: 3, noNaN: true })),
      most: fc.option(fc.double({ min: 3, max: 30, noNaN: true })),
    }),
  },
  { requiredKeys: [] },
);

describe('what a chat remembers', () => {
  it('stands in short chips, a book each, and in one sentence', () => {
    expect(chipsOf(ALL).map(({ label }) => label)).toEqual([
      'Bets at FanDuel',
      'Bets at BetMGM',
      'NJ',
      'Bankroll $1,500',
      'Unit $25',
      'No props',
      'No NBA',
      'No soccer',
      'Nothing heavier than -150',
      'Nothing longer than +300',
    ]);
    expect(rememberedWords(ALL, formatAmerican)).toEqual([
      'you bet at FanDuel and BetMGM',
      'you are in New Jersey',
      'your bankroll is $1,500.00',
      'one unit is $25.00',
      'no props',
      'no NBA',
      'no soccer',
      'nothing heavier than -150',
      'nothing longer than +300',
    ]);
  });

  it('is written in the odds that its writer reads, and a shortest underdog is not heavy', () => {
    const labels = (least: number, odds: (decimal: number) => string) =>
      rememberedChips({ wishes: { ...NOTHING, least } }, odds).map(({ label }) => label);
    expect(labels(1.5, formatDecimal)).toEqual(['Nothing shorter than 1.50']);
    expect(labels(2.2, formatAmerican)).toEqual(['Nothing shorter than +120']);
  });

  it('is nothing where nothing was told, or for one question alone', () => {
    for (const memory of [undefined, {}, { wishes: NOTHING }, { also: ['fanduel'] }])
      expect(chipsOf(memory)).toEqual([]);
  });

  it('has a key for each value, so that what is told anew is another chip', () => {
    expect(keysOf({ bankroll: 500 })).not.toEqual(keysOf({ bankroll: 501 }));
    fc.assert(
      fc.property(anyMemory, (memory) => {
        const keys = keysOf(memory);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every((key) => key.length <= 64)).toBe(true);
      }),
    );
  });
});

describe('what is taken away', () => {
  it('is gone, and nothing else is, in whatever order', () => {
    fc.assert(
      fc.property(anyMemory, fc.nat(), (memory, nth) => {
        const chips = chipsOf(memory);
        const gone = chips[nth % Math.max(1, chips.length)];
        const left = withoutParts({ ...SEARCH, memory }, gone ? [gone.key] : []).memory;
        expect(chipsOf(left)).toEqual(chips.filter((chip) => chip !== gone));
        const all = withoutParts({ ...SEARCH, memory }, chips.map(({ key }) => key).toReversed()).memory;
        expect(chipsOf(all)).toEqual([]);
      }),
    );
  });

  it('changes nothing where it is not remembered with this value', () => {
    const reading = { ...SEARCH, memory: ALL };
    expect(withoutParts(reading, ['bankroll:2000', 'state:PA', 'book:Caesars', 'market:spread', 'x'])).toEqual(reading);
    expect(withoutParts(SEARCH, ['bankroll:1500'])).toEqual(SEARCH);
  });

  it('limits no list that goes on from one that it limited', () => {
    const limited = { ...withStanding(SEARCH, ALL), memory: ALL };
    const left = withoutParts(limited, keysOf(ALL));
    expect([left.markets, left.excluded?.leagues, left.minDecimal, left.maxDecimal]).toEqual([[], [], null, null]);
    const two = { ...ALL, wishes: { ...NOTHING, markets: ['prop', 'total'] as const } };
    const narrowed = { ...withStanding(SEARCH, two), memory: two };
    expect(withoutParts(narrowed, ['market:prop']).markets).toEqual(['moneyline', 'spread', 'prop']);
  });

  it('leaves what the question itself asked for', () => {
    const asked = { ...SEARCH, markets: ['spread' as const], minDecimal: 1.9, bankroll: 300, memory: ALL };
    const { memory: _, ...left } = withoutParts(asked, keysOf(ALL));
    expect(left).toMatchObject({ markets: ['spread'], minDecimal: 1.9, bankroll: 300 });
  });

  it('takes money and books with it that the reading carries on', () => {
    const told = { ...SEARCH, bankroll: 1500, unit: 25, book: 'FanDuel', books: ['FanDuel', 'Caesars'], memory: ALL };
    expect(withoutParts(told, keysOf(ALL))).toMatchObject({
      bankroll: null,
      unit: null,
      book: null,
      books: ['Caesars'],
    });
  });
});

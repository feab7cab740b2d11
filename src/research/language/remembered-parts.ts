import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import type { League } from '#engine/names/league.ts';
import { bookOf } from '../books/registry.ts';
import { dollars, list } from '../words/format.ts';
import type { MarketKind, Memory, Reading, StandingWish } from './reading.ts';
import { MARKETS } from './reading-values.ts';

/** One thing that a chat remembers of its writer, as it can be taken away. `key` names it with its value: told anew with another it is another. */
type Part = { key: string; label: string; forget: (reading: Reading, memory: Memory) => Partial<Reading> };

/** What a sentence tells at once. */
type Line = { words: string; parts: readonly Part[] };

type WriteOdds = (decimal: number) => string;

/** What a chat remembers, each as the part of a sentence. */
export const rememberedWords = (memory: Memory, odds: WriteOdds): string[] =>
  linesOf(memory, odds).map(({ words }) => words);

/** The same as chips. */
export const rememberedChips = (memory: Memory | undefined, odds: WriteOdds): { key: string; label: string }[] =>
  partsOf(memory ?? {}, odds).map(({ key, label }) => ({ key, label }));

/** A reading as if nothing of these had been told: nor does what leans on it carry them on. */
export function withoutParts(reading: Reading, keys: readonly string[]): Reading {
  return keys.reduce((left, key) => {
    const { memory = {}, ...rest } = left;
    const part = partsOf(memory, String).find((one) => one.key === key);
    return part ? { ...rest, memory, ...part.forget(left, memory) } : left;
  }, reading);
}

const partsOf = (memory: Memory, odds: WriteOdds): Part[] => linesOf(memory, odds).flatMap(({ parts }) => parts);

const linesOf = (memory: Memory, odds: WriteOdds): Line[] => [
  ...bookLines(memory),
  ...missingLines(memory),
  ...stateLines(memory),
  ...moneyLines(memory),
  ...(memory.wishes ? wishLines(memory.wishes, odds) : []),
];

function bookLines({ sportsbooks = [] }: Memory): Line[] {
  const titles = [...new Set(sportsbooks.map((key) => bookOf(key).title))];
  if (titles.length === 0) return [];
  return [{ words: `you bet at ${list(titles)}`, parts: titles.map(bookPart) }];
}

/** One title may be several books to the provider. */
const bookPart = (title: string): Part => ({
  key: `book:${title}`,
  label: `Bets at ${title}`,
  forget: ({ book, books }, { sportsbooks = [], ...memory }) => {
    const left = sportsbooks.filter((key) => bookOf(key).title !== title);
    return {
      memory: left.length > 0 ? { ...memory, sportsbooks: left } : memory,
      ...(book === title && { book: null }),
      ...(books && { books: books.filter((one) => one !== title) }),
    };
  },
});

function missingLines({ without = [] }: Memory): Line[] {
  const titles = [...new Set(without.map((key) => bookOf(key).title))];
  return titles.length === 0 ? [] : [{ words: `you do not bet at ${list(titles)}`, parts: titles.map(missingPart) }];
}

const missingPart = (title: string): Part => ({
  key: `without:${title}`,
  label: `Not at ${title}`,
  forget: (_, { without = [], ...memory }) => {
    const left = without.filter((key) => bookOf(key).title !== title);
    return { memory: left.length > 0 ? { ...memory, without: left } : memory };
  },
});

function stateLines({ state }: Memory): Line[] {
  if (!state) return [];
  const forget: Part['forget'] = (_, { state: gone, ...memory }) => ({ memory });
  return [{ words: `you are in ${US_STATE_NAMES[state]}`, parts: [{ key: `state:${state}`, label: state, forget }] }];
}

function moneyLines({ bankroll, unit }: Memory): Line[] {
  return [
    ...(bankroll === undefined ? [] : [moneyLine('bankroll', bankroll, 'your bankroll is')]),
    ...(unit === undefined ? [] : [moneyLine('unit', unit, 'one unit is')]),
  ];
}

function moneyLine(of: 'bankroll' | 'unit', value: number, words: string): Line {
  const amount = dollars(Math.round(value * 100));
  const label = `${of === 'unit' ? 'Unit' : 'Bankroll'} ${amount.replace(/\.00$/, '')}`;
  const forget: Part['forget'] = (reading, { [of]: gone, ...memory }) => ({
    memory,
    ...(reading[of] === gone && { [of]: null }),
  });
  return { words: `${words} ${amount}`, parts: [{ key: `${of}:${value}`, label, forget }] };
}

/** What every list of a chat leaves out. */
const wishLines = ({ markets, leagues, least, most }: StandingWish, odds: WriteOdds): Line[] =>
  [
    ...markets.map(marketPart),
    ...leagues.map(leaguePart),
    ...(least === null ? [] : [limitPart('least', least, odds)]),
    ...(most === null ? [] : [limitPart('most', most, odds)]),
  ].map((part) => ({ words: part.label.replace(/^N/, 'n'), parts: [part] }));

const marketPart = (market: MarketKind): Part => ({
  key: `market:${market}`,
  label: `No ${market}s`,
  forget: ({ markets }, memory) => {
    const wanted = (wishes: StandingWish | undefined) =>
      MARKETS.filter((one) => wishes?.markets.includes(one) !== true);
    const left = withWishes(memory, ({ markets: all }) => ({ markets: all.filter((one) => one !== market) }));
    // Where the list had every kind but those that are not wanted, it has this one again.
    if (String(markets) !== String(wanted(memory.wishes))) return { memory: left };
    return { memory: left, markets: left.wishes?.markets.length ? wanted(left.wishes) : [] };
  },
});

const leaguePart = (league: League): Part => ({
  key: `league:${league}`,
  label: `No ${league === league.toUpperCase() ? league : league.toLowerCase()}`,
  forget: ({ excluded }, memory) => ({
    memory: withWishes(memory, ({ leagues }) => ({ leagues: leagues.filter((one) => one !== league) })),
    ...(excluded && { excluded: { ...excluded, leagues: excluded.leagues.filter((one) => one !== league) } }),
  }),
});

function limitPart(of: 'least' | 'most', decimal: number, odds: WriteOdds): Part {
  const price = odds(decimal);
  const short = price.startsWith('-') ? 'heavier' : 'shorter';
  return {
    key: `${of}:${decimal.toFixed(4)}`,
    label: `Nothing ${of === 'least' ? short : 'longer'} than ${price}`,
    forget: ({ minDecimal, maxDecimal }, memory) => ({
      memory: withWishes(memory, () => ({ [of]: null })),
      ...(of === 'least' && minDecimal === decimal && { minDecimal: null }),
      ...(of === 'most' && maxDecimal === decimal && { maxDecimal: null }),
    }),
  };
}

const withWishes = (memory: Memory, change: (wishes: StandingWish) => Partial<StandingWish>): Memory =>
  memory.wishes ? { ...memory, wishes: { ...memory.wishes, ...change(memory.wishes) } } : memory;

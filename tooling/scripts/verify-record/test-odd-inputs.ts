import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShownPick } from '../../../src/server/features/record/log/pick-leaf.ts';
import { closeOf, type LogOfPicks } from './test-log-of-picks.ts';
import { START_MS } from './test-one-game.ts';

/** What is odd of a log or of how it is asked, and what both programs have to say of it. */
export type OddInput = {
  name: string;
  game?: LogOfPicks;
  /** The name of the log and of its key. */
  origin?: string;
  /** What is done to its files. */
  touch?: (folder: string) => void;
  /** A checkpoint of so many leaves was kept, with this behind its file's name. */
  kept?: { size: number; at: string };
  maxAgeHours?: number;
  /** Absent: it holds. */
  fault?: RegExp;
  /** How many count, where that is asked. */
  counts?: number;
};

const PROP = { market: 'prop:player_points', selection: 'over', line: 28.5, player: 'Luka Dončić' };
const SPREAD = { market: 'spread', selection: 'home', line: -3.5 };
const bad = (name: string, field: string, pick: Partial<ShownPick>): OddInput => ({
  name,
  game: { picks: [{}, pick] },
  fault: new RegExp(`^Leaf 4: holds a pick that cannot be \\(${field}\\)`),
});

const ABSURD: readonly OddInput[] = [
  bad('units below nothing', 'units', { units: -1 }),
  bad('units without end', 'units', { units: 1e300 }),
  bad('a bet of no units', 'units', { units: 0 }),
  bad('a pass with units', 'units', { verdict: 'pass', units: 1 }),
  bad('a price without end', 'price', { oddsDecimal: 1e308 }),
  bad('a price that pays nothing', 'price', { oddsDecimal: 1 }),
  bad('a chance of seven', 'fair', { fairProbability: 7 }),
  bad('a certainty', 'fair', { fairProbability: 1 }),
  bad('an edge that is not that of its price and chance', 'edge', { edge: 0.5 }),
  bad('an edge on the other side', 'edge', { edge: -0.01 }),
  bad('no stars', 'stars', { confidence: 0 }),
  bad('a thousand stars', 'stars', { confidence: 1_000 }),
  bad('a worst price that pays nothing', 'worst', { worstDecimal: 0.5 }),
  bad('a price that was seen after it was shown', 'priceAt', { priceAtMs: START_MS }),
  bad('a total without a line', 'line', { market: 'total', selection: 'over', line: null }),
  bad('a spread without a line', 'line', { ...SPREAD, line: null }),
  bad('a moneyline with a line', 'line', { line: 0 }),
  bad('a market that is none', 'market', { market: 'MONEYLINE' }),
  bad('a side of another market', 'selection', { market: 'total', line: 40.5 }),
  bad('a player in a market of teams', 'player', { player: 'Josh Allen' }),
  bad('a prop of nobody', 'player', { ...PROP, player: '' }),
  bad('a player in letters of Unicode 15', 'player', { ...PROP, player: 'A\u{1e4d0}' }),
  bad('a player in letters of Unicode 16', 'player', { ...PROP, player: 'A\ua7cb' }),
];

const same = (name: string, ...picks: Partial<ShownPick>[]): OddInput => ({ name, game: { picks }, counts: 1 });
const ONCE: readonly OddInput[] = [
  same('one prop without accents', PROP, { ...PROP, player: 'Luka Doncic' }),
  same('one prop in capitals', PROP, { ...PROP, player: 'LUKA DONČIĆ ' }),
  same('one prop last name first', PROP, { ...PROP, player: 'Dončić, Luka' }),
  same('one prop with a generation', PROP, { ...PROP, player: 'Luka Doncic Jr.' }),
  same(
    'one prop with signs',
    { ...PROP, player: 'P.J. O’Neal-St. Clair' },
    { ...PROP, player: "PJ O'Neal Saint Clair" },
  ),
  same('one prop in its alternate market', PROP, { ...PROP, market: 'prop:player_points_alternate' }),
  same('one line as main and as alternate', SPREAD, { ...SPREAD, market: 'alternate_spread' }),
  { name: 'two players', game: { picks: [PROP, { ...PROP, player: 'Luka Garza' }] }, counts: 2 },
  { name: 'two lines', game: { picks: [SPREAD, { ...SPREAD, line: -4.5 }] }, counts: 2 },
];

const addLines = (count: number, line: string) => (folder: string) =>
  appendFileSync(join(folder, 'checkpoint'), line.repeat(count));
const putKey = (change: (line: string) => string | Buffer) => (folder: string) =>
  writeFileSync(join(folder, 'key'), change(readFileSync(join(folder, 'key'), 'utf8')));
const NOT_SIGNED = /^There is no checkpoint that the key signed\.$/;
const NO_KEY = /^There is no verifier key, or it is none\.$/;

const NOTES: readonly OddInput[] = [
  { name: 'a signature of letters that are no base64', touch: addLines(1, '— other AAAAA\n'), fault: NOT_SIGNED },
  { name: 'a signature of letters beside bits', touch: addLines(1, '— other AAAB=\n'), fault: NOT_SIGNED },
  { name: 'some witnesses', touch: addLines(90, '— other AAAA\n') },
  { name: '150 witnesses', touch: addLines(150, '— other AAAA\n'), fault: NOT_SIGNED },
  { name: 'a note of 70 KB', touch: addLines(1, `— other ${'AAAA'.repeat(17_500)}\n`), fault: NOT_SIGNED },
  {
    name: 'a witness in no letters',
    touch: (folder) => appendFileSync(join(folder, 'checkpoint'), Buffer.from('— \xff AAAA\n', 'latin1')),
    fault: NOT_SIGNED,
  },
  { name: 'a key in no letters', touch: putKey((line) => Buffer.from(`\xff${line}`, 'latin1')), fault: NO_KEY },
  { name: 'a key behind a mark of the order of bytes', touch: putKey((line) => `\ufeff${line}`), fault: NO_KEY },
  { name: 'a key between blanks', touch: putKey((line) => ` \t${line.trim()} \r\n`) },
  { name: 'a key behind a blank of no width', touch: putKey((line) => `\u00a0${line}`), fault: NO_KEY },
  ...['\u00a0', '\ufeff', '\u0085', '\u001c', '\u2003', '\u200b', '\u3000'].map((blank) => ({
    name: `a key of a name with U+${blank.charCodeAt(0).toString(16)}`,
    origin: `edgewise${blank}.example/log`,
    fault: NO_KEY,
  })),
  { name: 'a key of a name in other letters', origin: 'каждый.example/log' },
];

const noTime = (at: string): OddInput => ({
  name: `a kept checkpoint of ${at}`,
  kept: { size: 2, at },
  fault: /is no time|could not be read/,
});
const TIMES: readonly OddInput[] = [
  { name: 'a kept checkpoint of its time', kept: { size: 2, at: '2026-09-10T16:00:01Z' } },
  { name: 'a kept checkpoint of its time, to the thousandth', kept: { size: 2, at: '2026-09-10T16:00:01.000Z' } },
  ...[
    '2026-13-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-11-27T24:00:00Z',
    '2026-11-27T06:00Z',
    '2026-11-27',
    '2026-',
  ].map(noTime),
  ...['2026-11-27T06:00:00.5Z', '2026-11-27T06:00:00+01:00', '2026-11-27 06:00:00Z', '２０２６-11-27T06:00:00Z'].map(
    noTime,
  ),
  {
    name: 'a checkpoint that was kept before its leaves were made',
    kept: { size: 2, at: '2026-09-10T15:58:00Z' },
    fault: /^The checkpoint of 2 leaves was seen before its last leaf says that it was made\.$/,
  },
  { name: 'a log that is old enough', maxAgeHours: 1e6 },
  { name: 'a log that stands still', maxAgeHours: 1, fault: /^The newest checkpoint is more than 1 hours old/ },
];

const THREE_WAY = { market: 'three_way', selection: 'draw' };
const BASEBALL = { sport: 'baseball_mlb' };
const FAR = { oddsDecimal: 90_000, fairProbability: 0.00001, edge: -0.1 };
const CLOSED_THREE_WAYS = {
  ...closeOf({}),
  outcomes: ['home', 'away', 'draw'],
  books: { draftkings: [2.4, 2.6, 4.2] },
};
const UNDECIDED = { result: 'ungraded', reason: 'not_decided', profit: null } as const;
const GAMES: readonly OddInput[] = [
  ...[
    [3, 1],
    [0, 0],
    [1, 3],
  ].map(([home = 0, away = 0]) => ({
    name: `a game that was called after no inning at ${home}-${away}`,
    game: { end: { ...BASEBALL, detail: 'F/0', home, away } },
  })),
  {
    name: 'prices at which figures lose their last digits',
    game: {
      picks: [FAR],
      closes: [{ ...closeOf(FAR), books: { draftkings: [99_000.123, 1.00001], fanduel: [88_000, 1.00002] } }],
    },
  },
  ...[
    ['Final', 2, 3],
    ['F/OT', 2, 3],
    ['f/so', 3, 2],
    ['F/2OT', 3, 2],
    ['F/11', 3, 2],
    ['F/7', 3, 2],
    ['F/', 3, 2],
    ['F/OTT', 3, 2],
    ['', 2, 3],
    ['F/ſo', 3, 2],
  ].flatMap(([detail, home, away]) =>
    ['icehockey_nhl', 'baseball_mlb', 'boxing_boxing'].map((sport) => ({
      name: `a bet of regular time at ${detail} in ${sport}`,
      game: {
        picks: [THREE_WAY, { ...THREE_WAY, selection: 'home' }, { ...THREE_WAY, selection: 'away' }, {}],
        end: { sport, detail: String(detail), home: Number(home), away: Number(away) },
        closes: [closeOf(THREE_WAY, { outcomes: ['home', 'away', 'draw'], books: { draftkings: [2.4, 2.6, 4.2] } })],
      },
      counts: 4,
    })),
  ),
  ...[
    [100_000, 100_000],
    [17, 1 + 2 ** -52],
    [1 + 2 ** -52, 1.000001],
    [1.9, 100_000],
    [40, 40],
  ].map((prices) => ({
    name: `a close of ${prices.join(' and ')}`,
    game: { closes: [closeOf({}, { books: { draftkings: prices } })] },
    counts: 1,
  })),
  ...['americanfootball', 'icehockey', 'basketball', 'basketball_nba', 'soccer', 'soccer_epl', 'basketball_nba\n'].map(
    (sport) => ({
      name: `a game of ${JSON.stringify(sport)} that was abandoned`,
      game: { end: { sport, status: 'abandoned' as const, detail: 'played 95:00' } },
      counts: 1,
    }),
  ),
  {
    name: 'one bet of soccer by two names',
    game: { end: { sport: 'soccer_epl', detail: 'FT' }, picks: [{}, { market: 'three_way' }] },
    fault: /^Leaf 7: grades a bet of three ways in soccer, where the moneyline is that bet\.$/,
  },
  {
    name: 'a close beyond all prices',
    game: { closes: [{ ...closeOf({}), books: { draftkings: [5e7, 1.0001] } }] },
    fault: /^Leaf 4: is none that the format describes/,
  },
  {
    name: 'a pick behind a final that was taken back',
    game: { saidAhead: [{}, { status: 'withdrawn', home: null, away: null, detail: '' }] },
    counts: 0,
  },
  {
    name: 'a pick behind a final that was made out to be put off',
    game: { saidAhead: [{}, { status: 'postponed', home: null, away: null, detail: '' }] },
    counts: 0,
  },
  {
    name: 'a pick behind the end of a game that was put off',
    game: { saidAhead: [{ status: 'postponed', home: null, away: null, detail: '' }] },
    counts: 1,
  },
  { name: 'a pick behind a final that stands', game: { saidAhead: [{}] }, counts: 0 },
  {
    name: 'a grade that no rule gives',
    game: { closes: [CLOSED_THREE_WAYS], grade: UNDECIDED },
    fault: /the pick was win/,
  },
];

export const ODD_INPUTS: readonly OddInput[] = [...ABSURD, ...ONCE, ...NOTES, ...TIMES, ...GAMES];

/** What a site may answer to be left alone for a while, at 2026-11-27T06:00:00Z, and the seconds that are waited. */
export const PAUSES: readonly (readonly [header: string | null, seconds: number])[] = [
  [null, 5],
  ['7', 7],
  ['0', 0],
  ['1e9', 5],
  ['1000000000', 60],
  ['9'.repeat(400), 60],
  ['-3', 5],
  ['2.5', 5],
  ['soon', 5],
  ['', 5],
  ['Fri, 27 Nov 2026 06:00:12 GMT', 12],
  ['Fri, 27 Nov 2026 05:00:00 GMT', 0],
  ['Sat, 28 Nov 2026 06:00:00 GMT', 60],
  ['Fri, 99 Nov 2026 06:00:00 GMT', 5],
  ['Fri, 27 Xyz 2026 06:00:00 GMT', 5],
];

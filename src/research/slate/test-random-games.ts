import fc from 'fast-check';

/** A game as random slates draw it; what its prices are follows from these alone. */
export type RandomGame = {
  sport: RandomSport;
  /** Which sides of the sport: two games of one slate may be between the same ones. */
  pairing: number;
  inMinutes: number;
  books: readonly { key: string; ageSeconds: number }[];
  /** How many lines the spread and the total have; 0: the market is not there. */
  spreads: number;
  totals: number;
  hasProps: boolean;
  hasFacts: boolean;
  salt: number;
};

export type RandomSport = {
  sportKey: string;
  sportTitle: string;
  /** Of the margin; the total and its deviation. */
  margin: number;
  total: readonly [number, number];
  sides: readonly (readonly [home: string, away: string])[];
  prop?: { market: string; line: number };
};

/** Two- and three-way winners; hockey is sold by some books after regular time, with the draw. */
const SPORTS: readonly RandomSport[] = [
  {
    sportKey: 'americanfootball_nfl',
    sportTitle: 'NFL',
    margin: 13,
    total: [45, 13],
    sides: [
      ['Kansas City Chiefs', 'Buffalo Bills'],
      ['Dallas Cowboys', 'New York Giants'],
    ],
    prop: { market: 'prop:player_pass_yds', line: 245.5 },
  },
  {
    sportKey: 'basketball_nba',
    sportTitle: 'NBA',
    margin: 12,
    total: [225, 18],
    sides: [
      ['Boston Celtics', 'Miami Heat'],
      ['Denver Nuggets', 'Utah Jazz'],
    ],
    prop: { market: 'prop:player_points', line: 22.5 },
  },
  {
    sportKey: 'baseball_mlb',
    sportTitle: 'MLB',
    margin: 4.3,
    total: [8.5, 4.3],
    sides: [['New York Mets', 'Atlanta Braves']],
  },
  {
    sportKey: 'icehockey_nhl',
    sportTitle: 'NHL',
    margin: 2.5,
    total: [6, 2.3],
    sides: [['Boston Bruins', 'Toronto Maple Leafs']],
  },
  { sportKey: 'soccer_epl', sportTitle: 'EPL', margin: 1.8, total: [2.7, 1.7], sides: [['Arsenal', 'Liverpool']] },
];

const US_BOOKS = [
  ...['draftkings', 'fanduel', 'betmgm', 'williamhill_us', 'caesars', 'betrivers', 'ballybet', 'espnbet', 'bet365'],
  ...['hardrockbet', 'circasports', 'hardrockbet_fl', 'superbook'],
];
const SHARP_BOOKS = ['pinnacle', 'bookmaker', 'betfair_ex_uk', 'betfair_ex_eu', 'matchbook', 'novig', 'prophetx'];
const OTHER_BOOKS = [
  ...['betonlineag', 'lowvig', 'bovada', 'fliff', 'kalshi', 'barstool', 'unibet_us', 'grosvenor', 'unibet'],
  ...['leovegas', 'bet365_au', 'betopenly'],
];

const anyKey = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...US_BOOKS) },
  { weight: 2, arbitrary: fc.constantFrom(...SHARP_BOOKS) },
  { weight: 2, arbitrary: fc.constantFrom(...OTHER_BOOKS) },
);

/** Mostly fresh; now and then beside the age at which a rule begins or ends, or long past it. */
const anyAge = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 240 }) },
  { weight: 2, arbitrary: fc.integer({ min: 240, max: 1_500 }) },
  { weight: 1, arbitrary: fc.constantFrom(899, 1_801, 2_250, 3_599, 3_601) },
  { weight: 1, arbitrary: fc.integer({ min: 1_500, max: 9_000 }) },
);

const anyGame: fc.Arbitrary<RandomGame> = fc.record({
  sport: fc.constantFrom(...SPORTS),
  pairing: fc.nat({ max: 1 }),
  inMinutes: fc.oneof(
    { weight: 7, arbitrary: fc.integer({ min: 2, max: 900 }) },
    { weight: 2, arbitrary: fc.integer({ min: 900, max: 4_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: -300, max: 0 }) },
  ),
  books: fc.uniqueArray(fc.record({ key: anyKey, ageSeconds: anyAge }), {
    selector: ({ key }) => key,
    minLength: 2,
    maxLength: 14,
  }),
  spreads: fc.nat({ max: 4 }),
  totals: fc.nat({ max: 4 }),
  hasProps: fc.boolean(),
  hasFacts: fc.boolean(),
  salt: fc.nat({ max: 1_000_000 }),
});

/** The games of a slate: a few of several leagues. */
export const anyGames = fc.array(anyGame, { minLength: 2, maxLength: 5 });

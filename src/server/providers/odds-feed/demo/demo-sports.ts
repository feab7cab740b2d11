import {
  ATP_PLAYERS,
  BOXING_DIVISIONS,
  EPL_ROSTERS,
  LIGA_MX_TEAMS,
  MLB_ROSTERS,
  MLS_ROSTERS,
  NBA_ROSTERS,
  NCAAF_TEAMS,
  NFL_ROSTERS,
  NHL_ROSTERS,
  UFC_DIVISIONS,
  WNBA_ROSTERS,
  WTA_PLAYERS,
} from './rosters.ts';

/** Points come in plenty: margin and total stray from what is expected as normal variables do. */
export type PointModel = {
  kind: 'points';
  game: 'nfl' | 'college_football' | 'basketball';
  ratingSd: number;
  homeEdge: number;
  marginSd: number;
  totalMean: number;
  totalSpread: number;
  totalSd: number;
};

/** Goals or runs are counted; strengths are logarithms of the ratio of the two sides' expected counts. */
export type CountModel = {
  kind: 'counts';
  ratingSd: number;
  homeEdge: number;
  totalMean: number;
  totalSpread: number;
  /** Variance over mean of a side's count: 1 is Poisson. */
  varianceRatio: number;
  playsOff: boolean;
  /** A run line or puck line of 1.5; else the nearest to even. */
  fixedLine: boolean;
};

/** Margin and total in games. */
export type TennisModel = {
  kind: 'tennis';
  ratingSd: number;
  marginSd: number;
  totalMean: number;
  totalSpread: number;
  totalSd: number;
};

export type BoutModel = { kind: 'bout'; ratingSd: number; roundLines: readonly number[] };

export type DemoModel = PointModel | CountModel | TennisModel | BoutModel;

export type DemoSport = {
  key: string;
  title: string;
  /** Who can meet whom; each group has an even number of sides. */
  groups: readonly (readonly string[])[];
  /** Start times in US Eastern by weekday, Sunday first. */
  slots: readonly (readonly string[])[];
  /** How many calendar days are listed, today included. */
  days: number;
  model: DemoModel;
};

const daily = (...slots: string[]): string[][] => Array.from({ length: 7 }, () => slots);
const football = { kind: 'points', homeEdge: 1.8, totalSpread: 3 } as const;
const basketball = { kind: 'points', game: 'basketball', homeEdge: 2.2 } as const;
const soccer = { kind: 'counts', totalSpread: 0.25, varianceRatio: 1, playsOff: false, fixedLine: false } as const;

export const DEMO_SPORTS: readonly DemoSport[] = [
  {
    key: 'americanfootball_nfl',
    title: 'NFL',
    groups: [Object.keys(NFL_ROSTERS)],
    slots: [
      ['13:00', '13:00', '13:00', '16:05', '16:25', '20:20'],
      ...Array.from({ length: 5 }, () => ['19:15', '20:15', '22:15']),
      ['13:00', '16:30', '20:15'],
    ],
    days: 4,
    model: { ...football, game: 'nfl', ratingSd: 4, marginSd: 13.3, totalMean: 45, totalSd: 13.3 },
  },
  {
    key: 'americanfootball_ncaaf',
    title: 'NCAAF',
    groups: [NCAAF_TEAMS],
    slots: [
      [],
      [],
      ['19:30'],
      ['19:00'],
      ['19:30', '20:00'],
      ['19:00', '20:00', '22:15'],
      ['12:00', '12:00', '15:30', '15:30', '16:00', '19:30', '20:00', '22:15'],
    ],
    days: 6,
    model: { ...football, game: 'college_football', ratingSd: 6, marginSd: 16, totalMean: 53, totalSd: 15 },
  },
  {
    key: 'basketball_nba',
    title: 'NBA',
    groups: [Object.keys(NBA_ROSTERS)],
    slots: daily('19:00', '19:30', '20:00', '22:00', '22:00', '22:30'),
    days: 3,
    model: { ...basketball, ratingSd: 4.2, marginSd: 12.5, totalMean: 229, totalSpread: 5, totalSd: 19 },
  },
  {
    key: 'basketball_wnba',
    title: 'WNBA',
    groups: [Object.keys(WNBA_ROSTERS)],
    slots: daily('19:00', '20:00', '22:00'),
    days: 3,
    model: { ...basketball, ratingSd: 4, marginSd: 11, totalMean: 164, totalSpread: 4, totalSd: 15 },
  },
  {
    key: 'baseball_mlb',
    title: 'MLB',
    groups: [Object.keys(MLB_ROSTERS)],
    slots: daily('13:10', '18:40', '19:10', '20:10', '22:00', '22:10'),
    days: 3,
    model: {
      kind: 'counts',
      ratingSd: 0.17,
      homeEdge: 0.07,
      totalMean: 8.5,
      totalSpread: 0.7,
      varianceRatio: 2.15,
      playsOff: true,
      fixedLine: true,
    },
  },
  {
    key: 'icehockey_nhl',
    title: 'NHL',
    groups: [Object.keys(NHL_ROSTERS)],
    slots: daily('19:00', '19:00', '19:30', '20:00', '22:00', '22:30'),
    days: 3,
    model: {
      kind: 'counts',
      ratingSd: 0.14,
      homeEdge: 0.06,
      totalMean: 5.9,
      totalSpread: 0.3,
      varianceRatio: 1,
      playsOff: true,
      fixedLine: true,
    },
  },
  {
    key: 'soccer_usa_mls',
    title: 'MLS',
    groups: [Object.keys(MLS_ROSTERS)],
    slots: daily('19:30', '19:30', '20:30', '22:30'),
    days: 3,
    model: { ...soccer, ratingSd: 0.22, homeEdge: 0.3, totalMean: 2.9 },
  },
  {
    key: 'soccer_epl',
    title: 'EPL',
    groups: [Object.keys(EPL_ROSTERS)],
    slots: [
      ['09:00', '09:00', '11:30'],
      ['15:00'],
      ['14:45', '15:00'],
      ['14:45', '15:00'],
      ['15:00'],
      ['15:00'],
      ['07:30', '10:00', '10:00', '10:00', '12:30'],
    ],
    days: 5,
    model: { ...soccer, ratingSd: 0.32, homeEdge: 0.22, totalMean: 2.85 },
  },
  {
    key: 'soccer_mexico_ligamx',
    title: 'Liga MX',
    groups: [LIGA_MX_TEAMS],
    slots: daily('20:00', '22:00', '22:10'),
    days: 3,
    model: { ...soccer, ratingSd: 0.25, homeEdge: 0.3, totalMean: 2.7 },
  },
  {
    key: 'mma_mixed_martial_arts',
    title: 'UFC',
    groups: UFC_DIVISIONS,
    slots: [
      ...Array.from({ length: 6 }, () => ['19:00', '19:30', '20:30', '21:30', '22:15', '22:45']),
      ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:15', '22:00', '22:30', '23:15'],
    ],
    days: 4,
    model: { kind: 'bout', ratingSd: 0.62, roundLines: [1.5, 2.5, 2.5, 4.5] },
  },
  {
    key: 'boxing_boxing',
    title: 'Boxing',
    groups: BOXING_DIVISIONS,
    slots: [...Array.from({ length: 6 }, () => ['22:00']), ['19:00', '20:00', '21:00', '22:30']],
    days: 6,
    model: { kind: 'bout', ratingSd: 0.9, roundLines: [6.5, 7.5, 9.5, 10.5] },
  },
  {
    key: 'tennis_atp_demo_open',
    title: 'ATP Demo Open',
    groups: [ATP_PLAYERS],
    slots: daily('11:00', '13:00', '15:00', '19:00', '21:00', '22:30'),
    days: 2,
    model: {
      kind: 'tennis',
      ratingSd: 2,
      marginSd: 4.6,
      totalMean: 22.5,
      totalSpread: 1,
      totalSd: 5.5,
    },
  },
  {
    key: 'tennis_wta_demo_open',
    title: 'WTA Demo Open',
    groups: [WTA_PLAYERS],
    slots: daily('12:00', '14:00', '16:00', '20:00', '22:00'),
    days: 2,
    model: {
      kind: 'tennis',
      ratingSd: 2,
      marginSd: 4.8,
      totalMean: 21.5,
      totalSpread: 1,
      totalSd: 5.2,
    },
  },
];

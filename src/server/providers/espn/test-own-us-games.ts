import { calledOff, FINAL, IN_PROGRESS } from './test-espn-payloads.ts';
import { board, FORFEIT, HALF_TIME, OVERTIME, PRICED, TORN, UNPRICED, won } from './test-own-boards.ts';

/** Invented scoreboards of the leagues of the US, each game a case of its own. */

export const nfl = board('nfl', [
  {
    id: '9001',
    date: '2031-10-05T17:00Z',
    home: 'Green Bay Packers',
    away: 'Chicago Bears',
    score: ['24', '17'],
    type: FINAL,
    sides: won(true),
    competition: {
      ...PRICED,
      neutralSite: false,
      venue: { fullName: 'Lambeau Field', address: { city: 'Green Bay', state: 'WI' } },
    },
  },
  {
    id: '9002',
    date: '2031-10-05T20:25Z',
    home: 'Denver Broncos',
    away: 'Oakland Raiders',
    score: ['30', '33'],
    type: OVERTIME,
    sides: won(false),
    competition: UNPRICED,
  },
  { id: '9003', date: '2031-10-05T17:00Z', home: 'Dallas Cowboys', away: 'New York Giants', type: TORN },
  // Misspelt, as happens.
  {
    id: '9004',
    date: '2031-10-06T00:20Z',
    home: 'Pittsburg Steelers',
    away: 'Baltimore Ravens',
    competition: UNPRICED,
  },
  { id: '9005', date: '2031-10-05T13:30Z', home: 'Buffalo Bills', away: 'Miami Dolphins', type: FORFEIT },
  // Over, and no score that could be read.
  {
    id: '9006',
    date: '2031-10-05T17:00Z',
    home: 'Detroit Lions',
    away: 'Minnesota Vikings',
    score: ['', null],
    type: FINAL,
  },
]);

export const ncaaf = board('college-football', [
  {
    id: '9101',
    date: '2031-10-04T16:00Z',
    home: 'Michigan Wolverines',
    away: 'Ohio State Buckeyes',
    score: [27, 20],
    type: FINAL,
    competition: { conferenceCompetition: true },
  },
  {
    id: '9102',
    date: '2031-10-04T19:30Z',
    home: "Hawai'i Rainbow Warriors",
    away: 'San José State Spartans',
    type: calledOff('STATUS_CANCELED'),
  },
]);

export const nba = board('nba', [
  {
    id: '9201',
    date: '2031-11-12T00:30Z',
    home: 'Boston Celtics',
    away: 'LA Clippers',
    score: ['112', '108'],
    type: FINAL,
    sides: [
      { winner: true, records: [{ name: 'overall', type: 'total', summary: '7-2' }] },
      { winner: false, records: null },
    ],
  },
  {
    id: '9202',
    date: '2031-11-12T01:00Z',
    home: 'Portland Trail Blazers',
    away: 'Philadelphia 76ers',
    score: ['55', '61'],
    type: HALF_TIME,
  },
  {
    id: '9203',
    date: '2031-11-12T03:00Z',
    home: 'Sacramento Kings',
    away: 'Utah Jazz',
    score: [null, undefined],
    competition: UNPRICED,
  },
]);

export const wnba = board('wnba', [
  {
    id: '9301',
    date: '2031-07-19T23:00Z',
    home: 'Seattle Storm',
    away: 'Las Vegas Aces',
    score: ['80', '84'],
    type: FINAL,
    sides: won(false),
  },
  {
    id: '9302',
    date: '2031-07-20T00:00Z',
    home: 'Indiana Fever',
    away: 'Los Angeles Sparks',
    competition: { venue: null },
  },
]);

export const ncaab = board('mens-college-basketball', [
  {
    id: '9401',
    date: '2031-03-20T16:15Z',
    home: 'Duke Blue Devils',
    away: 'Kansas Jayhawks',
    score: ['71', '71'],
    type: IN_PROGRESS,
    competition: { neutralSite: true },
  },
]);

export const mlb = board('mlb', [
  {
    id: '9501',
    date: '2031-06-14T17:10Z',
    home: 'Chicago Cubs',
    away: 'St. Louis Cardinals',
    score: ['4', '3'],
    type: FINAL,
  },
  // The same two again in the evening.
  {
    id: '9502',
    date: '2031-06-15T00:05Z',
    home: 'Chicago Cubs',
    away: 'St. Louis Cardinals',
    score: ['0', '9'],
    type: FINAL,
  },
  {
    id: '9503',
    date: '2031-06-14T20:10Z',
    home: 'Seattle Mariners',
    away: 'Houston Astros',
    type: calledOff('STATUS_POSTPONED'),
  },
  {
    id: '9504',
    date: '2031-06-14T23:05Z',
    home: 'Boston Red Sox',
    away: 'New York Yankees',
    score: ['2', '2'],
    type: calledOff('STATUS_SUSPENDED'),
  },
]);

export const nhl = board('nhl', [
  // No status of its own: that of its event stands.
  {
    id: '9601',
    date: '2031-12-02T00:00Z',
    home: 'Boston Bruins',
    away: 'Toronto Maple Leafs',
    score: ['3', '2'],
    type: OVERTIME,
    competition: { status: undefined },
  },
  { id: '9602', date: '2031-12-02T02:00Z', home: 'Edmonton Oilers', away: 'Calgary Flames' },
]);

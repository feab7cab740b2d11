import { calledOff, espnGame, espnInjury, FINAL, SCHEDULED } from './test-espn-payloads.ts';
import { board, EXTRA_TIME, FULL_TIME, HALF_TIME, OVERTIME, PENALTIES, UNPRICED } from './test-own-boards.ts';
import { mlb, nba, ncaab, ncaaf, nfl, nhl, wnba } from './test-own-us-games.ts';

/** Invented lists of soccer games. */

/** A club's schedule, where a score is an object and a record stands in the singular. */
const mls = {
  timestamp: '2031-05-01T12:00:00Z',
  team: { id: '77', displayName: 'Seattle Sounders FC' },
  events: [
    espnGame({
      id: '9701',
      date: '2031-04-12T23:30Z',
      home: 'Seattle Sounders FC',
      away: 'Portland Timbers',
      score: [
        { value: 2, displayValue: '2' },
        { value: 0, displayValue: '0' },
      ],
      type: FULL_TIME,
      sides: [{ winner: true, record: [{ type: 'total', displayValue: '4-1-2' }] }, { winner: false }],
    }),
    espnGame({
      id: '9702',
      date: '2031-05-10T23:30Z',
      home: 'LA Galaxy',
      away: 'Seattle Sounders FC',
      score: [undefined, undefined],
    }),
  ],
};

const worldCup = board('fifa.world', [
  {
    id: '9801',
    date: '2031-06-20T18:00Z',
    home: 'Brazil',
    away: 'Japan',
    score: ['2', '1'],
    type: EXTRA_TIME,
    sides: [{ form: 'WWDLW', advance: true }, { form: null }],
    competition: { ...UNPRICED, startDate: '2031-06-20T18:00Z' },
  },
  {
    id: '9802',
    date: '2031-06-21T18:00Z',
    home: 'Spain',
    away: 'Ghana',
    score: ['1', '1'],
    type: PENALTIES,
    competition: { venue: { fullName: 'Some Ground', address: { city: 'Somewhere', country: 'Mexico' } } },
  },
  { id: '9803', date: '2031-06-22T18:00Z', home: 'France', away: 'Canada', type: calledOff('STATUS_ABANDONED') },
]);

const epl = board('eng.1', [
  // The event says that it is over, the game that it is not.
  {
    id: '9851',
    date: '2031-08-16T14:00Z',
    home: 'Arsenal',
    away: 'Everton',
    score: ['1', '0'],
    type: FULL_TIME,
    competition: { status: { type: HALF_TIME } },
  },
  {
    id: '9852',
    date: '2031-08-16T16:30Z',
    home: 'Brighton & Hove Albion',
    away: 'AFC Bournemouth',
    score: ['2', '2'],
    type: FULL_TIME,
  },
]);

/** Whole answers in the forms of ESPN's site API, invented: for tests that must run where nobody's recordings are. */

type Json = Record<string, unknown>;

const nflInjuries: Json = {
  timestamp: '2031-10-03T15:00:00Z',
  status: 'success',
  injuries: [
    {
      id: '3',
      displayName: 'Chicago Bears',
      injuries: [
        espnInjury('Aldo Brightwater'),
        // Out of the last game, and already talked about for the next one.
        espnInjury('Tim O’Quill', { shortComment: 'O’Quill (ankle) is questionable for the next game.' }),
        espnInjury('D.J. Farrow-Lane', {
          status: 'Questionable',
          details: { type: 'Hamstring', side: 'Not Specified' },
        }),
        espnInjury('Rube van Aster', {
          status: 'Injured Reserve',
          details: { type: 'Knee', detail: 'Surgery', returnDate: '2031-12-01' },
        }),
      ],
    },
    {
      id: '9',
      displayName: 'Green Bay Packers',
      injuries: [
        // Nothing but a name and a status.
        { status: 'Doubtful', athlete: { displayName: 'Jose\u0301 Winterfield' } },
        espnInjury('Cal Overstreet', {
          status: 'Suspension',
          shortComment: 'Overstreet is suspended.',
          details: null,
          date: null,
        }),
      ],
    },
    { id: '12', displayName: 'Denver Broncos', injuries: [] },
  ],
};

const mlbInjuries: Json = {
  injuries: [
    {
      displayName: 'Chicago Cubs',
      injuries: [
        espnInjury('Ike Penhallow', {
          status: '15-Day-IL',
          details: { type: 'Elbow', detail: 'Inflammation', side: 'Left' },
        }),
        espnInjury('Moses Treadgold', {
          status: 'Day-To-Day',
          shortComment: 'Treadgold (wrist) did not play.',
          details: undefined,
        }),
      ],
    },
  ],
};

const met = (id: string, date: string, type: Json, sides: readonly [string, unknown, string, unknown]): Json => ({
  id,
  date,
  statusType: type,
  competitors: [
    { homeAway: 'home', team: { id: '2', displayName: sides[0] }, score: sides[1] },
    { homeAway: 'away', team: { id: '12', displayName: sides[2] }, score: sides[3] },
  ],
});

/** A game's page: the meetings of the season, one of them to come, and injuries that name the team in their own way. */
const nbaSummary: Json = {
  header: { id: '9201', league: { slug: 'nba' } },
  pickcenter: [],
  odds: [null],
  seasonseries: [
    {
      type: 'season',
      events: [
        met('9201', '2031-11-12T00:30Z', FINAL, ['Boston Celtics', '112', 'LA Clippers', '108']),
        met('9251', '2032-01-03T03:30Z', OVERTIME, ['LA Clippers', '121', 'Boston Celtics', '119']),
        met('9252', '2032-03-08T01:00Z', SCHEDULED, ['Boston Celtics', undefined, 'LA Clippers', undefined]),
      ],
    },
  ],
  injuries: [{ team: { id: '2', displayName: 'Boston Celtics' }, injuries: [espnInjury('Nils Carraway')] }],
};

export const ownEspn: Readonly<Record<string, Json>> = {
  'own nfl scoreboard': nfl,
  'own ncaaf scoreboard': ncaaf,
  'own nba scoreboard': nba,
  'own wnba scoreboard': wnba,
  'own ncaab scoreboard': ncaab,
  'own mlb scoreboard': mlb,
  'own nhl scoreboard': nhl,
  'own mls schedule': mls,
  'own world cup scoreboard': worldCup,
  'own epl scoreboard': epl,
  'own nfl injuries': nflInjuries,
  'own mlb injuries': mlbInjuries,
  'own nba summary': nbaSummary,
  'own wnba summary': { header: { id: '9302' }, gameInfo: {} },
  'own news': { header: 'News', articles: [{ headline: 'Somebody won', links: {} }] },
  'own standings': { children: [{ standings: { entries: [] } }] },
};

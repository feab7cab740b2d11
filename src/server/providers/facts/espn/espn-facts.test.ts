import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { espnFight, espnGame, espnInjury, FINAL, idOf, SCHEDULED } from '../../espn/test-espn-payloads.ts';
import { sendJson, startTestProvider, type TestProvider } from '../../odds-feed/the-odds-api/test-provider.ts';
import type { FactEvent, FactsFeed } from '../facts.port.ts';
import { createEspnFacts } from './espn-facts.ts';

const now = new Date('2026-01-10T18:00:00Z');
const never = new AbortController().signal;
const nfl = 'americanfootball_nfl';
const bills: FactEvent = {
  id: 'the-odds-api:bills',
  sportKey: nfl,
  home: 'Buffalo Bills',
  away: 'Miami Dolphins',
  startsAt: new Date('2026-01-11T18:00:00Z'),
};

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());

/** Answers by the last part of the path, with the query where that decides. */
let answers: Record<string, unknown>;
beforeEach(() => {
  answers = {};
  provider.asked.length = 0;
  provider.answer = (path, request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    const key = path.replace('/apis/site/v2/sports/', '');
    const found = answers[`${key} ${query.get('dates') ?? query.get('event') ?? ''}`.trim()] ?? answers[key];
    if (found === undefined)
      sendJson(response, key.endsWith('scoreboard') ? { events: [] } : {}, key.endsWith('scoreboard') ? 200 : 404);
    else sendJson(response, found);
  };
});

type Options = Partial<Parameters<typeof createEspnFacts>[0]>;
function feedsOf(options: Options = {}): Record<'injuries' | 'form' | 'head_to_head', FactsFeed> {
  const byName = new Map(createEspnFacts({ baseUrl: provider.baseUrl, ...options }).map((feed) => [feed.name, feed]));
  const feed = (name: string) => {
    const found = byName.get(name);
    if (!found) throw new Error(`no feed of ${name}`);
    return found;
  };
  return { injuries: feed('injuries'), form: feed('form'), head_to_head: feed('head_to_head') };
}

const report = (...teams: [string, ...unknown[]][]) => ({
  timestamp: '2026-01-10T17:00:00Z',
  injuries: teams.map(([displayName, ...injuries]) => ({ displayName, injuries })),
});
const coming = (more: Partial<Parameters<typeof espnGame>[0]> = {}) =>
  espnGame({ id: '40', date: '2026-01-11T18:00Z', home: 'Buffalo Bills', away: 'Miami Dolphins', ...more });

describe('injuries', () => {
  it('become one fact per player of each side, with status, numbers, source and time', async () => {
    answers['football/nfl/injuries'] = report(
      ['Buffalo Bills', espnInjury('Josh Allen', { status: 'Questionable' })],
      ['Miami Dolphins', espnInjury('Tua Tagovailoa', { status: 'Doubtful', date: null }), espnInjury('Tyreek Hill')],
      ['New York Jets', espnInjury('Breece Hall')],
    );
    const batch = await feedsOf().injuries.fetchFacts([bills], now, never);
    expect(batch.facts).toEqual([
      {
        id: 'espn:injury:the-odds-api:bills:home:josh-allen',
        eventId: bills.id,
        kind: 'injury',
        team: 'Buffalo Bills',
        player: 'Josh Allen',
        text: 'Josh Allen (QB) is listed as questionable: right ankle sprain.',
        numbers: { out: 0, questionable: 1 },
        sourceName: 'ESPN',
        sourceUrl: 'https://www.espn.com/nfl/injuries',
        observedAt: new Date('2026-01-09T20:00:00Z'),
      },
      expect.objectContaining({ player: 'Tyreek Hill', team: 'Miami Dolphins', numbers: { out: 1, questionable: 0 } }),
      expect.objectContaining({
        player: 'Tua Tagovailoa',
        numbers: { doubtful: 1 },
        observedAt: new Date('2026-01-10T17:00:00Z'),
      }),
    ]);
    expect(batch).toMatchObject({
      covered: [{ kind: 'injury', eventIds: new Set([bills.id]) }],
      unmatched: [],
      failures: [],
    });
    expect(provider.asked).toEqual(['/apis/site/v2/sports/football/nfl/injuries']);
  });

  it('join other spellings by the table, and no names that merely look alike', async () => {
    const clippers: FactEvent = {
      ...bills,
      id: 'n1',
      sportKey: 'basketball_nba',
      home: 'Los Angeles Clippers',
      away: 'Los Angeles Lakers',
    };
    answers['basketball/nba/injuries'] = report(
      ['LA Clippers', espnInjury('Kawhi Leonard')],
      ['Los Angeles', espnInjury('Nobody Here')],
    );
    const batch = await feedsOf().injuries.fetchFacts([clippers], now, never);
    expect(batch.facts.map(({ player, team }) => [player, team])).toEqual([['Kawhi Leonard', 'Los Angeles Clippers']]);
    expect(batch.unmatched).toEqual([{ sportKey: 'basketball_nba', kind: 'team', name: 'Los Angeles' }]);
    // The Lakers may be the side whose name is not known: what was known of them stays.
    expect(batch.covered).toEqual([{ kind: 'injury', eventIds: new Set() }]);
  });

  it('list a renamed team for the operator instead of attaching it', async () => {
    answers['football/nfl/injuries'] = report(['Buffalo Bisons', espnInjury('Josh Allen')], ['Miami Dolphins']);
    const batch = await feedsOf().injuries.fetchFacts([bills], now, never);
    expect(batch.facts).toEqual([]);
    expect(batch.unmatched).toEqual([{ sportKey: nfl, kind: 'team', name: 'Buffalo Bisons' }]);
  });

  it('keep the newest eight of a long report, and take an empty one for none', async () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      espnInjury(`Player ${'ABCDEFGHIJKLMNOPQRST'[at]}`, { date: `2026-01-0${1 + (at % 9)}T20:00Z` }),
    );
    answers['football/nfl/injuries'] = report(['Buffalo Bills', ...many]);
    const { facts } = await feedsOf().injuries.fetchFacts([bills], now, never);
    expect(facts).toHaveLength(8);
    expect(Math.min(...facts.map(({ observedAt }) => observedAt.getTime()))).toBeGreaterThanOrEqual(
      Date.parse('2026-01-06T20:00:00Z'),
    );
    answers['football/nfl/injuries'] = report();
    expect((await feedsOf().injuries.fetchFacts([bills], now, never)).covered).toEqual([]);
  });

  it('ask nothing for games that are far off, begun, or of sports without a report', async () => {
    const far = { ...bills, startsAt: new Date('2026-02-20T18:00:00Z') };
    const begun = { ...bills, startsAt: new Date('2026-01-10T17:00:00Z') };
    const batch = await feedsOf().injuries.fetchFacts([far, begun, { ...bills, sportKey: 'soccer_epl' }], now, never);
    expect(batch).toEqual({ facts: [], covered: [], unmatched: [], failures: [] });
    expect(provider.asked).toEqual([]);
  });
});

const past = (id: string, day: number, other: string, score: [number, number], home = 'Buffalo Bills') =>
  espnGame({ id, date: `2025-12-${String(day).padStart(2, '0')}T18:00Z`, home, away: other, score, type: FINAL });

describe('form and earlier meetings', () => {
  const schedulePath = (team: string) => `football/nfl/teams/${idOf(team)}/schedule`;

  it('are counted from schedules: the last games that are over, in their order, without the coming one', async () => {
    answers['football/nfl/scoreboard 20260111'] = { events: [coming()] };
    answers[schedulePath('Buffalo Bills')] = {
      events: [
        past('1', 28, 'New York Jets', [30, 3]),
        past('2', 21, 'New York Jets', [20, 24], 'Miami Dolphins'),
        past('3', 14, 'New York Jets', [10, 13]),
        past('4', 7, 'New York Jets', [21, 20]),
        past('5', 1, 'New York Jets', [17, 20]),
        past('6', 2, 'New York Jets', [28, 0]),
        { ...past('7', 29, 'New York Jets', [1, 0]), status: { type: SCHEDULED } },
        coming({ type: FINAL, score: [99, 0] }),
      ],
    };
    answers[schedulePath('Miami Dolphins')] = {
      events: [1, 2, 3].map((at) => past(String(at), at, 'Denver Broncos', [7, 7], 'Miami Dolphins')),
    };
    const batch = await feedsOf().form.fetchFacts([bills], now, never);
    expect(batch.failures).toEqual([]);
    expect(batch.facts).toMatchObject([
      {
        id: 'espn:form:the-odds-api:bills:home',
        team: 'Buffalo Bills',
        text: 'Buffalo Bills won 3 of their last 5 games.',
        numbers: { games: 5, wins: 3, losses: 2 },
        sourceUrl: `https://www.espn.com/nfl/team/_/id/${idOf('Buffalo Bills')}`,
        observedAt: now,
      },
      {
        team: 'Miami Dolphins',
        text: 'Miami Dolphins won 0, drew 3 and lost 0 of their last 3 games.',
        numbers: { games: 3, wins: 0, draws: 3, losses: 0 },
      },
    ]);
    expect(batch.covered).toEqual([{ kind: 'form', eventIds: new Set([bills.id]) }]);
  });

  it('stay as they were where one side’s schedule cannot be had', async () => {
    answers['football/nfl/scoreboard 20260111'] = { events: [coming()] };
    answers[schedulePath('Buffalo Bills')] = { events: [] };
    const batch = await feedsOf().form.fetchFacts([bills], now, never);
    expect(batch).toMatchObject({ facts: [], covered: [{ kind: 'form', eventIds: new Set() }] });
    expect(batch.failures).toEqual(['NFL schedules: it answered HTTP 404']);
  });

  const meeting = (id: string, home: string, away: string, score: [number, number]) => ({
    id,
    date: '2025-12-05T18:00:00Z',
    statusType: FINAL,
    competitors: [home, away].map((name, at) => ({
      homeAway: at === 0 ? 'home' : 'away',
      winner: (score[at] ?? 0) > (score[1 - at] ?? 0),
      team: { id: idOf(name), displayName: name },
      score: String(score[at]),
    })),
  });
  const summary = (...events: unknown[]) => ({
    header: {},
    seasonseries: [
      { type: 'season', events },
      { type: 'current', events: events.slice(0, 1) },
    ],
  });

  it('count the meetings of the season for the home side, whoever was at home then', async () => {
    answers['football/nfl/scoreboard 20260111'] = { events: [coming()] };
    answers['football/nfl/summary 40'] = summary(
      meeting('1', 'Buffalo Bills', 'Miami Dolphins', [20, 10]),
      meeting('2', 'Miami Dolphins', 'Buffalo Bills', [10, 13]),
      meeting('3', 'Miami Dolphins', 'Buffalo Bills', [24, 13]),
      meeting('40', 'Buffalo Bills', 'Miami Dolphins', [50, 0]),
    );
    const { facts } = await feedsOf().head_to_head.fetchFacts([bills], now, never);
    expect(facts).toMatchObject([
      {
        kind: 'head_to_head',
        team: '',
        text: 'Buffalo Bills won 2 of 3 meetings with Miami Dolphins this season.',
        numbers: { meetings: 3, homeWins: 2, others: 1 },
        sourceUrl: 'https://www.espn.com/nfl/game/_/gameId/40',
      },
    ]);
    answers['football/nfl/summary 40'] = summary(meeting('2', 'Miami Dolphins', 'Buffalo Bills', [31, 13]));
    expect((await feedsOf().head_to_head.fetchFacts([bills], now, never)).facts).toMatchObject([
      {
        text: 'Miami Dolphins beat Buffalo Bills 31-13 in their only meeting so far this season.',
        numbers: { meetings: 1, homeScore: 13, awayScore: 31 },
      },
    ]);
    answers['football/nfl/summary 40'] = summary();
    const none = await feedsOf().head_to_head.fetchFacts([bills], now, never);
    expect(none).toMatchObject({ facts: [], covered: [{ eventIds: new Set([bills.id]) }] });
  });

  it('turn the sides around where ESPN names them the other way, as on neutral ground', async () => {
    answers['football/nfl/scoreboard 20260111'] = {
      events: [coming({ home: 'Miami Dolphins', away: 'Buffalo Bills' })],
    };
    answers['football/nfl/summary 40'] = summary(
      meeting('1', 'Buffalo Bills', 'Miami Dolphins', [20, 10]),
      meeting('2', 'Buffalo Bills', 'Miami Dolphins', [21, 10]),
    );
    const { facts } = await feedsOf().head_to_head.fetchFacts([bills], now, never);
    expect(facts[0]?.text).toBe('Buffalo Bills won 2 of 2 meetings with Miami Dolphins this season.');
  });

  it('come from the scoreboard itself in soccer, at colleges and between fighters', async () => {
    const startsAt = bills.startsAt;
    const events: FactEvent[] = [
      { id: 's', sportKey: 'soccer_epl', home: 'Brighton and Hove Albion', away: 'Manchester United', startsAt },
      { id: 'c', sportKey: 'basketball_ncaab', home: 'Duke Blue Devils', away: 'Hawaii Rainbow Warriors', startsAt },
      { id: 'f', sportKey: 'mma_mixed_martial_arts', home: 'Weili Zhang', away: 'Jiri Prochazka', startsAt },
    ];
    const date = '2026-01-11T18:00Z';
    const total = (summary: string) => ({ records: [{ type: 'total', summary }] });
    answers['soccer/eng.1/scoreboard'] = {
      events: [
        espnGame({
          id: '50',
          date,
          home: 'Brighton & Hove Albion',
          away: 'Man United',
          sides: [{ form: 'WWDLW' }, { form: 'LLLWL' }],
        }),
      ],
    };
    answers['basketball/mens-college-basketball/scoreboard'] = {
      events: [
        espnGame({
          id: '51',
          date,
          home: 'Duke Blue Devils',
          away: "Hawai'i Rainbow Warriors",
          sides: [total('12-3'), total('0-0')],
        }),
      ],
    };
    answers['mma/ufc/scoreboard'] = {
      events: [
        {
          id: '52',
          date,
          competitions: [espnFight('53', date, ['Jiří Procházka', 'Zhang Weili'], [total('31-5-1'), total('26-4-0')])],
        },
      ],
    };
    const batch = await feedsOf().form.fetchFacts(events, now, never);
    expect(batch.facts.map(({ eventId, text, sourceUrl }) => [eventId, text, sourceUrl])).toEqual([
      [
        's',
        'Brighton and Hove Albion won 3, drew 1 and lost 1 of their last 5 games.',
        `https://www.espn.com/soccer/team/results/_/id/${idOf('Brighton & Hove Albion')}`,
      ],
      ['s', 'Manchester United won 1 of their last 5 games.', expect.any(String)],
      ['c', 'Duke Blue Devils won 12 of 15 games this season.', expect.any(String)],
      [
        'f',
        'Weili Zhang won 26 of 30 professional fights.',
        `https://www.espn.com/mma/fighter/_/id/${idOf('Zhang Weili')}`,
      ],
      ['f', 'Jiri Prochazka won 31 of 37 professional fights.', expect.any(String)],
    ]);
    expect(batch.unmatched).toEqual([]);
    expect(provider.asked.filter((path) => path.includes('groups=50')).length).toBeGreaterThan(0);
  });

  it('say which name stands in the way, and guess at none', async () => {
    const other = (id: string, home: string, away: string, sportKey = nfl) => ({ ...bills, id, home, away, sportKey });
    answers['football/nfl/scoreboard'] = {
      events: [
        coming({ home: 'Buffalo Bisons' }),
        espnGame({ id: '41', date: '2026-01-11T18:00Z', home: 'New York Jets', away: 'Denver Broncos' }),
      ],
    };
    answers['mma/ufc/scoreboard'] = {
      events: [
        {
          id: '60',
          date: '2026-01-11T18:00Z',
          competitions: [espnFight('61', '2026-01-11T18:00Z', ['Alex Pereira', 'Carlos Ulberg'])],
        },
      ],
    };
    const { facts, unmatched } = await feedsOf().form.fetchFacts(
      [
        bills,
        other('2', 'New York Jets', 'Miami Dolphins'),
        other('3', 'Alex Pereira', 'Carlos Ullberg', 'mma_mixed_martial_arts'),
        other('4', 'Somebody Else', 'Another Promotion', 'mma_mixed_martial_arts'),
      ],
      now,
      never,
    );
    expect(facts).toEqual([]);
    expect(unmatched).toEqual([
      { sportKey: nfl, kind: 'team', name: 'Buffalo Bills' },
      { sportKey: nfl, kind: 'game', name: 'Miami Dolphins @ New York Jets' },
      { sportKey: 'mma_mixed_martial_arts', kind: 'player', name: 'Carlos Ullberg' },
    ]);
  });

  it('go on in the next round where one had to end, the nearest games first, until all are told', async () => {
    const days = ['20260111', '20260112', '20260113'];
    const sides = [
      'Buffalo Bills',
      'Miami Dolphins',
      'New York Jets',
      'Denver Broncos',
      'Dallas Cowboys',
      'Chicago Bears',
    ];
    const events = days.map((day, at): FactEvent => {
      const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T18:00Z`;
      const [home = '', away = ''] = sides.slice(at * 2);
      answers[`football/nfl/scoreboard ${day}`] = { events: [espnGame({ id: `7${at}`, date, home, away })] };
      return { id: day, sportKey: nfl, home, away, startsAt: new Date(date) };
    });
    for (const side of sides) {
      answers[schedulePath(side)] = {
        events: [1, 2, 3].map((at) => past(`${at}`, at, 'Las Vegas Raiders', [9, 3], side)),
      };
    }
    const { form } = feedsOf({ callsPerRun: 4 });
    const told: string[][] = [];
    for (let round = 0; round < 3; round += 1) {
      const batch = await form.fetchFacts([...events].reverse(), new Date(now.getTime() + round * form.everyMs), never);
      told.push([...(batch.covered[0]?.eventIds ?? [])]);
      expect(batch.facts).toHaveLength(2 * (told[round]?.length ?? 0));
    }
    expect(told).toEqual([['20260111'], ['20260111', '20260112'], days]);
  });
});

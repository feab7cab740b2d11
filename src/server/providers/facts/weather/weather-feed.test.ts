import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEspnClient } from '../../espn/espn-client.ts';
import { espnGame } from '../../espn/test-espn-payloads.ts';
import { sendJson, startTestProvider, type TestProvider } from '../../odds-feed/the-odds-api/test-provider.ts';
import { whileCollecting } from '../../test-collect-garbage.ts';
import type { FactEvent } from '../facts.port.ts';
import { createEspnPlaces, type PlaceFinder } from './espn-places.ts';
import { nwsForecast, nwsPoint } from './test-nws-payloads.ts';
import { createWeatherFeed, type WeatherOptions } from './weather-feed.ts';

/** A Sunday, one in the afternoon in New York. */
const now = new Date('2026-11-22T18:00:00Z');
const HOUR_MS = 3_600_000;
const hours = (count: number, from = now) => new Date(from.getTime() + count * HOUR_MS);
const never = new AbortController().signal;

const game = (home: string, more: Partial<FactEvent> = {}): FactEvent => ({
  id: `the-odds-api:${home}`,
  sportKey: 'americanfootball_nfl',
  home,
  away: 'Kansas City Chiefs',
  startsAt: hours(4),
  ...more,
});
const jets = game('New York Jets');
const lions = game('Detroit Lions');

let provider: TestProvider;
let agents: (string | undefined)[];
let forecast: (path: string) => unknown;
let scoreboard: unknown[];
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  agents = [];
  provider.asked.length = 0;
  forecast = () => nwsForecast(now, 156);
  scoreboard = [];
  provider.answer = (path, request, response) => {
    agents.push(`${request.headers['user-agent']} ${request.headers.accept}`);
    if (path.startsWith('/apis/')) sendJson(response, { events: scoreboard });
    // Each point has an area of its own, so that each venue is told from the others.
    else if (path.startsWith('/points/')) sendJson(response, nwsPoint('OKX', ...areaOf(path)));
    else sendJson(response, forecast(path));
  };
});

const areaOf = (path: string): [number, number] => {
  const [, latitude = '', longitude = ''] = /points\/(-?[\d.]+),(-?[\d.]+)$/.exec(path) ?? [];
  return [Math.round(Number(latitude) * 10), Math.round(Math.abs(Number(longitude)) * 10)];
};

const nowhere: PlaceFinder = async () => ({ places: new Map(), failures: [] });
const feedOf = (options: Partial<WeatherOptions> = {}) =>
  createWeatherFeed({ baseUrl: provider.baseUrl, contact: 'ops@edgewise.example', findPlaces: nowhere, ...options });
const withEspn = () => feedOf({ findPlaces: createEspnPlaces(createEspnClient({ baseUrl: provider.baseUrl })) });
const textsOf = async (feed: ReturnType<typeof feedOf>, ...events: FactEvent[]) =>
  (await feed.fetchFacts(events, now, never)).facts.map(({ text }) => text);

const UNKNOWN = 'The weather at the venue is unknown.';
const ROOF = 'The game is played under a fixed roof, so the weather does not matter.';

describe('weather facts', () => {
  it('tell the hour of the start and the worst until the game is about over, with source and time', async () => {
    forecast = () =>
      nwsForecast(now, 156, (hour) => ({
        temperature: 60 - hour,
        windSpeed: `5 to ${10 + hour} mph`,
        probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: hour === 5 ? 80 : 10 },
      }));
    const batch = await feedOf().fetchFacts([jets], now, never);
    expect(batch.facts).toEqual([
      {
        id: 'weather:the-odds-api:New York Jets',
        eventId: jets.id,
        kind: 'weather',
        team: '',
        player: '',
        text: 'MetLife Stadium expects 56 °F at the start, wind up to 16 mph and a chance of rain of 80%.',
        numbers: { temperatureF: 56, windMph: 16, rainPercent: 80 },
        sourceName: 'National Weather Service',
        sourceUrl: 'https://forecast.weather.gov/MapClick.php?lat=40.8135&lon=-74.0745',
        observedAt: hours(-1),
      },
    ]);
    expect(batch.covered).toEqual([{ kind: 'weather', eventIds: new Set([jets.id]) }]);
    expect(batch.failures).toEqual([]);
    expect(batch.retry).toBeUndefined();
    expect(provider.asked).toEqual(['/points/40.8135,-74.0745', '/gridpoints/OKX/408,741/forecast/hourly']);
    expect(new Set(agents)).toEqual(new Set(['Edgewise (ops@edgewise.example) application/geo+json']));
  });

  it('say what is known and no more', async () => {
    forecast = () => nwsForecast(now, 156, () => ({ temperature: null, probabilityOfPrecipitation: { value: null } }));
    const [fact] = (await feedOf().fetchFacts([jets], now, never)).facts;
    expect(fact).toMatchObject({ text: 'MetLife Stadium expects wind up to 10 mph.', numbers: { windMph: 10 } });
    forecast = () => nwsForecast(now, 156, () => ({ temperature: -2, temperatureUnit: 'C', windSpeed: '0 km/h' }));
    expect(await textsOf(feedOf(), jets)).toEqual([
      'MetLife Stadium expects 28 °F at the start, no wind and a chance of rain or snow of 20%.',
    ]);
  });

  it('say that a fixed roof makes it not matter, and that one that opens may be closed', async () => {
    const batch = await feedOf().fetchFacts([lions, game('Dallas Cowboys')], now, never);
    expect(batch.facts[0]).toMatchObject({
      text: ROOF,
      numbers: {},
      sourceName: 'Edgewise stadium table',
      sourceUrl: null,
    });
    expect(batch.facts[1]?.text).toMatch(/^AT&T Stadium expects .*; the roof may be closed\.$/);
    expect(batch.facts[1]?.numbers).toEqual({ temperatureF: 41, windMph: 10, rainPercent: 20, retractableRoof: 1 });
    expect(provider.asked).toHaveLength(2);
  });

  it('say that it is unknown outside of the US and where no venue is known, and nothing of sports indoors', async () => {
    const events = [
      game('Toronto Blue Jays', { sportKey: 'baseball_mlb' }),
      game('CF Montreal', { sportKey: 'soccer_usa_mls' }),
      game('Vancouver Whitecaps', { sportKey: 'soccer_usa_mls' }),
      game('Arsenal', { sportKey: 'soccer_epl' }),
      game('Springfield Sharks'),
      game('Boston Celtics', { sportKey: 'basketball_nba' }),
    ];
    const batch = await feedOf().fetchFacts(events, now, never);
    expect(batch.facts.map(({ text }) => text)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(batch.unmatched).toEqual([{ sportKey: 'americanfootball_nfl', kind: 'venue', name: 'Springfield Sharks' }]);
    expect(provider.asked).toEqual([]);
  });

  it('give both games of a doubleheader their own hours from one forecast', async () => {
    forecast = () => nwsForecast(now, 156, (hour) => ({ temperature: 50 + hour }));
    const mets = { sportKey: 'baseball_mlb' } as const;
    const facts = await textsOf(
      feedOf(),
      game('New York Mets', { ...mets, id: 'b', startsAt: hours(8) }),
      game('New York Mets', { ...mets, id: 'a', startsAt: hours(3.5) }),
    );
    expect(facts.map((text) => /\d+ °F/.exec(text)?.[0])).toEqual(['53 °F', '58 °F']);
    expect(provider.asked).toHaveLength(2);
  });

  it('say nothing while the forecast does not reach the start, and that it is unknown within a day of it', async () => {
    forecast = () => nwsForecast(now, 2);
    const far = game('Green Bay Packers', { startsAt: hours(24 * 6) });
    const farther = game('Chicago Bears', { startsAt: hours(24 * 7 + 1) });
    const batch = await feedOf().fetchFacts([jets, far, farther], now, never);
    expect(batch.facts.map(({ eventId, text }) => [eventId, text])).toEqual([[jets.id, UNKNOWN]]);
    expect(batch.covered[0]?.eventIds).toEqual(new Set([jets.id, far.id, farther.id]));
    expect(provider.asked.filter((path) => path.startsWith('/points'))).toHaveLength(2);
  });
});

describe('where a game is played', () => {
  const at = (venue: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    scoreboard = [
      espnGame({
        id: '77',
        date: jets.startsAt.toISOString(),
        home: jets.home,
        away: jets.away,
        competition: { venue, ...more },
      }),
    ];
  };
  const METLIFE = { fullName: 'MetLife Stadium', address: { city: 'East Rutherford', state: 'NJ', country: 'USA' } };

  it('is the home stadium when ESPN says so', async () => {
    at(METLIFE, { neutralSite: false });
    expect(await textsOf(withEspn(), jets)).toEqual([expect.stringMatching(/^MetLife Stadium expects/)]);
  });

  it.each([
    ['abroad', { fullName: 'Tottenham Hotspur Stadium', address: { city: 'London', country: 'England' } }, {}],
    ['on neutral ground', { fullName: 'Somewhere Field', address: { state: 'NJ' } }, { neutralSite: true }],
    ['in another state', { fullName: 'Somewhere Field', address: { state: 'OH' } }, {}],
    ['nowhere that is named, on neutral ground', {}, { neutralSite: true }],
  ])('is not the home stadium %s: the weather is unknown, with the page that says where', async (_, venue, more) => {
    at(venue, more);
    const batch = await withEspn().fetchFacts([jets], now, never);
    expect(batch.facts).toEqual([
      expect.objectContaining({
        text: UNKNOWN,
        numbers: {},
        sourceName: 'ESPN',
        sourceUrl: 'https://www.espn.com/nfl/game/_/gameId/77',
      }),
    ]);
    expect(provider.asked.filter((path) => !path.startsWith('/apis'))).toEqual([]);
  });

  it('is another stadium of the tables when ESPN names it, and unknown when ESPN takes the guest for the host', async () => {
    at({ fullName: 'Lambeau Field', address: { state: 'WI' } }, { neutralSite: true });
    expect(await textsOf(withEspn(), jets)).toEqual([expect.stringMatching(/^Lambeau Field expects/)]);
    at({});
    const swapped = { ...jets, home: jets.away, away: jets.home };
    expect(await textsOf(withEspn(), swapped)).toEqual([UNKNOWN]);
  });

  it('is not guessed for colleges, and not at the hour of games in Europe', async () => {
    const texans = game('Houston Texans', { startsAt: new Date('2026-11-29T14:30:00Z') });
    const ducks = game('Oregon Ducks', { sportKey: 'americanfootball_ncaaf' });
    expect(await textsOf(feedOf(), texans, ducks)).toEqual([UNKNOWN, UNKNOWN]);
    const night = { ...texans, startsAt: new Date('2026-11-28T10:05:00Z') };
    expect(await textsOf(feedOf(), night)).toEqual([expect.stringMatching(/^NRG Stadium expects/)]);
    scoreboard = [espnGame({ id: '9', date: ducks.startsAt.toISOString(), home: ducks.home, away: ducks.away })];
    expect(await textsOf(withEspn(), ducks)).toEqual([expect.stringMatching(/^Autzen Stadium expects/)]);
  });

  it('stays what was last said of it when ESPN fails, and is the home stadium when ESPN never said', async () => {
    const feed = withEspn();
    at({ address: { country: 'Mexico' } });
    expect(await textsOf(feed, jets)).toEqual([UNKNOWN]);
    const answer = provider.answer;
    provider.answer = (path, request, response) =>
      path.startsWith('/apis') ? sendJson(response, {}, 500) : answer(path, request, response);
    const later = await feed.fetchFacts([{ ...jets, startsAt: hours(12) }], hours(7), never);
    expect(later.facts.map(({ text }) => text)).toEqual([UNKNOWN]);
    expect(later.failures.join()).toMatch(/ESPN: NFL scoreboard .*HTTP 500/);
    expect(await textsOf(withEspn(), jets)).toEqual([expect.stringMatching(/^MetLife Stadium expects/)]);
  });

  it('does not hold up the forecast when ESPN hangs', async () => {
    const answer = provider.answer;
    provider.answer = (path, request, response) => {
      if (!path.startsWith('/apis')) answer(path, request, response);
    };
    const findPlaces = createEspnPlaces(createEspnClient({ baseUrl: provider.baseUrl }), 40);
    const batch = await feedOf({ findPlaces }).fetchFacts([jets], now, never);
    expect(batch.facts).toHaveLength(1);
    expect(batch.failures).toEqual(['ESPN: it did not say within 0.04 s where games are played']);
  });

  it('keeps to its time whatever is collected as garbage meanwhile, and leaves nothing on the signal of its job', async () => {
    const answer = provider.answer;
    provider.answer = (path, request, response) => {
      if (!path.startsWith('/apis')) answer(path, request, response);
    };
    const job = new AbortController().signal;
    const findPlaces = createEspnPlaces(createEspnClient({ baseUrl: provider.baseUrl }), 40);
    const { failures } = await whileCollecting(findPlaces([jets], now, job));
    expect(failures).toEqual(['ESPN: it did not say within 0.04 s where games are played']);
    expect(getEventListeners(job, 'abort')).toEqual([]);
  });
});

import { PRODUCT_NAME } from '#contract/product.ts';
import type { Fact } from '#research/slate/fact.ts';
import { FeedError } from '../../odds-feed/odds-feed.port.ts';
import { eachOf, type ProviderRun } from '../../provider-run.ts';
import type { FactEvent, FactsBatch, FactsFeed, UnmatchedName } from '../facts.port.ts';
import type { PlaceFinder, SeenPlace } from './espn-places.ts';
import { createNwsClient, type NwsClient, type NwsOptions } from './nws-client.ts';
import { type Place, placeOfGame } from './place-of-game.ts';
import { homeVenueOf, VENUES } from './venues/find-venue.ts';
import { VENUES_AS_OF, type Venue } from './venues/venue.ts';
import { forecastWords, UNDER_A_ROOF, UNKNOWN_WEATHER, type WeatherWords } from './weather-sentence.ts';

export type WeatherOptions = NwsOptions & { findPlaces: PlaceFinder };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EVERY_MS = HOUR_MS;
/** How far the service looks ahead. */
const REACH_MS = 7 * DAY_MS;
const SOON_MS = DAY_MS;
/** A little less than the hour, and the three, after which a forecast is asked for again. */
const MAX_AGE_MS = { soon: 50 * 60_000, later: 170 * 60_000 };

const SERVICE = 'National Weather Service';
const STADIUMS = `${PRODUCT_NAME} stadium table`;

/** Sports under the sky. The others are played indoors, where nobody asks about the weather. */
const isOutdoorSport = ({ sportKey }: FactEvent): boolean => /^(?:americanfootball|baseball|soccer)_/.test(sportKey);

type Placed = { event: FactEvent; place: Place; seen: SeenPlace | undefined };

/** The weather at the venues of the coming games, in the hours in which they are played. */
export function createWeatherFeed(options: WeatherOptions): FactsFeed {
  const client = createNwsClient(options);
  return {
    name: 'weather',
    everyMs: EVERY_MS,
    async fetchFacts(events, now, signal) {
      // Its clock begins here, so that finding the places and asking for forecasts end in time together.
      const run = client.startRun(now, signal);
      const coming = events
        .filter((event) => isOutdoorSport(event) && event.startsAt > now)
        .filter(({ startsAt }) => startsAt.getTime() - now.getTime() <= REACH_MS)
        .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
      const listed = coming.filter(({ sportKey }) => Object.hasOwn(VENUES, sportKey));
      const { places, failures } = await options.findPlaces(listed, now, signal);
      const placed = coming.map((event) => {
        const seen = places.get(event.id);
        return { event, place: placeOfGame(event, seen), seen };
      });
      // A game of which no forecast could be had keeps its last one; every other is said all about.
      const eventIds = new Set(events.map(({ id }) => id));
      const facts = placed.flatMap((game) => knownWithoutAsking(game, now) ?? []);
      const asked = await askedFacts(client, run, placed);
      for (const id of asked.missing) eventIds.delete(id);
      return {
        facts: [...facts, ...asked.facts],
        covered: [{ kind: 'weather', eventIds }],
        unmatched: homeless(listed),
        failures: [...failures, ...run.failures.list()],
        ...retryOf(run, asked),
      } satisfies FactsBatch;
    },
  };
}

function knownWithoutAsking({ event, place, seen }: Placed, now: Date): Fact | undefined {
  if (place !== null && place.roof !== 'fixed') return undefined;
  const isSeen = place === null && seen !== undefined;
  return toFact(event, place === null ? UNKNOWN_WEATHER : UNDER_A_ROOF, {
    sourceName: isSeen ? 'ESPN' : STADIUMS,
    sourceUrl: isSeen ? seen.page : null,
    observedAt: notAfter(isSeen ? now : VENUES_AS_OF, now),
  });
}

type Asked = { facts: Fact[]; missing: string[]; had: number };

/** Venue by venue, the nearest start first; games at one venue share its forecast. */
async function askedFacts(client: NwsClient, run: ProviderRun, placed: readonly Placed[]): Promise<Asked> {
  const byVenue = new Map<Venue, FactEvent[]>();
  for (const { event, place } of placed) {
    if (place === null || place.roof === 'fixed') continue;
    byVenue.set(place, [...(byVenue.get(place) ?? []), event]);
  }
  const found: Asked = { facts: [], missing: [], had: 0 };
  await eachOf([...byVenue], async ([venue, games]) => {
    const isSoon = games.some(({ startsAt }) => startsWithin(startsAt, run.now, SOON_MS));
    const forecast = await client.forecast(run, venue, isSoon ? MAX_AGE_MS.soon : MAX_AGE_MS.later);
    if (!forecast) {
      found.missing.push(...games.map(({ id }) => id));
      return;
    }
    found.had += 1;
    for (const event of games) {
      // Days ahead the forecast may simply not reach yet; so near to the start that would be something to know.
      const isNear = startsWithin(event.startsAt, run.now, SOON_MS);
      const words = forecastWords(forecast, venue, event.startsAt) ?? (isNear ? UNKNOWN_WEATHER : undefined);
      if (!words) continue;
      const source = {
        sourceName: SERVICE,
        sourceUrl: `https://forecast.weather.gov/MapClick.php?lat=${venue.latitude}&lon=${venue.longitude}`,
        observedAt: notAfter(forecast.issuedAt ?? run.now, run.now),
      };
      found.facts.push(toFact(event, words, source));
    }
  });
  return found;
}

/** When no forecast at all could be had, asking again soon is worth it. */
function retryOf(run: ProviderRun, { missing, had }: Asked): Pick<FactsBatch, 'retry'> {
  if (missing.length === 0 || had > 0) return {};
  const reason = run.stopped ?? run.failures.list()[0] ?? 'no forecast could be had';
  return { retry: new FeedError(`${run.provider}: ${reason}.`, { retryAfterSeconds: run.retryAfterSeconds }) };
}

const toFact = (
  event: FactEvent,
  words: WeatherWords,
  source: Pick<Fact, 'sourceName' | 'sourceUrl' | 'observedAt'>,
): Fact => ({
  id: `weather:${event.id}`,
  eventId: event.id,
  kind: 'weather',
  team: '',
  player: '',
  ...words,
  ...source,
});

const startsWithin = (startsAt: Date, now: Date, ms: number): boolean => startsAt.getTime() - now.getTime() <= ms;

const notAfter = (at: Date, now: Date): Date => (at > now ? now : at);

/** Home sides of the leagues whose every side should have a venue, and has none. */
const homeless = (events: readonly FactEvent[]): UnmatchedName[] =>
  events
    .filter(({ sportKey, home }) => sportKey !== 'americanfootball_ncaaf' && !homeVenueOf(sportKey, home))
    .map(({ sportKey, home }) => ({ sportKey, kind: 'venue', name: home }));

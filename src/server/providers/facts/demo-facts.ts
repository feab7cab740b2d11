import { PRODUCT_NAME } from '#contract/product.ts';
import type { Fact, FactKind } from '#research/slate/fact.ts';
import { bell, hashText, mix, pickIndex, unit } from '../odds-feed/demo/seeded-noise.ts';
import type { FactEvent, FactsFeed } from './facts.port.ts';
import { homeVenueOf } from './weather/venues/find-venue.ts';
import type { Venue } from './weather/venues/venue.ts';
import { UNDER_A_ROOF, UNKNOWN_WEATHER, type WeatherWords } from './weather/weather-sentence.ts';

const SOURCE_NAME = `${PRODUCT_NAME} demo desk`;
const OBSERVED_EVERY_MS = 6 * 3_600_000;
const EVERY_MS = 60_000;
const KINDS: readonly FactKind[] = ['injury', 'weather', 'head_to_head', 'form'];

type Draft = Pick<Fact, 'kind' | 'team' | 'text' | 'numbers'>;

/** Invented facts for invented games, the same at every fetch. They name no player: nobody real is said to be hurt. */
export function createDemoFacts(options: { seed: number }): FactsFeed {
  return {
    name: 'demo',
    everyMs: EVERY_MS,
    async fetchFacts(events, now) {
      const observedAt = new Date(Math.floor(now.getTime() / OBSERVED_EVERY_MS) * OBSERVED_EVERY_MS);
      const eventIds = new Set(events.map(({ id }) => id));
      return {
        facts: events.flatMap((event) => factsOf(event, options.seed, observedAt)),
        covered: KINDS.map((kind) => ({ kind, eventIds })),
        unmatched: [],
        failures: [],
      };
    },
  };
}

function factsOf(event: FactEvent, seed: number, observedAt: Date): Fact[] {
  const key = mix(mix(hashText(event.id), seed), 0xfac7);
  const drafts = [
    form(event, event.home, mix(key, 1), seed),
    form(event, event.away, mix(key, 2), seed),
    headToHead(event, mix(key, 3), seed),
    ...injury(event, event.home, mix(key, 4)),
    ...injury(event, event.away, mix(key, 5)),
    ...weather(event, mix(key, 6)),
  ];
  return drafts.map((draft, index) => ({
    ...draft,
    id: `${event.id}:fact:${index + 1}`,
    eventId: event.id,
    player: '',
    sourceName: SOURCE_NAME,
    sourceUrl: null,
    observedAt,
  }));
}

const isSolo = (event: FactEvent): boolean => /^(mma|boxing|tennis)_/.test(event.sportKey);

/** The same hidden strength that the demo prices rest on, so that words and prices tell one story. */
const strength = (side: string, seed: number): number => bell(mix(hashText(side), seed));

const whole = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, Math.round(value)));

function form(event: FactEvent, team: string, key: number, seed: number): Draft {
  const games = isSolo(event) ? 5 : 10;
  const wins = whole(games / 2 + (games / 6) * strength(team, seed) + bell(key), 0, games);
  const numbers = { games, wins, losses: games - wins };
  const what = isSolo(event) ? (event.sportKey.startsWith('tennis_') ? 'matches' : 'fights') : 'games';
  const texts = isSolo(event)
    ? [
        `${team} has won ${wins} of the last ${games} ${what}.`,
        `${count(wins, 'win')} and ${count(games - wins, 'loss')} in the last ${games} ${what} for ${team}.`,
      ]
    : [
        `${team} won ${wins} of their last ${games} ${what}.`,
        `Recent form of ${team}: ${count(wins, 'win')} in ${games} ${what}.`,
        `Of their last ${games} ${what}, ${team} won ${wins}.`,
      ];
  return { kind: 'form', team, text: chosen(texts, key), numbers };
}

function headToHead(event: FactEvent, key: number, seed: number): Draft {
  const meetings = isSolo(event) ? 2 + pickIndex(key, 3) : 6 + pickIndex(key, 5);
  const lean = 0.5 + 0.1 * (strength(event.home, seed) - strength(event.away, seed)) + 0.12 * bell(mix(key, 1));
  const homeWins = whole(meetings * lean, 0, meetings);
  const numbers = { meetings, homeWins, others: meetings - homeWins };
  const texts = [
    `${event.home} won ${homeWins} of the last ${meetings} meetings with ${event.away}.`,
    `In ${meetings} recent meetings with ${event.away}, ${event.home} came out ahead ${homeWins} ${homeWins === 1 ? 'time' : 'times'}.`,
    `Head to head: ${count(homeWins, 'win')} for ${event.home} in ${meetings} meetings with ${event.away}.`,
  ];
  return { kind: 'head_to_head', team: '', text: chosen(texts, key), numbers };
}

function injury(event: FactEvent, team: string, key: number): Draft[] {
  if (isSolo(event) || unit(key) < 0.45) return [];
  const out = pickIndex(mix(key, 1), 3);
  const questionable = 1 + pickIndex(mix(key, 2), 3);
  const starters = (count: number) => `${count} regular starter${count === 1 ? '' : 's'}`;
  const texts =
    out === 0
      ? [`${team} listed ${starters(questionable)} as questionable and nobody as out.`]
      : [
          `${team} will be without ${starters(out)}, with ${questionable} more questionable.`,
          `${team} listed ${out} out and ${questionable} questionable.`,
        ];
  return [{ kind: 'injury', team, text: chosen(texts, key), numbers: { out, questionable } }];
}

/** Sports under the sky. As with real forecasts, some games are played under a roof and some where no forecast reaches. */
function weather(event: FactEvent, key: number): Draft[] {
  if (!/^(americanfootball|baseball|soccer)_/.test(event.sportKey)) return [];
  const venue = homeVenueOf(event.sportKey, event.home);
  const words =
    venue?.country !== 'US' ? UNKNOWN_WEATHER : venue.roof === 'fixed' ? UNDER_A_ROOF : forecast(event, venue, key);
  return [{ kind: 'weather', team: '', ...words }];
}

/** The month and the latitude set how warm it is. */
function forecast(event: FactEvent, venue: Venue, key: number): WeatherWords {
  const season = Math.cos(((event.startsAt.getUTCMonth() - 6.5) / 12) * 2 * Math.PI);
  const temperatureF = Math.round(58 + 20 * season + 1.2 * (38 - venue.latitude) + 6 * bell(mix(key, 1)));
  const windMph = whole(9 + 4.5 * bell(mix(key, 2)), 1, 28);
  const rainPercent = whole(20 + 22 * bell(mix(key, 3)), 0, 90);
  const mayBeClosed = venue.roof === 'retractable';
  const roof = mayBeClosed ? '; the roof may be closed' : '';
  const texts = [
    `Forecast for the start: ${temperatureF} °F, wind ${windMph} mph, ${rainPercent}% chance of rain${roof}.`,
    `Around ${temperatureF} °F is expected with ${windMph} mph of wind and a ${rainPercent}% chance of rain${roof}.`,
    `Wind of ${windMph} mph and ${temperatureF} °F are forecast; rain has a chance of ${rainPercent}%${roof}.`,
  ];
  const numbers = { temperatureF, windMph, rainPercent, ...(mayBeClosed && { retractableRoof: 1 }) };
  return { text: chosen(texts, key), numbers };
}

const chosen = (texts: readonly string[], key: number): string => texts[pickIndex(mix(key, 9), texts.length)] ?? '';

const count = (n: number, noun: 'win' | 'loss'): string => {
  const many = noun === 'loss' ? 'losses' : 'wins';
  return `${n} ${n === 1 ? noun : many}`;
};

import { createEspnClient } from '../espn/espn-client.ts';
import { createEspnFacts } from './espn/espn-facts.ts';
import type { FactsFeed } from './facts.port.ts';
import { createEspnPlaces } from './weather/espn-places.ts';
import { createWeatherFeed } from './weather/weather-feed.ts';

type LiveFactsOptions = { espnUrl: string; weatherUrl: string; contact: string };

/** Everything that is known beside live prices. ESPN's scoreboards also say where a game is played. */
export function createLiveFacts({ espnUrl, weatherUrl, contact }: LiveFactsOptions): FactsFeed[] {
  const espn = { baseUrl: espnUrl };
  const client = createEspnClient(espn);
  return [
    ...createEspnFacts(espn, client),
    createWeatherFeed({ baseUrl: weatherUrl, contact, findPlaces: createEspnPlaces(client) }),
  ];
}

import type { Tracer } from '../../platform/process/tracer.ts';
import { createEspnClient } from '../espn/espn-client.ts';
import { createEspnFacts } from './espn/espn-facts.ts';
import type { FactsFeed } from './facts.port.ts';
import { createEspnPlaces } from './weather/espn-places.ts';
import { createWeatherFeed } from './weather/weather-feed.ts';

type LiveFactsOptions = { espnUrl: string; weatherUrl: string; contact: string; tracer?: Tracer | undefined };

/** Everything that is known beside live prices. ESPN's scoreboards also say where a game is played. */
export function createLiveFacts({ espnUrl, weatherUrl, contact, tracer }: LiveFactsOptions): FactsFeed[] {
  const espn = { baseUrl: espnUrl, tracer };
  const client = createEspnClient(espn);
  return [
    ...createEspnFacts(espn, client),
    createWeatherFeed({ baseUrl: weatherUrl, contact, tracer, findPlaces: createEspnPlaces(client) }),
  ];
}

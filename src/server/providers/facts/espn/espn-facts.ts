import type { EspnOptions } from '../../espn/espn-caller.ts';
import { createEspnClient } from '../../espn/espn-client.ts';
import type { FactsFeed } from '../facts.port.ts';
import { createFormFeed } from './form-feed.ts';
import { createHeadToHeadFeed } from './head-to-head-feed.ts';
import { createInjuriesFeed } from './injuries-feed.ts';

/** Injuries, recent form and earlier meetings from ESPN's site interface. They share what was asked and its pauses. */
export function createEspnFacts(options: EspnOptions, client = createEspnClient(options)): FactsFeed[] {
  return [createInjuriesFeed(client), createFormFeed(client), createHeadToHeadFeed(client)];
}

import type { EspnClient } from '../../espn/espn-client.ts';
import { type EspnMatch, espnDay, joinEspnGames } from '../../espn/join-espn-games.ts';
import { eachOf, type ProviderRun } from '../../provider-run.ts';
import type { FactEvent, UnmatchedName } from '../facts.port.ts';

const SCOREBOARD_MAX_AGE_MS = 3 * 3_600_000;

/**
 * Finds the games at ESPN and does its work for each, one day after another: a day's games are told whole before the
 * next day's scoreboards use up what may be asked in a round. The same sides' games of one day stay together.
 */
export async function matchByDay(
  client: EspnClient,
  run: ProviderRun,
  events: readonly FactEvent[],
  work: (match: EspnMatch) => Promise<void>,
): Promise<UnmatchedName[]> {
  const days = new Map<string, FactEvent[]>();
  for (const event of events) {
    const day = espnDay(event.startsAt.getTime());
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  const missing: UnmatchedName[] = [];
  for (const ofDay of days.values()) {
    const { matches, unmatched } = await joinEspnGames(client, run, ofDay, SCOREBOARD_MAX_AGE_MS);
    missing.push(...unmatched);
    await eachOf(matches, work);
  }
  return missing;
}

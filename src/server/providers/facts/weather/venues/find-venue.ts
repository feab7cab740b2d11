import { foldName } from '#engine/names/fold-name.ts';
import { namesOf } from '#engine/names/league-names.ts';
import { COLLEGE_VENUES } from './college-venues.ts';
import { MLB_VENUES } from './mlb-venues.ts';
import { MLS_VENUES } from './mls-venues.ts';
import { NFL_VENUES } from './nfl-venues.ts';
import type { Venue, VenueTable } from './venue.ts';

export const VENUES: Readonly<Record<string, VenueTable>> = {
  americanfootball_nfl: NFL_VENUES,
  americanfootball_ncaaf: COLLEGE_VENUES,
  baseball_mlb: MLB_VENUES,
  soccer_usa_mls: MLS_VENUES,
};

const BY_TEAM = new Map(
  Object.entries(VENUES).map(([sportKey, table]) => {
    const { keyOf } = namesOf(sportKey);
    return [sportKey, new Map(Object.entries(table).map(([team, venue]) => [keyOf(team), venue]))];
  }),
);

/** Where a side plays its home games, by any spelling that the name tables know; undefined where it is not known. */
export const homeVenueOf = (sportKey: string, team: string): Venue | undefined =>
  BY_TEAM.get(sportKey)?.get(namesOf(sportKey).keyOf(team));

/** By the venue's own name. Undefined for one that is not listed, and for a name of several. */
export function venueNamed(name: string): Venue | undefined {
  const [only, ...others] = BY_NAME.get(foldName(name)) ?? [];
  return others.length === 0 ? only : undefined;
}

const BY_NAME = new Map<string, Set<Venue>>();
for (const venue of Object.values(VENUES).flatMap((table) => Object.values(table))) {
  const key = foldName(venue.name);
  BY_NAME.set(key, new Set([...(BY_NAME.get(key) ?? []), venue]));
}

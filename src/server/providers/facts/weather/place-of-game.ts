import { localTime, zoneOf } from '#research/language/time-zone.ts';
import type { FactEvent } from '../facts.port.ts';
import type { SeenPlace } from './espn-places.ts';
import { homeVenueOf, venueNamed } from './venues/find-venue.ts';
import { EASTERN, type Venue } from './venues/venue.ts';

/** Null where a game is played at a place that is not known, or outside of the US, where no forecast is asked for. */
export type Place = Venue | null;

/** The NFL starts its games in Europe at half past nine in New York, and no game at home. */
const ABROAD_HOUR = 9.5;
const NEW_YORK = zoneOf(EASTERN);

/**
 * Where a game is played: what was seen to be said of it, else the home side's stadium. Nothing is guessed: a game on
 * neutral ground, in another state or country, or at the hour of games in Europe, is at a place that is not
 * known, unless its venue is one of the listed. Colleges play on neutral ground so often that somebody must have said
 * where.
 */
export function placeOfGame(event: FactEvent, seen: SeenPlace | undefined): Place {
  const home = homeVenueOf(event.sportKey, event.home) ?? null;
  const place = seen ? seenPlace(home, seen) : likelyPlace(event, home);
  return place?.country === 'US' ? place : null;
}

function seenPlace(home: Place, seen: SeenPlace): Place {
  if (seen.country !== null && !/^(?:USA|United States)$/.test(seen.country)) return null;
  const named = venueNamed(seen.venue);
  if (named && (seen.state === '' || seen.state === named.state)) return named;
  const isAtHome = !seen.isNeutral && (seen.state === '' || seen.state === home?.state);
  return isAtHome ? home : null;
}

function likelyPlace({ sportKey, startsAt }: FactEvent, home: Place): Place {
  if (home === null || sportKey === 'americanfootball_ncaaf') return null;
  const isAbroad = sportKey === 'americanfootball_nfl' && localTime(startsAt.getTime(), NEW_YORK).hour === ABROAD_HOUR;
  return isAbroad ? null : home;
}

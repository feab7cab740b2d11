/** `fixed` is always closed; `retractable` may be either; `open` has none over the field. */
export type Roof = 'open' | 'retractable' | 'fixed';

export type Venue = {
  name: string;
  /** Two letters: the state, or the province. */
  state: string;
  country: 'US' | 'CA';
  /** IANA. */
  timeZone: string;
  /** Degrees north and east, to four decimals at most: the weather service turns away finer ones. */
  latitude: number;
  longitude: number;
  roof: Roof;
};

/** Canonical names of home sides, as the odds provider spells them, with where each plays. */
export type VenueTable = Readonly<Record<string, Venue>>;

/**
 * When the tables were last gone through. Where a team moves, its row changes here; a game that ESPN lists elsewhere
 * is not taken for a home game in the meantime.
 */
export const VENUES_AS_OF = new Date('2026-11-01T00:00:00Z');

export const EASTERN = 'America/New_York';
export const DETROIT = 'America/Detroit';
export const INDIANA = 'America/Indiana/Indianapolis';
export const CENTRAL = 'America/Chicago';
export const MOUNTAIN = 'America/Denver';
export const ARIZONA = 'America/Phoenix';
export const PACIFIC = 'America/Los_Angeles';

export const venue = (
  name: string,
  state: string,
  timeZone: string,
  latitude: number,
  longitude: number,
  roof: Roof = 'open',
): Venue => ({ name, state, country: 'US', timeZone, latitude, longitude, roof });

export const inCanada = (...args: Parameters<typeof venue>): Venue => ({ ...venue(...args), country: 'CA' });

import { describe, expect, it } from 'vitest';
import { MLB_TEAMS, MLS_TEAMS, NCAAF_TEAMS, NFL_TEAMS } from '#engine/names/name-tables.ts';
import { isTimeZone, localTime, zoneOf } from '#research/language/time-zone.ts';
import { homeVenueOf, VENUES, venueNamed } from './find-venue.ts';

const TEAMS = {
  americanfootball_nfl: NFL_TEAMS,
  americanfootball_ncaaf: NCAAF_TEAMS,
  baseball_mlb: MLB_TEAMS,
  soccer_usa_mls: MLS_TEAMS,
};

/** South, north, west and east, in degrees, a little generous at the borders. */
const BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  AL: [30.1, 35.1, -88.5, -84.8],
  AR: [33, 36.6, -94.7, -89.6],
  AZ: [31.3, 37.1, -114.9, -109],
  BC: [48.3, 60, -139.1, -114],
  CA: [32.5, 42.1, -124.5, -114.1],
  CO: [36.9, 41.1, -109.1, -102],
  CT: [40.9, 42.1, -73.8, -71.7],
  DC: [38.7, 39, -77.2, -76.9],
  FL: [24.4, 31.1, -87.7, -79.9],
  GA: [30.3, 35.1, -85.7, -80.8],
  IA: [40.3, 43.6, -96.7, -90.1],
  ID: [41.9, 49.1, -117.3, -111],
  IL: [36.9, 42.6, -91.6, -87],
  IN: [37.7, 41.8, -88.1, -84.7],
  KS: [36.9, 40.1, -102.1, -94.5],
  KY: [36.4, 39.2, -89.6, -81.9],
  LA: [28.9, 33.1, -94.1, -88.8],
  MA: [41.2, 42.9, -73.6, -69.9],
  MD: [37.8, 39.8, -79.5, -75],
  MI: [41.6, 48.3, -90.5, -82.1],
  MN: [43.4, 49.4, -97.3, -89.4],
  MO: [35.9, 40.7, -95.8, -89],
  MS: [30.1, 35.1, -91.7, -88],
  NC: [33.8, 36.6, -84.4, -75.4],
  NE: [39.9, 43.1, -104.1, -95.3],
  NJ: [38.9, 41.4, -75.6, -73.8],
  NV: [35, 42.1, -120.1, -114],
  NY: [40.4, 45.1, -79.8, -71.8],
  OH: [38.4, 42, -84.9, -80.5],
  OK: [33.6, 37.1, -103.1, -94.4],
  ON: [41.6, 56.9, -95.2, -74.3],
  OR: [41.9, 46.3, -124.6, -116.4],
  PA: [39.7, 42.3, -80.6, -74.6],
  QC: [44.9, 62.6, -79.8, -57],
  SC: [32, 35.3, -83.4, -78.5],
  TN: [34.9, 36.7, -90.4, -81.6],
  TX: [25.8, 36.6, -106.7, -93.5],
  UT: [36.9, 42.1, -114.1, -109],
  VA: [36.5, 39.5, -83.7, -75.2],
  WA: [45.5, 49.1, -124.8, -116.9],
  WI: [42.4, 47.1, -92.9, -86.7],
  WV: [37.2, 40.7, -82.7, -77.7],
};

const ALL = Object.entries(VENUES).flatMap(([sportKey, table]) =>
  Object.entries(table).map(([team, venue]) => ({ sportKey, team, venue })),
);

describe('the stadium tables', () => {
  it.each(Object.entries(TEAMS))(
    '%s: every side that questions know has one venue, and nobody else has',
    (sport, teams) => {
      expect(Object.keys(VENUES[sport] ?? {}).sort()).toEqual(Object.keys(teams).sort());
      for (const team of Object.keys(teams)) expect([team, homeVenueOf(sport, team)?.name]).not.toContain(undefined);
    },
  );

  it('hold as many venues as the leagues have sides', () => {
    const count = (sport: string) => Object.keys(VENUES[sport] ?? {}).length;
    expect([count('americanfootball_nfl'), count('baseball_mlb'), count('soccer_usa_mls')]).toEqual([32, 30, 30]);
  });

  it.each(ALL)('$team: $venue.name lies in its state, in its time zone, to four decimals at most', ({ venue }) => {
    const [south, north, west, east] = BOXES[venue.state] ?? [0, 0, 0, 0];
    expect(venue.latitude).toBeGreaterThan(south);
    expect(venue.latitude).toBeLessThan(north);
    expect(venue.longitude).toBeGreaterThan(west);
    expect(venue.longitude).toBeLessThan(east);
    for (const degrees of [venue.latitude, venue.longitude]) expect(String(degrees)).toMatch(/^-?\d{1,3}\.\d{1,4}$/);
    expect(isTimeZone(venue.timeZone)).toBe(true);
    // Noon by the zone's clocks is within two hours of noon by the sun.
    const noonUtc = Date.UTC(2026, 0, 15, 12);
    const offsetHours = localTime(noonUtc, zoneOf(venue.timeZone)).hour - 12;
    expect(Math.abs(offsetHours - venue.longitude / 15)).toBeLessThan(2);
    expect(venue.country).toBe(['ON', 'QC', 'BC'].includes(venue.state) ? 'CA' : 'US');
  });

  it('give two sides the same point only where they share the stadium, and no two stadiums one point', () => {
    const byPoint = new Map<string, Set<unknown>>();
    for (const { venue } of ALL) {
      const point = `${venue.latitude},${venue.longitude}`;
      byPoint.set(point, new Set([...(byPoint.get(point) ?? []), venue]));
    }
    expect([...byPoint].filter(([, venues]) => venues.size > 1)).toEqual([]);
    expect(homeVenueOf('americanfootball_nfl', 'New York Jets')).toBe(
      homeVenueOf('americanfootball_nfl', 'New York Giants'),
    );
  });

  it('know which of them have a roof', () => {
    const roofed = (roof: string, sport: string) =>
      ALL.filter(({ venue, sportKey }) => venue.roof === roof && sportKey === sport).map(({ team }) => team);
    expect(roofed('fixed', 'americanfootball_nfl')).toEqual([
      'Detroit Lions',
      'Las Vegas Raiders',
      'Los Angeles Chargers',
      'Los Angeles Rams',
      'Minnesota Vikings',
      'New Orleans Saints',
    ]);
    expect(roofed('retractable', 'americanfootball_nfl')).toEqual([
      'Arizona Cardinals',
      'Atlanta Falcons',
      'Dallas Cowboys',
      'Houston Texans',
      'Indianapolis Colts',
    ]);
    expect(roofed('fixed', 'baseball_mlb')).toEqual(['Tampa Bay Rays']);
    expect(roofed('retractable', 'baseball_mlb')).toEqual([
      'Arizona Diamondbacks',
      'Houston Astros',
      'Miami Marlins',
      'Milwaukee Brewers',
      'Seattle Mariners',
      'Texas Rangers',
      'Toronto Blue Jays',
    ]);
  });

  it('find a venue by other spellings of its side, and by its own name where that is of one venue only', () => {
    expect(homeVenueOf('baseball_mlb', 'Oakland Athletics')?.name).toBe('Sutter Health Park');
    expect(homeVenueOf('soccer_usa_mls', 'LAFC')?.name).toBe('BMO Stadium');
    expect(homeVenueOf('soccer_usa_mls', 'Chicago Fire FC')?.name).toBe('Soldier Field');
    expect(homeVenueOf('basketball_nba', 'Boston Celtics')).toBeUndefined();
    expect(venueNamed('levi’s stadium')?.state).toBe('CA');
    expect(venueNamed('Memorial Stadium')).toBeUndefined();
    expect(venueNamed('Wembley Stadium')).toBeUndefined();
  });
});

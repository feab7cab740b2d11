import { ARIZONA, CENTRAL, DETROIT, EASTERN, INDIANA, MOUNTAIN, PACIFIC, type VenueTable, venue } from './venue.ts';

/** Fields that sides of two leagues call home. */
export const ACRISURE_STADIUM = venue('Acrisure Stadium', 'PA', EASTERN, 40.4468, -80.0158);
export const ALLEGIANT_STADIUM = venue('Allegiant Stadium', 'NV', PACIFIC, 36.0909, -115.1833, 'fixed');
export const BANK_OF_AMERICA_STADIUM = venue('Bank of America Stadium', 'NC', EASTERN, 35.2258, -80.8528);
export const GILLETTE_STADIUM = venue('Gillette Stadium', 'MA', EASTERN, 42.0909, -71.2643);
export const HARD_ROCK_STADIUM = venue('Hard Rock Stadium', 'FL', EASTERN, 25.958, -80.2389);
export const LUMEN_FIELD = venue('Lumen Field', 'WA', PACIFIC, 47.5952, -122.3316);
export const MERCEDES_BENZ_STADIUM = venue('Mercedes-Benz Stadium', 'GA', EASTERN, 33.7554, -84.4008, 'retractable');
export const SOLDIER_FIELD = venue('Soldier Field', 'IL', CENTRAL, 41.8623, -87.6167);

const METLIFE_STADIUM = venue('MetLife Stadium', 'NJ', EASTERN, 40.8135, -74.0745);
/** Its sides are open, but nothing falls or blows onto the field. */
const SOFI_STADIUM = venue('SoFi Stadium', 'CA', PACIFIC, 33.9535, -118.3392, 'fixed');

/**
 * As of the season of 2026: Buffalo is in its new stadium; Washington (until 2030) and Tennessee (until 2027) are still
 * in the old ones.
 */
export const NFL_VENUES: VenueTable = {
  'Arizona Cardinals': venue('State Farm Stadium', 'AZ', ARIZONA, 33.5277, -112.2626, 'retractable'),
  'Atlanta Falcons': MERCEDES_BENZ_STADIUM,
  'Baltimore Ravens': venue('M&T Bank Stadium', 'MD', EASTERN, 39.278, -76.6227),
  'Buffalo Bills': venue('Highmark Stadium', 'NY', EASTERN, 42.7738, -78.7925),
  'Carolina Panthers': BANK_OF_AMERICA_STADIUM,
  'Chicago Bears': SOLDIER_FIELD,
  'Cincinnati Bengals': venue('Paycor Stadium', 'OH', EASTERN, 39.0955, -84.5161),
  'Cleveland Browns': venue('Huntington Bank Field', 'OH', EASTERN, 41.5061, -81.6995),
  'Dallas Cowboys': venue('AT&T Stadium', 'TX', CENTRAL, 32.7473, -97.0945, 'retractable'),
  'Denver Broncos': venue('Empower Field at Mile High', 'CO', MOUNTAIN, 39.7439, -105.0201),
  'Detroit Lions': venue('Ford Field', 'MI', DETROIT, 42.34, -83.0456, 'fixed'),
  'Green Bay Packers': venue('Lambeau Field', 'WI', CENTRAL, 44.5013, -88.0622),
  'Houston Texans': venue('NRG Stadium', 'TX', CENTRAL, 29.6847, -95.4107, 'retractable'),
  'Indianapolis Colts': venue('Lucas Oil Stadium', 'IN', INDIANA, 39.7601, -86.1639, 'retractable'),
  'Jacksonville Jaguars': venue('EverBank Stadium', 'FL', EASTERN, 30.3239, -81.6373),
  'Kansas City Chiefs': venue('Arrowhead Stadium', 'MO', CENTRAL, 39.0489, -94.4839),
  'Las Vegas Raiders': ALLEGIANT_STADIUM,
  'Los Angeles Chargers': SOFI_STADIUM,
  'Los Angeles Rams': SOFI_STADIUM,
  'Miami Dolphins': HARD_ROCK_STADIUM,
  'Minnesota Vikings': venue('U.S. Bank Stadium', 'MN', CENTRAL, 44.9736, -93.2575, 'fixed'),
  'New England Patriots': GILLETTE_STADIUM,
  'New Orleans Saints': venue('Caesars Superdome', 'LA', CENTRAL, 29.9511, -90.0812, 'fixed'),
  'New York Giants': METLIFE_STADIUM,
  'New York Jets': METLIFE_STADIUM,
  'Philadelphia Eagles': venue('Lincoln Financial Field', 'PA', EASTERN, 39.9008, -75.1675),
  'Pittsburgh Steelers': ACRISURE_STADIUM,
  'San Francisco 49ers': venue("Levi's Stadium", 'CA', PACIFIC, 37.4033, -121.9694),
  'Seattle Seahawks': LUMEN_FIELD,
  'Tampa Bay Buccaneers': venue('Raymond James Stadium', 'FL', EASTERN, 27.9759, -82.5033),
  'Tennessee Titans': venue('Nissan Stadium', 'TN', CENTRAL, 36.1665, -86.7713),
  'Washington Commanders': venue('Northwest Stadium', 'MD', EASTERN, 38.9076, -76.8645),
};

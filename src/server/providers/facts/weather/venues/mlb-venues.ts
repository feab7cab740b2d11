import { ARIZONA, CENTRAL, DETROIT, EASTERN, inCanada, MOUNTAIN, PACIFIC, type VenueTable, venue } from './venue.ts';

/** Shared with a side of another league. */
export const YANKEE_STADIUM = venue('Yankee Stadium', 'NY', EASTERN, 40.8296, -73.9262);

/**
 * As of the season of 2026: the Athletics play in West Sacramento until they go to Las Vegas (planned for 2028), the
 * Rays are back in the mended Tropicana Field after a season at Steinbrenner Field.
 */
export const MLB_VENUES: VenueTable = {
  'Arizona Diamondbacks': venue('Chase Field', 'AZ', ARIZONA, 33.4455, -112.0667, 'retractable'),
  Athletics: venue('Sutter Health Park', 'CA', PACIFIC, 38.5804, -121.5138),
  'Atlanta Braves': venue('Truist Park', 'GA', EASTERN, 33.8908, -84.4678),
  'Baltimore Orioles': venue('Oriole Park at Camden Yards', 'MD', EASTERN, 39.2839, -76.6217),
  'Boston Red Sox': venue('Fenway Park', 'MA', EASTERN, 42.3467, -71.0972),
  'Chicago Cubs': venue('Wrigley Field', 'IL', CENTRAL, 41.9484, -87.6553),
  'Chicago White Sox': venue('Rate Field', 'IL', CENTRAL, 41.83, -87.6339),
  'Cincinnati Reds': venue('Great American Ball Park', 'OH', EASTERN, 39.0975, -84.5066),
  'Cleveland Guardians': venue('Progressive Field', 'OH', EASTERN, 41.4962, -81.6852),
  'Colorado Rockies': venue('Coors Field', 'CO', MOUNTAIN, 39.7559, -104.9942),
  'Detroit Tigers': venue('Comerica Park', 'MI', DETROIT, 42.339, -83.0485),
  'Houston Astros': venue('Daikin Park', 'TX', CENTRAL, 29.7573, -95.3555, 'retractable'),
  'Kansas City Royals': venue('Kauffman Stadium', 'MO', CENTRAL, 39.0517, -94.4803),
  'Los Angeles Angels': venue('Angel Stadium', 'CA', PACIFIC, 33.8003, -117.8827),
  'Los Angeles Dodgers': venue('Dodger Stadium', 'CA', PACIFIC, 34.0739, -118.24),
  'Miami Marlins': venue('loanDepot park', 'FL', EASTERN, 25.7781, -80.2196, 'retractable'),
  'Milwaukee Brewers': venue('American Family Field', 'WI', CENTRAL, 43.028, -87.9712, 'retractable'),
  'Minnesota Twins': venue('Target Field', 'MN', CENTRAL, 44.9817, -93.2776),
  'New York Mets': venue('Citi Field', 'NY', EASTERN, 40.7571, -73.8458),
  'New York Yankees': YANKEE_STADIUM,
  'Philadelphia Phillies': venue('Citizens Bank Park', 'PA', EASTERN, 39.9061, -75.1665),
  'Pittsburgh Pirates': venue('PNC Park', 'PA', EASTERN, 40.4469, -80.0057),
  'San Diego Padres': venue('Petco Park', 'CA', PACIFIC, 32.7073, -117.1566),
  'San Francisco Giants': venue('Oracle Park', 'CA', PACIFIC, 37.7786, -122.3893),
  'Seattle Mariners': venue('T-Mobile Park', 'WA', PACIFIC, 47.5914, -122.3325, 'retractable'),
  'St. Louis Cardinals': venue('Busch Stadium', 'MO', CENTRAL, 38.6226, -90.1928),
  'Tampa Bay Rays': venue('Tropicana Field', 'FL', EASTERN, 27.7682, -82.6534, 'fixed'),
  'Texas Rangers': venue('Globe Life Field', 'TX', CENTRAL, 32.7473, -97.0842, 'retractable'),
  'Toronto Blue Jays': inCanada('Rogers Centre', 'ON', 'America/Toronto', 43.6414, -79.3894, 'retractable'),
  'Washington Nationals': venue('Nationals Park', 'DC', EASTERN, 38.873, -77.0074),
};

import { YANKEE_STADIUM } from './mlb-venues.ts';
import {
  BANK_OF_AMERICA_STADIUM,
  GILLETTE_STADIUM,
  LUMEN_FIELD,
  MERCEDES_BENZ_STADIUM,
  SOLDIER_FIELD,
} from './nfl-venues.ts';
import { CENTRAL, EASTERN, inCanada, MOUNTAIN, PACIFIC, type VenueTable, venue } from './venue.ts';

/** Shared with a college. */
export const SNAPDRAGON_STADIUM = venue('Snapdragon Stadium', 'CA', PACIFIC, 32.7844, -117.1228);

/**
 * As of the season of 2026: Miami has moved into its own stadium beside the airport; New York City FC plays at Yankee
 * Stadium, and now and then at Citi Field near by, until 2027.
 */
export const MLS_VENUES: VenueTable = {
  'Atlanta United FC': MERCEDES_BENZ_STADIUM,
  'Austin FC': venue('Q2 Stadium', 'TX', CENTRAL, 30.3877, -97.7195),
  'CF Montreal': inCanada('Stade Saputo', 'QC', 'America/Toronto', 45.5631, -73.5525),
  'Charlotte FC': BANK_OF_AMERICA_STADIUM,
  'Chicago Fire': SOLDIER_FIELD,
  'Colorado Rapids': venue("Dick's Sporting Goods Park", 'CO', MOUNTAIN, 39.8056, -104.8919),
  'Columbus Crew SC': venue('ScottsMiracle-Gro Field', 'OH', EASTERN, 39.9685, -83.0171),
  'D.C. United': venue('Audi Field', 'DC', EASTERN, 38.8684, -77.0129),
  'FC Cincinnati': venue('TQL Stadium', 'OH', EASTERN, 39.1114, -84.5222),
  'FC Dallas': venue('Toyota Stadium', 'TX', CENTRAL, 33.1544, -96.8353),
  'Houston Dynamo': venue('Shell Energy Stadium', 'TX', CENTRAL, 29.7522, -95.3524),
  'Inter Miami CF': venue('Miami Freedom Park', 'FL', EASTERN, 25.7917, -80.2597),
  'LA Galaxy': venue('Dignity Health Sports Park', 'CA', PACIFIC, 33.8644, -118.2611),
  'Los Angeles FC': venue('BMO Stadium', 'CA', PACIFIC, 34.0128, -118.2841),
  'Minnesota United FC': venue('Allianz Field', 'MN', CENTRAL, 44.9528, -93.1653),
  'Nashville SC': venue('GEODIS Park', 'TN', CENTRAL, 36.1302, -86.7657),
  'New England Revolution': GILLETTE_STADIUM,
  'New York City FC': YANKEE_STADIUM,
  'New York Red Bulls': venue('Sports Illustrated Stadium', 'NJ', EASTERN, 40.7368, -74.1503),
  'Orlando City SC': venue('Inter&Co Stadium', 'FL', EASTERN, 28.5411, -81.3892),
  'Philadelphia Union': venue('Subaru Park', 'PA', EASTERN, 39.8328, -75.3787),
  'Portland Timbers': venue('Providence Park', 'OR', PACIFIC, 45.5215, -122.6917),
  'Real Salt Lake': venue('America First Field', 'UT', MOUNTAIN, 40.5829, -111.8932),
  'San Diego FC': SNAPDRAGON_STADIUM,
  'San Jose Earthquakes': venue('PayPal Park', 'CA', PACIFIC, 37.3514, -121.925),
  'Seattle Sounders FC': LUMEN_FIELD,
  'Sporting Kansas City': venue("Children's Mercy Park", 'KS', CENTRAL, 39.1215, -94.8232),
  'St. Louis City SC': venue('Energizer Park', 'MO', CENTRAL, 38.6311, -90.2105),
  'Toronto FC': inCanada('BMO Field', 'ON', 'America/Toronto', 43.6332, -79.4186),
  'Vancouver Whitecaps FC': inCanada('BC Place', 'BC', 'America/Vancouver', 49.2768, -123.112, 'retractable'),
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownNws } from './test-own-nws.ts';

/** Answers of the National Weather Service to test with: what each of them is, and what all of them come to. */

// biome-ignore lint/suspicious/noExplicitAny: answers are read as they are, without the adapter's types.
export type Raw = any;

export type NwsSource = {
  isPresent: boolean;
  names(): string[];
  read(name: string): Raw;
  /** Forecasts, with how many of their periods say something. */
  forecasts: Readonly<Record<string, number>>;
  /** Periods that say not even when they are, in the forecasts that hold any. */
  silent: readonly number[];
  point: string;
  /** Neither read, nor needed; why. */
  notRead: Readonly<Record<string, string>>;
  /** A game in the hours of forecasts that say the same in either system of units. */
  served: {
    forecasts: readonly string[];
    home: string;
    away: string;
    startsAt: Date;
    now: Date;
    asked: readonly string[];
    text: string;
    numbers: Readonly<Record<string, number>>;
    observedAt: Date;
  };
};

const folder = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data/payloads/nws');
const isPresent = existsSync(folder);

const ALERTS = 'warnings of a zone: a game’s forecast is read, and a game that is called off is told by its results';
const OBSERVED = 'what a station measured: the weather of a coming game is a forecast';
const STATIONS = 'where is measured: no forecast';

const own: NwsSource = {
  isPresent: true,
  names: () => Object.keys(ownNws),
  read: (name) => structuredClone(ownNws[name]),
  forecasts: {
    'own hourly forecast': 3,
    'own hourly forecast in metric units': 3,
    'own daily forecast': 2,
    'own forecast in texts': 1,
    'own forecast in quantities': 2,
    'own forecast with holes': 3,
    'own forecast of nothing': 0,
    'own forecast without periods': 0,
  },
  silent: [1, 1],
  point: 'own point',
  notRead: {
    'own alerts': ALERTS,
    'own latest observation': OBSERVED,
    'own observation with missing values': OBSERVED,
    'own observations': OBSERVED,
    'own stations': STATIONS,
  },
  served: {
    forecasts: ['own hourly forecast', 'own hourly forecast in metric units'],
    home: 'Chicago Cubs',
    away: 'St. Louis Cardinals',
    startsAt: new Date('2031-06-14T17:20:00Z'),
    now: new Date('2031-06-14T16:00:00Z'),
    asked: ['/points/41.9484,-87.6553', '/gridpoints/LOT/71,68/forecast/hourly'],
    text: 'Wrigley Field expects 70 °F at the start, wind up to 15 mph and a chance of rain of 30%.',
    numbers: { temperatureF: 70, windMph: 15, rainPercent: 30 },
    observedAt: new Date('2031-06-14T15:05:00Z'),
  },
};

const recordings: NwsSource = {
  isPresent,
  names: () => readdirSync(folder),
  read: (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')),
  forecasts: {
    'gridpoints_forecast_empty_us.json': 0,
    'gridpoints_forecast_hourly_empty_us.json': 0,
    'gridpoints_forecast_hourly_si.json': 2,
    'gridpoints_forecast_hourly_us.json': 2,
    'gridpoints_forecast_relative_icon_us.json': 2,
    'gridpoints_forecast_si.json': 2,
    'gridpoints_forecast_strings_us.json': 1,
    'gridpoints_forecast_us.json': 2,
  },
  silent: [1, 1],
  point: 'points.json',
  notRead: {
    'alerts_active_zone.json': ALERTS,
    'alerts_active_zone_second.json': ALERTS,
    'detailed_forecast.json': 'layers of the grid with times of their own: the hourly forecast is made of them',
    'gridpoints_stations.json': STATIONS,
    'stations_observations.json': OBSERVED,
    'stations_observations_alternate_units.json': OBSERVED,
    'stations_observations_empty.json': OBSERVED,
    'stations_observations_latest.json': OBSERVED,
    'stations_observations_metar.json': OBSERVED,
    'stations_observations_metar_noparse.json': OBSERVED,
    'stations_observations_missing_value.json': OBSERVED,
    'stations_observations_multiple.json': OBSERVED,
    'stations_observations_multiple_unsorted.json': OBSERVED,
    'stations_observations_noprop.json': OBSERVED,
    'stations_observations_other_unitcode.json': OBSERVED,
    'stations_observations_relative_icon.json': OBSERVED,
    'stations_observations_strings.json': OBSERVED,
  },
  served: {
    forecasts: ['gridpoints_forecast_hourly_us.json', 'gridpoints_forecast_hourly_si.json'],
    home: 'Washington Nationals',
    away: 'St. Louis Cardinals',
    startsAt: new Date('2019-10-15T00:10:00Z'),
    now: new Date('2019-10-14T23:30:00Z'),
    asked: ['/points/38.873,-77.0074', '/gridpoints/TAE/58,65/forecast/hourly'],
    text: 'Nationals Park expects 78 °F at the start, no wind and a chance of rain of 20%.',
    numbers: { temperatureF: 78, windMph: 0, rainPercent: 20 },
    observedAt: new Date('2019-10-14T23:16:24Z'),
  },
};

export const NWS_SOURCES: Readonly<Record<string, NwsSource>> = {
  'invented weather payloads': own,
  [`recorded weather payloads, ${isPresent ? readdirSync(folder).length : 0} files (skipped where the recordings are absent)`]:
    recordings,
};

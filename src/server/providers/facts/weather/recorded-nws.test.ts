import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendJson, startTestProvider, type TestProvider } from '../../odds-feed/the-odds-api/test-provider.ts';
import { parseForecast, parsePoint } from './parse-forecast.ts';
import { createWeatherFeed } from './weather-feed.ts';

const folder = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data/payloads/nws');
const isPresent = existsSync(folder);

/** Forecasts, with how many of their periods say something. */
const FORECASTS: Readonly<Record<string, number>> = {
  'gridpoints_forecast_empty_us.json': 0,
  'gridpoints_forecast_hourly_empty_us.json': 0,
  'gridpoints_forecast_hourly_si.json': 2,
  'gridpoints_forecast_hourly_us.json': 2,
  'gridpoints_forecast_relative_icon_us.json': 2,
  'gridpoints_forecast_si.json': 2,
  'gridpoints_forecast_strings_us.json': 1,
  'gridpoints_forecast_us.json': 2,
};
const POINT = 'points.json';
const ALERTS = 'warnings of a zone: a game’s forecast is read, and a game that is called off is told by its results';
const OBSERVED = 'what a station measured: the weather of a coming game is a forecast';
const NOT_READ: Readonly<Record<string, string>> = {
  'alerts_active_zone.json': ALERTS,
  'alerts_active_zone_second.json': ALERTS,
  'detailed_forecast.json': 'layers of the grid with times of their own: the hourly forecast is made of them',
  'gridpoints_stations.json': 'where is measured: no forecast',
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
};

// biome-ignore lint/suspicious/noExplicitAny: recordings are read as they are, without the adapter's types.
type Raw = any;

const recorded = (file: string): Raw => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Written for this test alone: what the periods say, straight from the recording. */
function rowsOf(body: Raw): unknown[] {
  const whole = (value: number) => Number(value.toFixed(0));
  return body.properties.periods
    .filter((row: Raw) => row.startTime !== null)
    .map((row: Raw) => {
      const degrees = parseFloat(row.temperature);
      const [speed, unit] = row.windSpeed.split(' ').slice(-2);
      const rain = row.probabilityOfPrecipitation.value;
      return {
        at: Date.parse(row.startTime),
        until: Date.parse(row.endTime),
        temperatureF: whole(row.temperatureUnit === 'C' ? degrees * 1.8 + 32 : degrees),
        windMph: whole(unit === 'mph' ? Number(speed) : Number(speed) * 0.6213712),
        rainPercent: rain === null ? null : whole(parseFloat(rain)),
      };
    });
}

describe.skipIf(!isPresent)(
  `recorded weather payloads, ${isPresent ? readdirSync(folder).length : 0} files (skipped where the recordings are absent)`,
  () => {
    it('are all read, or left out for a reason', () => {
      expect([...Object.keys(FORECASTS), POINT, ...Object.keys(NOT_READ)].sort()).toEqual(readdirSync(folder).sort());
    });

    it.each(Object.entries(FORECASTS))(
      '%s gives exactly the %i periods that an independent reader finds',
      (file, count) => {
        const body = recorded(file);
        const read = parseForecast(body);
        const found = read?.periods.map(({ startsAt, endsAt, ...values }) => ({
          at: startsAt.getTime(),
          until: endsAt.getTime(),
          ...values,
        }));
        expect(found).toEqual(rowsOf(body));
        expect(found).toHaveLength(count);
        expect(read?.issuedAt?.getTime()).toBe(Date.parse(body.properties.updateTime));
        // A row of nulls says not even when it is.
        expect(read?.refused).toEqual(count === 0 ? { no_time: body.properties.periods.length } : {});
      },
    );

    it('hold 11 periods, and two that say nothing', () => {
      const all = Object.keys(FORECASTS).map((file) => parseForecast(recorded(file)));
      expect(all.flatMap((read) => read?.periods ?? [])).toHaveLength(11);
      expect(all.flatMap((read) => read?.refused.no_time ?? [])).toEqual([1, 1]);
    });

    it('name the area of a point', () => {
      const body = recorded(POINT);
      expect(parsePoint(body)).toEqual({ path: new URL(body.properties.forecastHourly).pathname.slice(1) });
    });

    it.each(Object.keys(NOT_READ))('%s is taken for neither a forecast nor a point', (file) => {
      expect(parseForecast(recorded(file))).toBeNull();
      expect(parsePoint(recorded(file))).toBeNull();
    });

    describe('served to the feed', () => {
      let provider: TestProvider;
      beforeAll(async () => {
        provider = await startTestProvider();
      });
      afterAll(() => provider.close());

      it.each(['gridpoints_forecast_hourly_us.json', 'gridpoints_forecast_hourly_si.json'])(
        '%s says the same in either system of units, from the configured host alone',
        async (file) => {
          provider.asked.length = 0;
          provider.answer = (path, _request, response) =>
            sendJson(response, recorded(path.startsWith('/points') ? POINT : file));
          const feed = createWeatherFeed({
            baseUrl: provider.baseUrl,
            contact: 'ops@edgewise.example',
            findPlaces: async () => ({ places: new Map(), failures: [] }),
          });
          const event = {
            id: 'e',
            sportKey: 'baseball_mlb',
            home: 'Washington Nationals',
            away: 'St. Louis Cardinals',
            startsAt: new Date('2019-10-15T00:10:00Z'),
          };
          const now = new Date('2019-10-14T23:30:00Z');
          const batch = await feed.fetchFacts([event], now, new AbortController().signal);
          expect(batch.facts).toEqual([
            expect.objectContaining({
              text: 'Nationals Park expects 78 °F at the start, no wind and a chance of rain of 20%.',
              numbers: { temperatureF: 78, windMph: 0, rainPercent: 20 },
              observedAt: new Date('2019-10-14T23:16:24Z'),
            }),
          ]);
          expect(provider.asked).toEqual(['/points/38.873,-77.0074', '/gridpoints/TAE/58,65/forecast/hourly']);
        },
      );
    });
  },
);

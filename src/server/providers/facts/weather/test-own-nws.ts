import { nwsHour, nwsPoint } from './test-nws-payloads.ts';

/** Whole answers in the forms of the National Weather Service, invented: for tests that must run where nobody's recordings are. */

type Json = Record<string, unknown>;

const GAME_DAY = Date.UTC(2031, 5, 14, 17);
const HOUR_MS = 3_600_000;
const at = (hour: number): Date => new Date(GAME_DAY + hour * HOUR_MS);
const unit = (name: string, value: unknown, more: Json = {}): Json => ({ unitCode: `wmoUnit:${name}`, value, ...more });
const percent = (value: unknown): Json => unit('percent', value);

const forecast = (periods: readonly Json[], more: Json = {}): Json => ({
  '@context': [],
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [] },
  properties: {
    units: 'us',
    forecastGenerator: 'HourlyForecastGenerator',
    generatedAt: '2031-06-14T15:40:00+00:00',
    updateTime: '2031-06-14T15:05:00+00:00',
    validTimes: '2031-06-14T09:00:00+00:00/P7DT16H',
    elevation: unit('m', 180),
    periods,
    ...more,
  },
});

/** Local times with their zone, as they are sent. */
const hour = (count: number, more: Json = {}): Json => {
  const local = (ms: number) => `${new Date(ms - 5 * HOUR_MS).toISOString().slice(0, 19)}-05:00`;
  const start = at(count).getTime();
  return nwsHour(at(count), {
    number: count + 1,
    name: '',
    startTime: local(start),
    endTime: local(start + HOUR_MS),
    isDaytime: true,
    temperatureTrend: null,
    windDirection: 'SW',
    shortForecast: 'Partly Sunny',
    detailedForecast: '',
    ...more,
  });
};

/** A row that was made and never filled. */
const NOTHING: Json = Object.fromEntries(Object.keys(hour(0)).map((key) => [key, null]));

const hourly = forecast([
  hour(0, { temperature: 70, windSpeed: '10 mph', probabilityOfPrecipitation: percent(0) }),
  hour(1, { temperature: 68, windSpeed: '10 to 15 mph', probabilityOfPrecipitation: percent(30) }),
  hour(2, { temperature: 66, windSpeed: '5 mph', probabilityOfPrecipitation: percent(null) }),
]);

/** The same three hours in the other system of units. */
const hourlySi = forecast(
  [
    hour(0, { temperature: 21, temperatureUnit: 'C', windSpeed: '16 km/h', probabilityOfPrecipitation: percent(0) }),
    hour(1, {
      temperature: 20,
      temperatureUnit: 'C',
      windSpeed: '16 to 24 km/h',
      probabilityOfPrecipitation: percent(30),
    }),
    hour(2, { temperature: 19, temperatureUnit: 'C', windSpeed: '8 km/h', probabilityOfPrecipitation: percent(null) }),
  ],
  { units: 'si' },
);

const halfDay = (first: number, more: Json): Json => hour(first, { endTime: at(first + 12).toISOString(), ...more });

/** Half a day each; made at a time that only its older name tells. */
const daily = forecast(
  [
    halfDay(1, {
      name: 'This Afternoon',
      temperature: 74,
      windSpeed: '5 to 10 mph',
      probabilityOfPrecipitation: percent(40),
    }),
    halfDay(13, {
      name: 'Tonight',
      isDaytime: false,
      temperature: 58,
      windSpeed: '0 mph',
      probabilityOfPrecipitation: percent(0),
    }),
  ],
  { updateTime: undefined, updated: '2031-06-14T14:00:00+00:00' },
);

/** Numbers as texts. */
const texts = forecast([
  hour(0, { temperature: '-4', temperatureUnit: 'F', windSpeed: '25 mph', probabilityOfPrecipitation: percent('80') }),
]);

/** Values beside their units, in the form that is to come, one of them of a unit that is older. */
const quantities = forecast([
  hour(0, {
    temperature: unit('degC', 25),
    temperatureUnit: undefined,
    windSpeed: unit('km_h-1', 32.4),
    probabilityOfPrecipitation: { unitCode: 'unit:percent', value: 55 },
  }),
  hour(1, {
    temperature: unit('degC', 24.4),
    temperatureUnit: undefined,
    windSpeed: unit('km_h-1', 20, { minValue: 15, maxValue: 40 }),
    probabilityOfPrecipitation: percent(60),
  }),
]);

/** Hours that say little, and one that says nothing. */
const holes = forecast([
  hour(0, { temperature: null, windSpeed: '15 mph', probabilityOfPrecipitation: percent(null) }),
  hour(1, { temperature: 61, windSpeed: '', probabilityOfPrecipitation: undefined }),
  NOTHING,
  hour(3, { temperature: unit('degC', null), windSpeed: undefined, probabilityOfPrecipitation: percent(10) }),
]);

const observation = (values: Json): Json => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-87.9, 41.9] },
  properties: {
    station: 'https://api.weather.gov/stations/KXXX',
    timestamp: '2031-06-14T16:51:00+00:00',
    rawMessage: '',
    textDescription: 'Cloudy',
    presentWeather: [],
    ...values,
  },
});

const measured = observation({
  temperature: unit('degC', 21.7, { qualityControl: 'V' }),
  windSpeed: unit('km_h-1', 14.8, { qualityControl: 'V' }),
  windGust: unit('km_h-1', null, { qualityControl: 'Z' }),
  relativeHumidity: percent(61),
});

export const ownNws: Readonly<Record<string, Json>> = {
  'own point': nwsPoint('LOT', 71, 68),
  'own hourly forecast': hourly,
  'own hourly forecast in metric units': hourlySi,
  'own daily forecast': daily,
  'own forecast in texts': texts,
  'own forecast in quantities': quantities,
  'own forecast with holes': holes,
  'own forecast of nothing': forecast([NOTHING]),
  'own forecast without periods': forecast([]),
  'own latest observation': measured,
  'own observation with missing values': observation({
    temperature: unit('degC', null, { qualityControl: 'Z' }),
    windSpeed: unit('km_h-1', null),
    relativeHumidity: null,
  }),
  'own observations': { type: 'FeatureCollection', features: [measured, observation({})] },
  'own alerts': {
    type: 'FeatureCollection',
    title: 'Watches and warnings',
    features: [{ properties: { event: 'Wind Advisory' } }],
  },
  'own stations': { type: 'FeatureCollection', features: [], observationStations: [] },
};

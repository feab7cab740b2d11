import { describe, expect, it } from 'vitest';
import { asFahrenheit, asMph, asPercent } from './forecast-units.ts';
import { parseForecast, parsePoint } from './parse-forecast.ts';
import { nwsForecast, nwsHour, nwsPoint } from './test-nws-payloads.ts';

const at = new Date('2026-11-22T18:00:00Z');

describe('units', () => {
  it.each([
    [41, 'F', 41],
    [0, 'C', 32],
    [-18, 'C', 0],
    ['41', 'F', 41],
    [{ unitCode: 'wmoUnit:degC', value: 25.5 }, null, 78],
    [{ unitCode: 'unit:degC', value: 10 }, 'F', 50],
    [{ unitCode: 'wmoUnit:degC', value: null }, 'F', null],
    [{ unitCode: 'wmoUnit:K', value: 280 }, null, null],
    [41, null, null],
    [null, 'F', null],
    [Number.NaN, 'F', null],
    [999, 'F', null],
    ['warm', 'F', null],
  ])('reads the temperature %j with unit %j as %j °F', (value, unit, expected) => {
    expect(asFahrenheit(value, unit)).toBe(expected);
  });

  it.each([
    ['10 mph', 10],
    ['5 to 10 mph', 10],
    ['0 mph', 0],
    ['0 km/h', 0],
    ['15 to 30 km/h', 19],
    ['10 kt', 12],
    ['10 m/s', 22],
    [{ unitCode: 'wmoUnit:km_h-1', value: 16.668 }, 10],
    [{ unitCode: 'wmoUnit:km_h-1', minValue: 8, maxValue: 24 }, 15],
    [{ unitCode: 'wmoUnit:km_h-1', value: null }, null],
    [{ unitCode: null, value: 10 }, null],
    ['10', null],
    ['10 furlongs', null],
    ['-5 mph', null],
    ['900 mph', null],
    ['calm', null],
    [10, null],
    [null, null],
  ])('reads the wind %j as %j mph', (value, expected) => {
    expect(asMph(value)).toBe(expected);
  });

  it.each([
    [{ unitCode: 'wmoUnit:percent', value: 20 }, 20],
    [{ unitCode: 'wmoUnit:percent', value: '63' }, 63],
    [{ unitCode: 'wmoUnit:percent', value: null }, null],
    [{ unitCode: 'wmoUnit:percent', value: 101 }, null],
    [{ unitCode: 'wmoUnit:percent', value: -1 }, null],
    [{ value: 20 }, null],
    [20, null],
    [undefined, null],
  ])('reads the chance of rain %j as %j', (value, expected) => {
    expect(asPercent(value)).toBe(expected);
  });
});

describe('a point', () => {
  it('gives the area of the grid as a path, whatever host its address names', () => {
    const path = 'gridpoints/OKX/33,35/forecast/hourly';
    expect(parsePoint(nwsPoint())).toEqual({ path });
    expect(parsePoint(nwsPoint('OKX', 33, 35, 'http://169.254.169.254'))).toEqual({ path });
  });

  it.each([
    ['no forecast for the sea', { properties: { forecastHourly: null } }],
    ['another path', { properties: { forecastHourly: 'https://api.weather.gov/admin' } }],
    ['a way out of the path', { properties: { forecastHourly: 'https://x/gridpoints/../1,2/forecast/hourly' } }],
    ['a query', { properties: { forecastHourly: 'https://x/gridpoints/OKX/1,2/forecast/hourly?units=si' } }],
    ['a list', []],
    ['nothing', null],
  ])('is refused with %s', (_, body) => {
    expect(parsePoint(body)).toBeNull();
  });
});

describe('a forecast', () => {
  it('is read in the order of its hours, with when it was made', () => {
    const read = parseForecast(nwsForecast(at, 3, (hour) => ({ temperature: 40 + hour })));
    expect(read?.periods.map(({ temperatureF }) => temperatureF)).toEqual([40, 41, 42]);
    expect(read?.issuedAt?.toISOString()).toBe('2026-11-22T17:00:00.000Z');
    expect(read?.refused).toEqual({});
  });

  it('refuses by reason what says nothing, or not when, or the same hour again', () => {
    const hour = nwsHour(at);
    const body = {
      properties: {
        periods: [
          nwsHour(new Date(at.getTime() + 3_600_000)),
          hour,
          hour,
          nwsHour(at, { startTime: null }),
          nwsHour(at, { endTime: '2026-11-22' }),
          nwsHour(at, { endTime: at.toISOString() }),
          nwsHour(at, { endTime: '2027-11-22T18:00:00Z' }),
          nwsHour(at, { temperature: null, windSpeed: null, probabilityOfPrecipitation: { value: null } }),
          null,
        ],
      },
    };
    const read = parseForecast(body);
    expect(read?.periods.map(({ startsAt }) => startsAt.getUTCHours())).toEqual([18, 19]);
    expect(read?.refused).toEqual({ no_time: 5, no_values: 1, duplicate: 1 });
    expect(read?.issuedAt).toBeNull();
  });

  it('keeps an hour of which only one thing is known', () => {
    const only = nwsHour(at, { temperature: null, probabilityOfPrecipitation: null });
    expect(parseForecast({ properties: { periods: [only] } })?.periods[0]).toMatchObject({
      temperatureF: null,
      windMph: 10,
      rainPercent: null,
    });
  });

  it.each([null, [], {}, { properties: {} }, { properties: { periods: {} } }])('is none in %j', (body) => {
    expect(parseForecast(body)).toBeNull();
  });
});

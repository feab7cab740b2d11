/** Small answers in the weather service's shapes, for tests. */

type Json = Record<string, unknown>;

const HOUR_MS = 3_600_000;

export const nwsPoint = (office = 'OKX', x = 33, y = 35, host = 'https://api.weather.gov'): Json => ({
  properties: {
    gridId: office,
    gridX: x,
    gridY: y,
    forecast: `${host}/gridpoints/${office}/${x},${y}/forecast`,
    forecastHourly: `${host}/gridpoints/${office}/${x},${y}/forecast/hourly`,
  },
});

export const nwsHour = (startsAt: Date, more: Json = {}): Json => ({
  startTime: startsAt.toISOString(),
  endTime: new Date(startsAt.getTime() + HOUR_MS).toISOString(),
  temperature: 41,
  temperatureUnit: 'F',
  windSpeed: '5 to 10 mph',
  probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: 20 },
  ...more,
});

/** So many hours from a moment on; `more` says what is different in which. */
export const nwsForecast = (from: Date, hours: number, more: (hour: number) => Json = () => ({})): Json => ({
  properties: {
    updateTime: new Date(from.getTime() - HOUR_MS).toISOString(),
    generatedAt: from.toISOString(),
    periods: Array.from({ length: hours }, (_, hour) => nwsHour(new Date(from.getTime() + hour * HOUR_MS), more(hour))),
  },
});

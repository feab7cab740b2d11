import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendJson, startTestProvider, type TestProvider } from '../../odds-feed/the-odds-api/test-provider.ts';
import { parseForecast, parsePoint } from './parse-forecast.ts';
import { NWS_SOURCES, type Raw } from './test-nws-sources.ts';
import { createWeatherFeed } from './weather-feed.ts';

const whole = (value: number): number => Number(value.toFixed(0));

/** A number, a text, or the value beside its unit; null where nothing is said. */
const plain = (raw: Raw): Raw => (typeof raw === 'object' && raw !== null ? (raw.maxValue ?? raw.value) : raw) ?? null;

function fahrenheit({ temperature, temperatureUnit }: Raw): number | null {
  const degrees = plain(temperature);
  if (degrees === null) return null;
  const isCelsius = (temperature.unitCode ?? temperatureUnit).endsWith('C');
  return whole(isCelsius ? parseFloat(degrees) * 1.8 + 32 : parseFloat(degrees));
}

function mph({ windSpeed }: Raw): number | null {
  const wind = plain(windSpeed);
  if (wind === null || wind === '') return null;
  const [speed, unit] = typeof wind === 'number' ? [wind, windSpeed.unitCode] : wind.split(' ').slice(-2);
  return whole(/mph$/.test(unit) ? Number(speed) : Number(speed) * 0.6213712);
}

/** Written for this test alone: what the periods say, straight from the answer. */
const rowsOf = (body: Raw): unknown[] =>
  body.properties.periods
    .filter((row: Raw) => row.startTime !== null)
    .map((row: Raw) => {
      const rain = plain(row.probabilityOfPrecipitation);
      return {
        at: Date.parse(row.startTime),
        until: Date.parse(row.endTime),
        temperatureF: fahrenheit(row),
        windMph: mph(row),
        rainPercent: rain === null ? null : whole(parseFloat(rain)),
      };
    });

for (const [title, source] of Object.entries(NWS_SOURCES)) {
  describe.skipIf(!source.isPresent)(title, () => {
    it('are all read, or left out for a reason', () => {
      const { forecasts, point, notRead } = source;
      expect([...Object.keys(forecasts), point, ...Object.keys(notRead)].sort()).toEqual(source.names().sort());
    });

    it.each(Object.entries(source.forecasts))(
      '%s gives exactly the %i periods that an independent reader finds',
      (name, count) => {
        const body = source.read(name);
        const read = parseForecast(body);
        const found = read?.periods.map(({ startsAt, endsAt, ...values }) => ({
          at: startsAt.getTime(),
          until: endsAt.getTime(),
          ...values,
        }));
        expect(found).toEqual(rowsOf(body));
        expect(found).toHaveLength(count);
        const { updateTime, updated, periods } = body.properties;
        expect(read?.issuedAt?.getTime()).toBe(Date.parse(updateTime ?? updated));
        // A row of nulls says not even when it is.
        expect(read?.refused).toEqual(periods.length > count ? { no_time: periods.length - count } : {});
      },
    );

    it('hold as many periods as were counted, and those that say nothing', () => {
      const all = Object.keys(source.forecasts).map((name) => parseForecast(source.read(name)));
      const counted = Object.values(source.forecasts).reduce((sum, count) => sum + count, 0);
      expect(counted).toBeGreaterThan(10);
      expect(all.flatMap((read) => read?.periods ?? [])).toHaveLength(counted);
      expect(all.flatMap((read) => read?.refused.no_time ?? [])).toEqual(source.silent);
    });

    it('name the area of a point', () => {
      const body = source.read(source.point);
      expect(parsePoint(body)).toEqual({ path: new URL(body.properties.forecastHourly).pathname.slice(1) });
    });

    it.each(Object.keys(source.notRead))('%s is taken for neither a forecast nor a point', (name) => {
      expect(parseForecast(source.read(name))).toBeNull();
      expect(parsePoint(source.read(name))).toBeNull();
    });

    describe('served to the feed', () => {
      const { forecasts, home, away, startsAt, now, asked, text, numbers, observedAt } = source.served;
      let provider: TestProvider;
      beforeAll(async () => {
        provider = await startTestProvider();
      });
      afterAll(() => provider.close());

      it.each(forecasts)('%s says the same in either system of units, from the configured host alone', async (name) => {
        provider.asked.length = 0;
        provider.answer = (path, _request, response) =>
          sendJson(response, source.read(path.startsWith('/points') ? source.point : name));
        const feed = createWeatherFeed({
          baseUrl: provider.baseUrl,
          contact: 'ops@edgewise.example',
          findPlaces: async () => ({ places: new Map(), failures: [] }),
        });
        const event = { id: 'e', sportKey: 'baseball_mlb', home, away, startsAt };
        const batch = await feed.fetchFacts([event], now, new AbortController().signal);
        expect(batch.facts).toEqual([expect.objectContaining({ text, numbers, observedAt })]);
        expect(provider.asked).toEqual(asked);
      });
    });
  });
}

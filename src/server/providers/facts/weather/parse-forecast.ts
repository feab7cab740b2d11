import { asObject, asText, asTime, type RawObject } from '../../odds-feed/the-odds-api/raw-values.ts';
import { asFahrenheit, asMph, asPercent } from './forecast-units.ts';

/** Null where the service does not say. */
export type ForecastPeriod = {
  startsAt: Date;
  endsAt: Date;
  temperatureF: number | null;
  windMph: number | null;
  rainPercent: number | null;
};

export type PeriodRefusal = 'no_time' | 'no_values' | 'duplicate';

export type Forecast = {
  /** In the order of their starts. */
  periods: ForecastPeriod[];
  /** When it was made; null where it does not say. */
  issuedAt: Date | null;
  refused: Partial<Record<PeriodRefusal, number>>;
};

/** A path below the service's address: an area of the forecast's grid. */
export type ForecastArea = { path: string };

const LONGEST_PERIOD_MS = 24 * 3_600_000;
const PERIODS_MAX = 400;

/**
 * The grid area of a point. Its address is not taken over: only the office and the two grid numbers are, so that
 * nothing that is sent can lead a call to another host.
 */
export function parsePoint(body: unknown): ForecastArea | null {
  const address = asText(asObject(asObject(body)?.properties)?.forecastHourly);
  const [, office, x, y] = /\/gridpoints\/([A-Z]{3})\/(\d{1,4}),(\d{1,4})\/forecast\/hourly$/.exec(address ?? '') ?? [];
  return office === undefined || x === undefined || y === undefined
    ? null
    : { path: `gridpoints/${office}/${x},${y}/forecast/hourly` };
}

/** Null when it is no forecast. Periods that say nothing, or not when, are refused and counted. */
export function parseForecast(body: unknown): Forecast | null {
  const properties = asObject(asObject(body)?.properties);
  if (!properties || !Array.isArray(properties.periods)) return null;
  const listed: readonly unknown[] = properties.periods;
  const found: Forecast = { periods: [], issuedAt: issueTime(properties), refused: {} };
  const starts = new Set<number>();
  for (const row of listed.slice(0, PERIODS_MAX)) {
    const read = parsePeriod(asObject(row));
    const refusal = typeof read === 'string' ? read : starts.has(read.startsAt.getTime()) ? 'duplicate' : null;
    if (refusal !== null) found.refused[refusal] = (found.refused[refusal] ?? 0) + 1;
    else if (typeof read !== 'string') {
      starts.add(read.startsAt.getTime());
      found.periods.push(read);
    }
  }
  found.periods.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return found;
}

const issueTime = (raw: RawObject): Date | null =>
  timeOf(raw.updateTime) ?? timeOf(raw.updated) ?? timeOf(raw.generatedAt);

function parsePeriod(raw: RawObject | null): ForecastPeriod | PeriodRefusal {
  const [startsAt, endsAt] = [timeOf(raw?.startTime), timeOf(raw?.endTime)];
  if (!raw || !startsAt || !endsAt) return 'no_time';
  const length = endsAt.getTime() - startsAt.getTime();
  if (length <= 0 || length > LONGEST_PERIOD_MS) return 'no_time';
  const temperatureF = asFahrenheit(raw.temperature, raw.temperatureUnit);
  const windMph = asMph(raw.windSpeed);
  const rainPercent = asPercent(raw.probabilityOfPrecipitation);
  if (temperatureF === null && windMph === null && rainPercent === null) return 'no_values';
  return { startsAt, endsAt, temperatureF, windMph, rainPercent };
}

const timeOf = (value: unknown): Date | null => (typeof value === 'string' ? asTime(value) : null);

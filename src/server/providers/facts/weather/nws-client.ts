import { PRODUCT_NAME } from '#contract/product.ts';
import type { Tracer } from '../../../platform/process/tracer.ts';
import type { FetchLimits } from '../../fetch-bytes.ts';
import { createProviderCaller } from '../../provider-caller.ts';
import { noteRefused, type ProviderRun } from '../../provider-run.ts';
import { createRememberedAnswers } from '../../remembered-answers.ts';
import { type Forecast, type ForecastArea, parseForecast, parsePoint } from './parse-forecast.ts';
import type { Venue } from './venues/venue.ts';

export type NwsOptions = {
  /** Scheme and host, such as https://api.weather.gov. No other host is ever asked. */
  baseUrl: string;
  /** An address at which the service can reach the operator. Without one it refuses to answer. */
  contact: string;
  limits?: FetchLimits;
  /** Calls in one round. */
  callsPerRun?: number;
  /** Milliseconds of the process's own clock. */
  elapsedMs?: () => number;
  tracer?: Tracer | undefined;
};

export type NwsClient = {
  startRun(now: Date, signal: AbortSignal): ProviderRun;
  /** Hour by hour; null when it cannot be had, which the run's failures tell. */
  forecast(run: ProviderRun, venue: Venue, maxAgeMs: number): Promise<Forecast | null>;
};

const LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 4_000_000 };
/** A first round asks twice for each venue of a full week. */
const CALLS_PER_RUN = 140;
/** The service asks to keep it, and redraws its grid seldom. */
const AREA_MAX_AGE_MS = 3 * 86_400_000;
const VENUES_MAX = 300;

/** The National Weather Service, which covers the US. */
export function createNwsClient(options: NwsOptions): NwsClient {
  const caller = createProviderCaller({
    provider: 'National Weather Service',
    baseUrl: options.baseUrl,
    headers: { 'user-agent': `${PRODUCT_NAME} (${options.contact})`, accept: 'application/geo+json' },
    limits: options.limits ?? LIMITS,
    callsPerRun: options.callsPerRun ?? CALLS_PER_RUN,
    elapsedMs: options.elapsedMs,
    tracer: options.tracer,
  });
  const areas = createRememberedAnswers<ForecastArea>(VENUES_MAX);
  const forecasts = createRememberedAnswers<Forecast>(VENUES_MAX);

  return {
    startRun: caller.startRun,
    async forecast(run, venue, maxAgeMs) {
      // Zeros at the end of a coordinate would be answered with a redirect; a number as text has none.
      const point = `points/${venue.latitude},${venue.longitude}`;
      const area = await areas.get(run, point, AREA_MAX_AGE_MS, () =>
        caller.read(run, 'Areas of the forecast', { path: point }, parsePoint),
      );
      if (!area) return null;
      return forecasts.get(run, area.path, maxAgeMs, async () => {
        const forecast = await caller.read(run, 'Forecasts', { path: area.path }, parseForecast);
        if (!forecast) return null;
        noteRefused(run, 'Forecasts', forecast.refused);
        if (forecast.periods.length > 0) return forecast;
        run.failures.note('Forecasts: it sent one without hours');
        return null;
      });
    },
  };
}

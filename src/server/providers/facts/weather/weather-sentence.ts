import type { Forecast, ForecastPeriod } from './parse-forecast.ts';
import type { Venue } from './venues/venue.ts';

export type WeatherWords = { text: string; numbers: Record<string, number> };

/** About as long as a game takes. */
const SPAN_MS = 3 * 3_600_000;
/** What falls at or below this may be snow. */
const SNOW_F = 36;

export const UNDER_A_ROOF: WeatherWords = {
  text: 'The game is played under a fixed roof, so the weather does not matter.',
  numbers: {},
};

export const UNKNOWN_WEATHER: WeatherWords = { text: 'The weather at the venue is unknown.', numbers: {} };

/**
 * The temperature of the hour in which the game starts, and the strongest wind and the likeliest rain until it is
 * about over. Undefined where the forecast does not reach the start. A roof that can be closed is said and counted, so
 * that nobody argues from a wind that may stay outside.
 */
export function forecastWords(forecast: Forecast, venue: Venue, startsAt: Date): WeatherWords | undefined {
  const startMs = startsAt.getTime();
  const spanned = forecast.periods.filter(
    (period) => period.endsAt.getTime() > startMs && period.startsAt.getTime() < startMs + SPAN_MS,
  );
  const [first] = spanned;
  if (!first || first.startsAt.getTime() > startMs) return undefined;
  const temperatureF = first.temperatureF;
  const windMph = most(spanned, 'windMph');
  const rainPercent = most(spanned, 'rainPercent');
  const mayBeClosed = venue.roof === 'retractable';
  const parts = [
    ...(temperatureF === null ? [] : [`${temperatureF} °F at the start`]),
    ...(windMph === null ? [] : [windMph === 0 ? 'no wind' : `wind up to ${windMph} mph`]),
    ...(rainPercent === null ? [] : [`a chance of ${fallOf(temperatureF)} of ${rainPercent}%`]),
  ];
  if (parts.length === 0) return undefined;
  return {
    text: `${venue.name} expects ${listed(parts)}${mayBeClosed ? '; the roof may be closed' : ''}.`,
    numbers: {
      ...(temperatureF !== null && { temperatureF }),
      ...(windMph !== null && { windMph }),
      ...(rainPercent !== null && { rainPercent }),
      ...(mayBeClosed && { retractableRoof: 1 }),
    },
  };
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const fallOf = (temperatureF: number | null): string =>
  temperatureF !== null && temperatureF <= SNOW_F ? 'rain or snow' : 'rain';

function most(periods: readonly ForecastPeriod[], name: 'windMph' | 'rainPercent'): number | null {
  const known = periods.flatMap((period) => period[name] ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

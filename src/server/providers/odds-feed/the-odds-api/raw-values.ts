/** Readers of single values in an answer nobody vouches for. */

export type RawObject = Readonly<Record<string, unknown>>;

export const asObject = (value: unknown): RawObject | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawObject) : null;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const TEXT_MAX_LENGTH = 200;

/**
 * Trimmed, in one Unicode form, without control characters and halves of a character (PostgreSQL stores neither);
 * null when nothing is left.
 */
export function asText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return text.length > 0 && text.length <= TEXT_MAX_LENGTH ? text : null;
}

export const asFiniteNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** ISO 8601 with a zone, or seconds since 1970, as `dateFormat` has it. */
export function asTime(value: unknown): Date | null {
  const time = typeof value === 'number' ? new Date(value * 1000) : isoTime(value);
  const year = time?.getUTCFullYear() ?? Number.NaN;
  return time && year >= 2000 && year < 2200 ? time : null;
}

const isoTime = (value: unknown): Date | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value) ? new Date(value) : null;

import { OddsInputError } from './odds-input-error.ts';

/** Refuses NaN and infinities. Units: the caller's. @throws OddsInputError naming `argument`. */
export function requireFinite(value: number, argument: string): void {
  if (!Number.isFinite(value)) throw new OddsInputError(argument, 'must be finite');
}

/** Refuses anything but 0, 1, 2, ... up to a limit. Units: a count. @throws OddsInputError naming `argument`. */
export function requireCount(count: number, argument: string, limit = Number.MAX_SAFE_INTEGER): void {
  if (!(Number.isInteger(count) && count >= 0 && count <= limit)) {
    throw new OddsInputError(argument, `must be a whole number from 0 to ${limit}`);
  }
}

/** Refuses anything but the words allowed, for callers that the compiler does not watch. @throws OddsInputError naming `argument`. */
export function requireOneOf(word: string, allowed: readonly string[], argument: string): void {
  if (!allowed.includes(word)) throw new OddsInputError(argument, `must be one of ${allowed.join(', ')}`);
}

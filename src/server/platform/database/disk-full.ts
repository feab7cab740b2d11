/** Of the system and of PostgreSQL. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
const FULL_WORDS = /no space left on device|disk quota exceeded/i;
const CAUSES_MAX = 4;

/** Whether something failed because no room is left where data is kept. */
export function isDiskFull(error: unknown, causesLeft = CAUSES_MAX): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && FULL_CODES.has(String(error.code))) return true;
  return FULL_WORDS.test(error.message) || (causesLeft > 0 && isDiskFull(error.cause, causesLeft - 1));
}

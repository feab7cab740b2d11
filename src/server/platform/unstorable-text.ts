/** Of PostgreSQL: a character that no text can hold (U+0000), alone or within JSON. */
const CODES = new Set(['22021', '22P05']);
const CAUSES_MAX = 4;

/** Whether a failed query says that a text it was given cannot be stored or looked for: whoever sent it can mend that. */
export function isUnstorableText(error: unknown, causesLeft = CAUSES_MAX): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true;
  return causesLeft > 0 && isUnstorableText(error.cause, causesLeft - 1);
}

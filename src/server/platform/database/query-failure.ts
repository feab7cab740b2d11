/** Of PostgreSQL: a character that no text can hold (U+0000), alone or within JSON. */
const UNSTORABLE = ['22021', '22P05'];
/** Of PostgreSQL: a row refers to one that is not there. */
const FOREIGN_KEY = ['23503'];
const CAUSES_MAX = 4;

/** Whether a failed query says that a text it was given cannot be stored or looked for: whoever sent it can mend that. */
export const isUnstorableText = (error: unknown): boolean => failedWith(error, UNSTORABLE);

/** Whether a failed query says that what it belongs to, such as its user, was deleted while it was under way. */
export const isDeletedMeanwhile = (error: unknown): boolean => failedWith(error, FOREIGN_KEY);

function failedWith(error: unknown, codes: readonly string[], causesLeft = CAUSES_MAX): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.includes(error.code)) return true;
  return causesLeft > 0 && failedWith(error.cause, codes, causesLeft - 1);
}

/** Of PostgreSQL: a row refers to one that is not there. */
const FOREIGN_KEY = '23503';
const CAUSES_MAX = 4;

/** Whether a failed query says that what it belongs to, such as its user, was deleted while it was under way. */
export function isDeletedMeanwhile(error: unknown, causesLeft = CAUSES_MAX): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === FOREIGN_KEY) return true;
  return causesLeft > 0 && isDeletedMeanwhile(error.cause, causesLeft - 1);
}

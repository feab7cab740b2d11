/** Of the network: nobody there, or broken off. Of PostgreSQL: starting, stopping, full, or closed to us for now. */
const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-3]|53100|53300|55000)$/;
/** What the driver says without a code. */
const AWAY_WORDS = /^(connection terminated|timeout exceeded when trying to connect)/i;
/** A query's error wraps the driver's, which may wrap the socket's. */
const CAUSES_MAX = 4;

/** Whether a failed query says that the database is not there at the moment, which no caller can mend. */
export function isDatabaseAway(error: unknown, causesLeft = CAUSES_MAX): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY_CODES.test(error.code)) return true;
  return AWAY_WORDS.test(error.message) || (causesLeft > 0 && isDatabaseAway(error.cause, causesLeft - 1));
}

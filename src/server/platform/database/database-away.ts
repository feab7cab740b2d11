/**
 * Of the network: nobody there, or broken off. Of PostgreSQL: starting, stopping, full, closed to us for now, or so slow that
 * it broke a statement or a transaction off.
 */
const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57014|57P0[1-5]|25P03|53100|53300|55000)$/;
/** What the driver says without a code, and a connection that keeps a plan from before a migration: the next one has none. */
const AWAY_WORDS =
  /^(connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|cached plan must not change result type)/i;
/** A query's error wraps the driver's, which may wrap the socket's. */
const CAUSES_MAX = 4;

/** Whether a failed query says that the database is not there at the moment, which no caller can mend. */
export function isDatabaseAway(error: unknown, causesLeft = CAUSES_MAX): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY_CODES.test(error.code)) return true;
  return AWAY_WORDS.test(error.message) || (causesLeft > 0 && isDatabaseAway(error.cause, causesLeft - 1));
}

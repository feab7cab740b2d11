import pg from 'pg';
import { createStatementNames } from './statement-names.ts';

type Ask = (config: unknown, values?: unknown, callback?: unknown) => unknown;
type Statement = { text: string; name?: string | undefined; values?: unknown };

/** A table was changed by a migration while this connection kept a plan that reads it. */
const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message === 'cached plan must not change result type';

/**
 * A pool whose connections read and plan a statement once and not at every call: each statement with values is sent under
 * a name that follows from its text. A connection that keeps a plan from before a migration is dropped when it says so; the
 * statement is tried again, unless it is part of a transaction, whose caller hears of it.
 */
export function createPostgresPool(config: pg.PoolConfig & { max: number }): pg.Pool {
  const pool = new pg.Pool(config);
  const nameOf = createStatementNames();
  const stale = new WeakSet<object>();

  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask;
    const askNamed: Ask = (statement, values, callback) => {
      const answer = ask(named(statement, values, nameOf), values, callback);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (isStalePlan(error)) stale.add(client);
        });
      }
      return answer;
    };
    client.query = askNamed as typeof client.query;
  });
  // Whoever ended a transaction gives its connection back as a good one. The pool drops what is ending.
  pool.on('release', (_, client) => {
    if (stale.delete(client)) client.end().catch(() => undefined);
  });

  const askPool = pool.query.bind(pool) as Ask;
  /** Each of the connections may keep such a plan, and the pool drops one that a query failed on. */
  const askAgain = async (statement: unknown, values: unknown): Promise<unknown> => {
    for (let dropped = 0; ; dropped += 1) {
      try {
        return await askPool(statement, values);
      } catch (error) {
        if (!isStalePlan(error) || dropped >= config.max) throw error;
      }
    }
  };
  const askOrCall: Ask = (statement, values, callback) =>
    typeof values === 'function' || callback !== undefined
      ? askPool(statement, values, callback)
      : askAgain(statement, values);
  pool.query = askOrCall as typeof pool.query;
  return pool;
}

/** Without values a statement is `begin` or the like, or several in one text, which cannot be kept. */
function named(statement: unknown, values: unknown, nameOf: (text: string) => string | undefined): unknown {
  const { text, name, values: own } = typeof statement === 'string' ? { text: statement } : (statement as Statement);
  const given = Array.isArray(values) ? values : own;
  if (name !== undefined || typeof text !== 'string' || !Array.isArray(given) || given.length === 0) return statement;
  const found = nameOf(text);
  if (found === undefined) return statement;
  return typeof statement === 'string' ? { text, name: found } : { ...(statement as Statement), name: found };
}

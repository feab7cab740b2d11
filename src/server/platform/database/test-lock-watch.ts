import type pg from 'pg';
import { LockOrderError, LockOrderWatch } from './test-lock-order.ts';

type Query = (...args: unknown[]) => unknown;

/**
 * Every connection of the pool refuses the statement that breaks `LOCK_ORDER`. What was refused is in the list too, because
 * the code under test may take it for any failure.
 */
export function watchLockOrder(pool: pg.Pool): LockOrderError[] {
  const faults: LockOrderError[] = [];
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const watch = new LockOrderWatch();
    const query = client.query.bind(client) as Query;
    const watched: Query = (...args) => {
      const fault = faultOf(watch, textOf(args[0]));
      if (fault) faults.push(fault);
      // A pool's own query hands over a callback: a throw would end the process there.
      return fault && watch.isInTransaction ? Promise.reject(fault) : query(...args);
    };
    client.query = watched as pg.PoolClient['query'];
  });
  return faults;
}

function faultOf(watch: LockOrderWatch, statement: string): LockOrderError | null {
  try {
    watch.see(statement);
    return null;
  } catch (error) {
    if (error instanceof LockOrderError) return error;
    throw error;
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : '';
  return typeof text === 'string' ? text : '';
}

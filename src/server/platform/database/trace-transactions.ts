import type { Tracer } from '../process/tracer.ts';
import type { Db, OpenDatabase } from './database.ts';

const SYSTEMS = { embedded: 'pglite', postgresql: 'postgresql' } as const satisfies Record<
  OpenDatabase['kind'],
  string
>;

/** The same database, whose transactions are spans. No statement and no value is told. */
export function traceTransactions(db: Db, kind: OpenDatabase['kind'], tracer: Tracer): Db {
  const fields = { 'db.system.name': SYSTEMS[kind], 'db.operation.name': 'transaction' };
  const transaction: Db['transaction'] = (work, config) =>
    tracer.within('db.transaction', fields, () => db.transaction(work, config));
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}

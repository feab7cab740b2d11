import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

/** The database with a plan kept, as JSON, of each statement that it executes. */
export function explaining(db: Db): { db: Db; plans: string[] } {
  const plans: string[] = [];
  const explained = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'execute'
        ? async (query: Parameters<Db['execute']>[0]) => {
            plans.push(JSON.stringify(rowsOf(await target.execute(sql`explain (format json) ${query}`))));
            return target.execute(query);
          }
        : Reflect.get(target, name, receiver),
  });
  return { db: explained, plans };
}

import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

type Session = Db['_']['session'];

/** The database with a plan kept, as JSON, of each statement that it executes, also of those that were written before. */
export function explaining(db: Db): { db: Db; plans: string[] } {
  const plans: string[] = [];
  const keep = (result: unknown) => plans.push(JSON.stringify(rowsOf(result)));
  const prepareQuery: Session['prepareQuery'] = (query, ...more) => {
    const prepared = db._.session.prepareQuery(query, ...more);
    const asked = db._.session.prepareQuery({ ...query, sql: `explain (format json) ${query.sql}` }, ...more);
    return Object.assign(Object.create(prepared), {
      execute: async (values: Record<string, unknown>) => {
        keep(await asked.execute(values));
        return prepared.execute(values);
      },
    });
  };
  const explained = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === '_')
        return { ...target._, session: Object.assign(Object.create(target._.session), { prepareQuery }) };
      if (name !== 'execute') return Reflect.get(target, name, receiver);
      return async (query: Parameters<Db['execute']>[0]) => {
        keep(await target.execute(sql`explain (format json) ${query}`));
        return target.execute(query);
      };
    },
  });
  return { db: explained, plans };
}

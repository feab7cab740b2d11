import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listLedger as route } from '#contract/tokens.ts';
import type { Db } from '../../platform/database/database.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { listLedger } from './ledger.service.ts';

/** The own wallet only: which one it is comes with the session. */
export function tokensRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { path, query, response } = route;
    app.get(path, { schema: { querystring: query, response } }, (request) =>
      listLedger(db, request.user, request.query),
    );
  };
}

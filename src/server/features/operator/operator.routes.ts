import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dataHealth } from '#contract/operator.ts';
import { forAdministrators } from '../../platform/http/route-access.ts';
import { type DataHealthDeps, readDataHealth } from './data-health.service.ts';

/** HTTP in, one service call, HTTP out; administrators only. */
export function operatorRoutes(deps: DataHealthDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forAdministrators(app);

    app.get(dataHealth.path, { schema: { response: dataHealth.response } }, (_, reply) => {
      reply.header('cache-control', 'no-store');
      return readDataHealth(deps);
    });
  };
}

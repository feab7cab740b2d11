import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { lineHistory, slateStatus } from '#contract/slate.ts';
import { requireUser } from '../../platform/session.ts';
import type { SlateService } from './slate.service.ts';

/** HTTP in, one service call, HTTP out. */
export function slateRoutes(deps: { slate: Pick<SlateService, 'status' | 'lineHistory'> }): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireUser);

    app.get(slateStatus.path, { schema: { response: slateStatus.response } }, () => deps.slate.status());

    const { path, params, query, response } = lineHistory;
    app.get(path, { schema: { params, querystring: query, response } }, (request) =>
      deps.slate.lineHistory(request.params.eventId, request.query),
    );
  };
}

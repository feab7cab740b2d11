import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listBooks } from '#contract/settings.ts';
import { lineHistory, slateStatus } from '#contract/slate.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import type { SlateService } from './slate.service.ts';

/** HTTP in, one service call, HTTP out. */
export function slateRoutes(deps: {
  slate: Pick<SlateService, 'status' | 'lineHistory' | 'books'>;
}): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    app.get(slateStatus.path, { schema: { response: slateStatus.response } }, () => deps.slate.status());

    app.get(listBooks.path, { schema: { response: listBooks.response } }, async () => [...(await deps.slate.books())]);

    const { path, params, query, response } = lineHistory;
    app.get(path, { schema: { params, querystring: query, response } }, (request) =>
      deps.slate.lineHistory(request.params.eventId, request.query),
    );
  };
}

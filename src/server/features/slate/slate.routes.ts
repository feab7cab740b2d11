import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { slateStatus } from '#contract/slate.ts';
import { requireUser } from '../../platform/session.ts';
import type { SlateService } from './slate.service.ts';

/** HTTP in, one service call, HTTP out. */
export function slateRoutes(deps: { slate: Pick<SlateService, 'status'> }): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireUser);

    const { path, response } = slateStatus;
    app.get(path, { schema: { response } }, () => deps.slate.status());
  };
}

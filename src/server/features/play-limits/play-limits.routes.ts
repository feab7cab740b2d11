import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/play-limits.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { type ExcludeDeps, exclude } from './exclude.ts';
import { getPlayLimits, setSpendingLimit } from './play-limits.service.ts';

/** HTTP in, one service call, HTTP out. Everybody reads and sets their own only: no id is ever sent. */
export function playLimitsRoutes(deps: ExcludeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { getPlayLimits: read, setSpendingLimit: set, beginTimeOut: timeOut, beginSelfExclusion: leave } = contract;
    const warn = (error: unknown) => app.log.error({ err: error }, 'billing was not stopped for an exclusion');

    app.get(read.path, { schema: { response: read.response } }, (request) => getPlayLimits(deps, request.user));

    app.put(set.path, { schema: { body: set.body, response: set.response } }, (request) =>
      setSpendingLimit(deps, request.user, request.body),
    );

    app.post(timeOut.path, { schema: { body: timeOut.body, response: timeOut.response } }, (request) =>
      exclude(deps, request.user, 'time_out', request.body.duration, warn),
    );

    app.post(leave.path, { schema: { body: leave.body, response: leave.response } }, (request) =>
      exclude(deps, request.user, 'self_exclusion', request.body.duration, warn),
    );
  };
}

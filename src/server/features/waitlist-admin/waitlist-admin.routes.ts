import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/waitlist-admin.ts';
import { requireAdmin, requireUser } from '../../platform/session.ts';
import {
  exportName,
  exportWaitlist,
  isExportToken,
  readWaitlist,
  type WaitlistAdminDeps,
} from './waitlist-admin.service.ts';

/** HTTP in, one service call, HTTP out; administrators only, and the export also for who brings its token. */
export function waitlistAdminRoutes(deps: WaitlistAdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { listWaitlist: list, exportWaitlist: csv } = contract;
    app.get(
      list.path,
      { onRequest: [requireUser, requireAdmin], schema: { querystring: list.query, response: list.response } },
      async (request, reply) => {
        const { entries, counts } = await readWaitlist(deps, request.query);
        return reply
          .headers({
            'cache-control': 'no-store',
            'x-total-count': counts.total,
            'x-today-count': counts.today,
            'x-verified-count': counts.verified,
          })
          .send(entries);
      },
    );

    app.get(csv.path, { onRequest: mayExport(deps), schema: { querystring: csv.query } }, async (_, reply) =>
      reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${exportName(deps.now())}"`,
          'content-type': 'text/csv; charset=utf-8; header=present',
        })
        .send(exportWaitlist(deps)),
    );
  };
}

const mayExport = (deps: WaitlistAdminDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { token } = request.query as { token?: unknown };
  if (isExportToken(typeof token === 'string' ? token : undefined, deps.exportToken)) return;
  await requireUser(request, reply);
  await requireAdmin(request);
};

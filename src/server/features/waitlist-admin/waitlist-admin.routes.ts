import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AuditAction } from '#contract/admin.ts';
import * as contract from '#contract/waitlist-admin.ts';
import { requireAdministratorsProof } from '../../platform/http/recent-proof.ts';
import { FOR_ADMINISTRATORS, FOR_OWNERS } from '../../platform/http/route-access.ts';
import { requireAdmin, requireOwner, requireUser, whileSignedIn } from '../../platform/http/session.ts';
import { recordRead } from '../audit/audit.service.ts';
import {
  exportName,
  exportWaitlist,
  isExportToken,
  readWaitlist,
  type WaitlistAdminDeps,
} from './waitlist-admin.service.ts';

/** HTTP in, one service call, HTTP out; the list for administrators, the export for owners and who brings its token. */
export function waitlistAdminRoutes(deps: WaitlistAdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { listWaitlist: list, exportWaitlist: csv } = contract;
    app.get(
      list.path,
      {
        ...FOR_ADMINISTRATORS,
        preHandler: noteRead(deps, 'read.waitlist'),
        schema: { querystring: list.query, response: list.response },
      },
      async (request, reply) => {
        const { entries, counts } = await readWaitlist(deps, request.query);
        return reply
          .headers({
            'cache-control': 'no-store',
            'x-total-count': counts.total,
            'x-today-count': counts.today,
            'x-verified-count': counts.verified,
            'x-may-export': request.user.adminRole === 'owner' ? 1 : 0,
          })
          .send(entries);
      },
    );

    const exporting = {
      config: FOR_OWNERS.config,
      onRequest: mayExport(deps),
      preHandler: noteRead(deps, 'export.waitlist'),
      schema: { querystring: csv.query },
    };
    app.get(csv.path, exporting, async (request, reply) => {
      const content = exportWaitlist(deps);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${exportName(deps.now())}"`,
          'content-type': 'text/csv; charset=utf-8; header=present',
        })
        .send(request.sessionUser ? whileSignedIn(request, content) : content);
    });
  };
}

/** Who brings the token of the export is known by nothing but the address. */
const BY_TOKEN = 'the token of the export';

const noteRead =
  ({ db, now }: WaitlistAdminDeps, action: AuditAction) =>
  async (request: FastifyRequest) => {
    const { sessionUser: user, ip: address } = request;
    const { token: _, ...asked } = request.query as Record<string, unknown>;
    await recordRead(db, {
      actor: { id: user?.id ?? null, email: user?.email ?? BY_TOKEN, address },
      action,
      asked,
      now: now(),
    });
  };

const mayExport = (deps: WaitlistAdminDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { token } = request.query as { token?: unknown };
  if (isExportToken(typeof token === 'string' ? token : undefined, deps.exportToken)) return;
  await requireUser(request, reply);
  await requireAdmin(request);
  await requireOwner(request);
  await requireAdministratorsProof(request);
};

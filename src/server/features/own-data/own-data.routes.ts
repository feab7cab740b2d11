import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/own-data.ts';
import { requireProofOfFactor, requireRecentProof } from '../../platform/http/recent-proof.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { clearSessionCookie, whileSignedIn } from '../../platform/http/session.ts';
import { type DeleteAccountDeps, deleteAccount } from './delete-account.ts';
import { type ExportDeps, exportOwnData } from './export-data.ts';

/** What users take with them, and how they leave. */
export function ownDataRoutes(deps: ExportDeps & DeleteAccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    const { exportOwnData: take, deleteAccount: leave } = contract;
    app.get(take.path, { preHandler: requireRecentProof }, async (request, reply) => {
      const { file, content } = await exportOwnData(deps, request.user);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(whileSignedIn(request, content));
    });

    const leaving = { preHandler: requireProofOfFactor, schema: { body: leave.body, response: leave.response } };
    app.delete(leave.path, leaving, async (request, reply) => {
      const answer = await deleteAccount(deps, { ...request.user, address: request.ip }, request.body.password);
      clearSessionCookie(reply);
      return answer;
    });
  };
}

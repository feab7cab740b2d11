import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/own-data.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { clearSessionCookie, whileSignedIn } from '../../platform/http/session.ts';
import { type DeleteAccountDeps, deleteAccount } from './delete-account.ts';
import { type ExportDeps, exportOwnData } from './export-data.ts';

/** What users take with them, and how they leave. */
export function ownDataRoutes(deps: ExportDeps & DeleteAccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    const { exportOwnData: take, deleteAccount: leave } = contract;
    app.get(take.path, async (request, reply) => {
      const { file, content } = await exportOwnData(deps, request.user);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(whileSignedIn(request, content));
    });

    app.delete(leave.path, { schema: { body: leave.body, response: leave.response } }, async (request, reply) => {
      const answer = await deleteAccount(deps, request.user, request.body.password);
      clearSessionCookie(reply);
      return answer;
    });
  };
}

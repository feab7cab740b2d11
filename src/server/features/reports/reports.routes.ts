import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listAnswerReports, reportAnswer } from '#contract/reports.ts';
import { FOR_ADMINISTRATORS, forUsers } from '../../platform/http/route-access.ts';
import { requireAdmin } from '../../platform/http/session.ts';
import * as reports from './reports.service.ts';

/** HTTP in, one service call, HTTP out. Readers report; administrators read. */
export function reportsRoutes(deps: reports.ReportsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    const { path, params, body, response } = reportAnswer;
    app.post(path, { schema: { params, body, response } }, async (request, reply) =>
      reply
        .code(201)
        .send(await reports.reportAnswer(deps, request.user.id, request.params.messageId, request.body.reason)),
    );

    const { query, ...list } = listAnswerReports;
    app.get(
      list.path,
      {
        config: FOR_ADMINISTRATORS.config,
        onRequest: requireAdmin,
        schema: { querystring: query, response: list.response },
      },
      async (request, reply) => {
        const page = await reports.readReports(deps, request.query);
        return reply.header('x-total-count', page.total).send(page.reports);
      },
    );
  };
}

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AuditAction } from '#contract/admin.ts';
import { listAnswerRatings, rateAnswer } from '#contract/ratings.ts';
import { listAnswerReports, reportAnswer } from '#contract/reports.ts';
import { FOR_ADMINISTRATORS, forUsers } from '../../platform/http/route-access.ts';
import { requireAdmin } from '../../platform/http/session.ts';
import { recordRead } from '../audit/audit.service.ts';
import * as ratings from './ratings.service.ts';
import * as reports from './reports.service.ts';

/** HTTP in, one service call, HTTP out. Readers report; administrators read. */
export function reportsRoutes(deps: reports.ReportsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const noteRead =
      (action: AuditAction) =>
      ({ user, ip, query: asked }: FastifyRequest) => {
        const actor = { id: user.id, email: user.email, address: ip };
        return recordRead(deps.db, { actor, action, asked: asked as object, now: deps.now() });
      };

    const { path, params, body, response } = reportAnswer;
    app.post(path, { schema: { params, body, response } }, async (request, reply) =>
      reply
        .code(201)
        .send(await reports.reportAnswer(deps, request.user.id, request.params.messageId, request.body.reason)),
    );

    const rate = rateAnswer;
    app.put(
      rate.path,
      { schema: { params: rate.params, body: rate.body, response: rate.response } },
      ({ user, params: { messageId }, body: { rating } }) =>
        ratings.rateAnswer(deps, { userId: user.id, messageId, rating }),
    );

    const { config } = FOR_ADMINISTRATORS;
    const { path: ratingsPath, response: found } = listAnswerRatings;
    const reading = { config, onRequest: requireAdmin, preHandler: noteRead('read.answer_ratings') };
    app.get(ratingsPath, { ...reading, schema: { response: found } }, () => ratings.readRatings(deps));

    const { query, ...list } = listAnswerReports;
    app.get(
      list.path,
      {
        config,
        onRequest: requireAdmin,
        preHandler: noteRead('read.answer_reports'),
        schema: { querystring: query, response: list.response },
      },
      async (request, reply) => {
        const page = await reports.readReports(deps, request.query);
        return reply.header('x-total-count', page.total).send(page.reports);
      },
    );
  };
}

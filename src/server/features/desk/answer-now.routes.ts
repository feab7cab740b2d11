import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { priceAnswerNow as contract } from '#contract/answer-now.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { priceAnswerNow } from './answer-now.service.ts';
import type { DeskDeps } from './desk.service.ts';

/** HTTP in, one service call, HTTP out. */
export function answerNowRoutes(deps: DeskDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { path, params, response } = contract;
    app.get(path, { schema: { params, response } }, ({ user, params: { messageId } }) =>
      priceAnswerNow(deps, user, messageId),
    );
  };
}

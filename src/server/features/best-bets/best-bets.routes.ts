import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bestBets } from '#contract/best-bets.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import type { BestBetsService } from './best-bets.service.ts';

export function bestBetsRoutes(bets: BestBetsService): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { path, query, response } = bestBets;
    app.get(path, { schema: { querystring: query, response } }, (request) =>
      bets.get(request.user, request.query.timeZone),
    );
  };
}

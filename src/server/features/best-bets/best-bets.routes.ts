import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bestBets } from '#contract/best-bets.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { type BestBetsDeps, createBestBets } from './best-bets.service.ts';

export function bestBetsRoutes(deps: BestBetsDeps): FastifyPluginAsyncZod {
  const readBestBets = createBestBets(deps);
  return async (app) => {
    forUsers(app);
    const { path, query, response } = bestBets;
    app.get(path, { schema: { querystring: query, response } }, (request) =>
      readBestBets(request.user, request.query.timeZone),
    );
  };
}

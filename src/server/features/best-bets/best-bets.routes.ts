import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bestBetResults, bestBets } from '#contract/best-bets.ts';
import { declareAccess, FOR_USERS } from '../../platform/http/route-access.ts';
import type { BestBetsService } from './best-bets.service.ts';

/** What is on the list is for accounts; how lists ended is for everybody. */
export function bestBetsRoutes(bets: Pick<BestBetsService, 'get' | 'results'>): FastifyPluginAsyncZod {
  return async (app) => {
    declareAccess(app, 'everybody');
    app.get(bestBets.path, { ...FOR_USERS, schema: { response: bestBets.response } }, ({ user }) => bets.get(user));
    app.get(bestBetResults.path, { schema: { response: bestBetResults.response } }, () => bets.results());
  };
}

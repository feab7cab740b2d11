import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/waitlist.ts';
import { joinWaitlist, type WaitlistDeps } from './waitlist.service.ts';

export function waitlistRoutes(deps: WaitlistDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { path, body, response } = contract.joinWaitlist;
    app.post(path, { schema: { body, response } }, async (request) => joinWaitlist(deps, request.body, request.ip));
  };
}

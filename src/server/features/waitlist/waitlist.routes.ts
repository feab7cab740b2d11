import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/waitlist.ts';
import { declareAccess } from '../../platform/http/route-access.ts';
import { confirmWaitlist, joinWaitlist, type WaitlistDeps } from './waitlist.service.ts';

export function waitlistRoutes(deps: WaitlistDeps): FastifyPluginAsyncZod {
  return async (app) => {
    declareAccess(app, 'everybody');
    const { joinWaitlist: join, confirmWaitlist: confirm } = contract;
    app.post(join.path, { schema: { body: join.body, response: join.response } }, async (request) =>
      joinWaitlist(deps, request.body, request.ip),
    );
    app.post(confirm.path, { schema: { body: confirm.body, response: confirm.response } }, async (request) =>
      confirmWaitlist(deps, request.body.token),
    );
  };
}

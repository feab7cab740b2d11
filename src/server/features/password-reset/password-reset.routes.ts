import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/auth.ts';
import { declareAccess } from '../../platform/http/route-access.ts';
import { clearSessionCookie } from '../../platform/http/session.ts';
import { type PasswordResetDeps, requestReset, resetPassword } from './password-reset.service.ts';

export function passwordResetRoutes(deps: PasswordResetDeps): FastifyPluginAsyncZod {
  return async (app) => {
    declareAccess(app, 'everybody');
    const { forgotPassword: forgot, resetPassword: reset } = contract;
    app.post(forgot.path, { schema: { body: forgot.body, response: forgot.response } }, (request) =>
      requestReset(deps, request.body.email, request.ip),
    );
    app.post(reset.path, { schema: { body: reset.body, response: reset.response } }, async (request, reply) => {
      const answer = await resetPassword(deps, request.body, request.ip);
      clearSessionCookie(reply);
      return answer;
    });
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/auth.ts';
import { declareAccess, FOR_USERS } from '../../platform/http/route-access.ts';
import { findSessionUserId } from '../../platform/http/session.ts';
import { resendVerification, type VerificationDeps, verifyEmail } from './verification.service.ts';

export function verificationRoutes(deps: VerificationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    declareAccess(app, 'everybody');
    const { verifyEmail: verify, resendVerification: resend } = contract;
    const warn = (error: unknown) => app.log.error({ err: error }, 'billing was not stopped for an exclusion');
    app.post(verify.path, { schema: { body: verify.body, response: verify.response } }, async (request) =>
      verifyEmail(deps, request.body, { userId: await findSessionUserId(request), address: request.ip, warn }),
    );
    app.post(resend.path, { ...FOR_USERS, schema: { response: resend.response } }, (request) =>
      resendVerification(deps, request.user),
    );
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/auth.ts';
import { findSessionUserId, requireUser } from '../../platform/session.ts';
import { resendVerification, type VerificationDeps, verifyEmail } from './verification.service.ts';

export function verificationRoutes(deps: VerificationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { verifyEmail: verify, resendVerification: resend } = contract;
    app.post(verify.path, { schema: { body: verify.body, response: verify.response } }, async (request) =>
      verifyEmail(deps, request.body, { userId: await findSessionUserId(request), address: request.ip }),
    );
    app.post(resend.path, { schema: { response: resend.response }, onRequest: requireUser }, (request) =>
      resendVerification(deps, request.user),
    );
  };
}

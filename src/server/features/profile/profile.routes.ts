import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/profile.ts';
import { AppError } from '../../platform/errors.ts';
import { requireProofOfFactor } from '../../platform/http/recent-proof.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { readSessionToken, setSessionCookie } from '../../platform/http/session.ts';
import { originOf } from '../../platform/http/session-origin.ts';
import { type ChangePasswordDeps, changePassword } from './change-password.ts';
import { type ProfileDeps, updateProfile } from './update-profile.ts';

/** What users change about their own account. */
export function profileRoutes(deps: ProfileDeps & ChangePasswordDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    const { updateProfile: update, changePassword: change } = contract;
    app.patch(update.path, { schema: { body: update.body, response: update.response } }, (request) =>
      updateProfile(deps, request.user, request.body),
    );

    const changing = { preHandler: requireProofOfFactor, schema: { body: change.body, response: change.response } };
    app.post(change.path, changing, async (request, reply) => {
      const sessionToken = readSessionToken(request);
      const session = request.sessionTimes;
      if (!sessionToken || !session) throw new AppError('unauthenticated', 'Unauthorized');
      const { id: userId, email, emailVerified } = request.user;
      const own = { userId, email, emailVerified, sessionToken, session, origin: originOf(request) };
      const token = await changePassword(deps, own, request.body);
      setSessionCookie(reply, token);
      return { message: 'Password changed' };
    });
  };
}

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/auth.ts';
import { finishSignIn as finishContract } from '#contract/second-factor.ts';
import { AppError } from '../../platform/errors.ts';
import { declareAccess, FOR_USERS } from '../../platform/http/route-access.ts';
import { clearSessionCookie, readSessionToken, renewSession, setSessionCookie } from '../../platform/http/session.ts';
import { originOf } from '../../platform/http/session-origin.ts';
import { wallSchedule } from '../../platform/process/schedule.ts';
import type { AuthDeps, Browser } from './auth-deps.ts';
import { getCurrentUser } from './current-user.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { createPacedQueue } from './paced-queue.ts';
import { signIn } from './sign-in.ts';
import { signOut, signOutEverywhere } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { clearWaitingCookie, readWaitingToken, setWaitingCookie } from './waiting-cookie.ts';

const browserOf = (request: FastifyRequest): Browser => ({
  address: request.ip,
  sessionToken: readSessionToken(request),
  origin: originOf(request),
});

export function authRoutes(deps: AuthDeps): FastifyPluginAsyncZod {
  const signInDeps = {
    ...deps,
    inQueue: createKeyedQueue(),
    inPacedQueue: createPacedQueue(deps.schedule ?? wallSchedule),
  };

  return async (app) => {
    declareAccess(app, 'everybody');
    const { signUp: up, signIn: signInContract, signOut: out, signOutEverywhere: outAll, currentUser } = contract;

    app.post(up.path, { schema: { body: up.body, response: up.response } }, async (request, reply) => {
      const { user, token } = await signUp(deps, request.body, browserOf(request));
      setSessionCookie(reply, token);
      return reply.code(201).send(user);
    });

    const { path, body, response } = signInContract;
    app.post(path, { schema: { body, response } }, async (request, reply) => {
      const answer = await signIn(signInDeps, request.body, browserOf(request));
      if ('waiting' in answer) {
        setWaitingCookie(reply, answer.waiting);
        throw new AppError('second_factor', 'Enter the code of your authenticator app.');
      }
      setSessionCookie(reply, answer.token);
      return answer.user;
    });

    const second = { schema: { body: finishContract.body, response: finishContract.response } };
    app.post(finishContract.path, second, async (request, reply) => {
      const given = { token: readWaitingToken(request), code: request.body.code };
      const { user, token } = await finishSignIn(deps, given, browserOf(request));
      clearWaitingCookie(reply);
      setSessionCookie(reply, token);
      return user;
    });

    app.post(out.path, { schema: { response: out.response } }, async (request, reply) => {
      await signOut(deps, readSessionToken(request));
      clearSessionCookie(reply);
      return { message: 'Signed out' };
    });

    app.post(outAll.path, { ...FOR_USERS, schema: { response: outAll.response } }, async (request, reply) => {
      await signOutEverywhere(deps, request.user.id);
      clearSessionCookie(reply);
      return { message: 'Signed out everywhere' };
    });

    // Its one statement reads session and account together.
    const ownUser = { config: FOR_USERS.config, schema: { response: currentUser.response } };
    app.get(currentUser.path, ownUser, async (request, reply) => {
      const { user, session } = await getCurrentUser(deps, readSessionToken(request));
      await renewSession(request, reply, session);
      return user;
    });

    // A GET that changes something, so a foreign page could link to it: what the browser calls cross-site has no effect.
    app.get('/api/logout', async (request, reply) => {
      if (request.headers['sec-fetch-site'] !== 'cross-site') {
        await signOut(deps, readSessionToken(request));
        clearSessionCookie(reply);
      }
      return reply.redirect('/');
    });
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/auth.ts';
import { SecondFactorError } from '../../platform/errors.ts';
import { declareAccess, FOR_USERS } from '../../platform/http/route-access.ts';
import { clearSessionCookie, readSessionToken, renewSession, setSessionCookie } from '../../platform/http/session.ts';
import { wallSchedule } from '../../platform/process/schedule.ts';
import type { AuthDeps } from './auth-deps.ts';
import { browserOf } from './browser-of.ts';
import { getCurrentUser } from './current-user.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { createPacedQueue } from './paced-queue.ts';
import { signIn } from './sign-in.ts';
import { waitingCookie } from './sign-in-cookies.ts';
import { signInStepRoutes } from './sign-in-step.routes.ts';
import { signOut, signOutEverywhere } from './sign-out.ts';
import { signUp } from './sign-up.ts';

export function authRoutes(deps: AuthDeps): FastifyPluginAsyncZod {
  const signInDeps = {
    ...deps,
    inQueue: createKeyedQueue(),
    inPacedQueue: createPacedQueue(deps.schedule ?? wallSchedule),
  };

  return async (app) => {
    declareAccess(app, 'everybody');
    await app.register(signInStepRoutes(deps));
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
        waitingCookie.set(reply, answer.waiting);
        throw new SecondFactorError(answer.factors);
      }
      setSessionCookie(reply, answer.token);
      return answer.user;
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
      app.requestGate(user.id);
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

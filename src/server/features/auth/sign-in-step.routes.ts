import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as passkey from '#contract/passkey-sign-in.ts';
import { finishSignIn as finishContract } from '#contract/second-factor.ts';
import type { User } from '#contract/user.ts';
import { setSessionCookie } from '../../platform/http/session.ts';
import type { AuthDeps } from './auth-deps.ts';
import { browserOf } from './browser-of.ts';
import { askForPasskeyStep, finishSignIn, finishWithPasskey } from './finish-sign-in.ts';
import type { SignedIn } from './open-session.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts';
import { passkeyCookie, type SignInCookie, waitingCookie } from './sign-in-cookies.ts';

/** What takes two requests of one browser: a second step, and a passkey in place of address and password. */
export function signInStepRoutes(deps: AuthDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const second = { schema: { body: finishContract.body, response: finishContract.response } };
    app.post(finishContract.path, second, async (request, reply) => {
      const waiting = { token: waitingCookie.read(request), browser: browserOf(request) };
      return welcome(reply, waitingCookie, await finishSignIn(deps, waiting, request.body.code));
    });

    const { beginPasskeyStep: ask, finishWithPasskey: finish } = passkey;
    app.post(ask.path, { schema: { response: ask.response } }, (request) =>
      askForPasskeyStep(deps, waitingCookie.read(request)),
    );
    app.post(finish.path, { schema: { body: finish.body, response: finish.response } }, async (request, reply) => {
      const waiting = { token: waitingCookie.read(request), browser: browserOf(request) };
      return welcome(reply, waitingCookie, await finishWithPasskey(deps, waiting, request.body.passkey));
    });

    const { beginPasskeySignIn: begin, signInWithPasskey: signIn } = passkey;
    app.post(begin.path, { schema: { response: begin.response } }, async (request, reply) => {
      const { token, options } = await beginPasskeySignIn(deps, request.ip);
      passkeyCookie.set(reply, token);
      return options;
    });
    app.post(signIn.path, { schema: { body: signIn.body, response: signIn.response } }, async (request, reply) => {
      const given = { token: passkeyCookie.read(request), signed: request.body.passkey };
      return welcome(reply, passkeyCookie, await signInWithPasskey(deps, given, browserOf(request)));
    });
  };
}

function welcome(reply: FastifyReply, step: SignInCookie, { user, token }: SignedIn): User {
  step.clear(reply);
  setSessionCookie(reply, token);
  return user;
}

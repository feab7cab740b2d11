import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/push.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { readSessionToken } from '../../platform/http/session.ts';
import { getPushState, type PushDeps, turnPushOff, turnPushOn } from './push.service.ts';

/** Which browsers are told of alerts. */
export function pushRoutes(deps: PushDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { getPush: get, savePush: save, removePush: remove } = contract;
    app.get(get.path, { schema: { response: get.response } }, (request) => getPushState(deps, browserOf(request)));
    app.put(save.path, { schema: { body: save.body, response: save.response } }, (request) =>
      turnPushOn(deps, browserOf(request), request.body.endpoint),
    );
    app.delete(remove.path, { schema: { response: remove.response } }, (request) =>
      turnPushOff(deps, browserOf(request)),
    );
  };
}

const browserOf = (request: FastifyRequest) => ({
  userId: request.user.id,
  tokenHash: hashSecretToken(readSessionToken(request) ?? ''),
});

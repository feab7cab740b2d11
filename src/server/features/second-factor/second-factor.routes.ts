import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as identity from '#contract/identity.ts';
import * as contract from '#contract/second-factor.ts';
import { AppError } from '../../platform/errors.ts';
import { isProvenRecently } from '../../platform/http/recent-proof.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { readSessionToken } from '../../platform/http/session.ts';
import { howToProve, proveIdentity } from './identity.service.ts';
import {
  beginTotp,
  confirmTotp,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactorDeps,
} from './second-factor.service.ts';

/** What an account asks for beside its password. */
export function secondFactorRoutes(deps: SecondFactorDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { readSecondFactor: read, beginTotp: begin, confirmTotp: confirm } = contract;
    const { renewRecoveryCodes: renew, removeSecondFactor: remove } = contract;

    app.get(read.path, { schema: { response: read.response } }, ({ user }) => readSecondFactor(deps.db, user.id));
    app.post(begin.path, { schema: { body: begin.body, response: begin.response } }, ({ user, body }) =>
      beginTotp(deps, user.id, body.password),
    );
    app.post(confirm.path, { schema: { body: confirm.body, response: confirm.response } }, (request) =>
      confirmTotp(deps, { userId: request.user.id, sessionToken: tokenOf(request), code: request.body.code }),
    );
    app.post(renew.path, { schema: { body: renew.body, response: renew.response } }, ({ user, body }) =>
      renewRecoveryCodes(deps, user.id, body),
    );
    app.delete(remove.path, { schema: { body: remove.body, response: remove.response } }, ({ user, body }) =>
      removeSecondFactor(deps, user.id, body),
    );

    const { readIdentity, proveIdentity: prove } = identity;
    app.get(readIdentity.path, { schema: { response: readIdentity.response } }, async (request) => ({
      isRecent: isProvenRecently(request),
      by: await howToProve(deps, request.user.id),
    }));
    app.post(prove.path, { schema: { body: prove.body, response: prove.response } }, (request) =>
      proveIdentity(deps, { userId: request.user.id, sessionToken: tokenOf(request), proof: request.body.proof }),
    );
  };
}

function tokenOf(request: FastifyRequest): string {
  const token = readSessionToken(request);
  if (token === undefined) throw new AppError('unauthenticated', 'Unauthorized');
  return token;
}

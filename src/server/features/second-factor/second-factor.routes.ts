import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as identity from '#contract/identity.ts';
import * as contract from '#contract/second-factor.ts';
import { isProvenRecently, requireProofOfFactor } from '../../platform/http/recent-proof.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { requireMailboxOfAdmin } from '../../platform/http/session.ts';
import { howToProve, proveIdentity } from './identity.service.ts';
import { askerOf, passkeyRoutes } from './passkey.routes.ts';
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
    // Where a passkey is asked for already, password and session alone put no app beside it.
    const beginning = {
      preHandler: [requireProofOfFactor, requireMailboxOfAdmin],
      schema: { body: begin.body, response: begin.response },
    };
    app.post(begin.path, beginning, (request) => beginTotp(deps, askerOf(request), request.body.password));
    const confirming = {
      preHandler: requireMailboxOfAdmin,
      schema: { body: confirm.body, response: confirm.response },
    };
    app.post(confirm.path, confirming, (request) =>
      confirmTotp(deps, { ...askerOf(request), code: request.body.code }),
    );
    app.post(renew.path, { schema: { body: renew.body, response: renew.response } }, (request) =>
      renewRecoveryCodes(deps, askerOf(request), { ...request.body, isProven: isProvenRecently(request) }),
    );
    app.delete(remove.path, { schema: { body: remove.body, response: remove.response } }, (request) =>
      removeSecondFactor(deps, askerOf(request), { ...request.body, isProven: isProvenRecently(request) }),
    );

    const { readIdentity, proveIdentity: prove } = identity;
    app.get(readIdentity.path, { schema: { response: readIdentity.response } }, async (request) => ({
      isRecent: isProvenRecently(request),
      ...(await howToProve(deps, request.user.id)),
    }));
    app.post(prove.path, { schema: { body: prove.body, response: prove.response } }, (request) =>
      proveIdentity(deps, { ...askerOf(request), proof: request.body.proof }),
    );
    await app.register(passkeyRoutes(deps));
  };
}

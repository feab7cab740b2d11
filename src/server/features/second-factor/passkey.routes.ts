import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addPasskey as add, beginPasskey as begin } from '#contract/passkey-adding.ts';
import { beginPasskeyProof, proveByPasskey as proveContract } from '#contract/passkey-proof.ts';
import { listPasskeys as list, removePasskey as remove, renamePasskey as rename } from '#contract/passkeys.ts';
import { requireProofOfFactor } from '../../platform/http/recent-proof.ts';
import { getSessionToken, requireMailboxOfAdmin } from '../../platform/http/session.ts';
import { listPasskeys, renamePasskey } from '../passkeys/passkeys.service.ts';
import { addPasskey, beginPasskey, removePasskey } from './own-passkeys.service.ts';
import { askForProof, proveByPasskey } from './passkey-proof.ts';
import type { SecondFactorDeps } from './second-factor.service.ts';

export const askerOf = (request: FastifyRequest) => ({
  userId: request.user.id,
  sessionToken: getSessionToken(request),
});

/** The own passkeys, and what they prove within a session. In the scope of the second factor. */
export function passkeyRoutes(deps: SecondFactorDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(list.path, { schema: { response: list.response } }, ({ user }) => listPasskeys(deps.db, user.id));

    const beginning = {
      preHandler: [requireProofOfFactor, requireMailboxOfAdmin],
      schema: { body: begin.body, response: begin.response },
    };
    app.post(begin.path, beginning, (request) => beginPasskey(deps, askerOf(request), request.body.password));

    const adding = { preHandler: requireMailboxOfAdmin, schema: { body: add.body, response: add.response } };
    app.post(add.path, adding, async (request, reply) =>
      reply.code(201).send(await addPasskey(deps, askerOf(request), request.body)),
    );

    // Who left a session open must not find the names of two passkeys changed round, to remove the wrong one.
    const renaming = {
      preHandler: requireProofOfFactor,
      schema: { params: rename.params, body: rename.body, response: rename.response },
    };
    app.patch(rename.path, renaming, ({ params: { id }, user, body: { name } }) =>
      renamePasskey(deps.db, { id, userId: user.id, name }),
    );

    const { params, body, response } = remove;
    const removing = { preHandler: requireProofOfFactor, schema: { params, body, response } };
    app.delete(remove.path, removing, (request) =>
      removePasskey(deps, { id: request.params.id, ...askerOf(request) }, request.body.password),
    );

    const asking = { schema: { response: beginPasskeyProof.response } };
    app.post(beginPasskeyProof.path, asking, (request) => askForProof(deps, askerOf(request)));

    const proving = { schema: { body: proveContract.body, response: proveContract.response } };
    app.post(proveContract.path, proving, (request) => proveByPasskey(deps, askerOf(request), request.body.passkey));
  };
}

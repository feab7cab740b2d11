import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import * as contract from '#contract/access.ts';
import * as consent from '#contract/oauth.ts';
import { ownAddress } from '../../platform/http/own-address.ts';
import { requireProofOfFactor, requireRecentProof } from '../../platform/http/recent-proof.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { getSessionToken } from '../../platform/http/session.ts';
import * as keys from './access-keys.service.ts';
import { disconnectAssistant, listAssistants } from './oauth/assistants.service.ts';
import { decideAuthorization, readAuthorization } from './oauth/authorize.ts';

/** What lets programs into the own account. It is made and ended in the browser alone: no key makes keys. */
export function accessRoutes(deps: keys.AccessKeysDeps & { ownUrl: string | null }): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    const { listKeys: list, createKey: create, endKey: end } = contract;
    app.get(list.path, { schema: { response: list.response } }, (request) => keys.listKeys(deps, request.user.id));

    const making = { preHandler: requireProofOfFactor, schema: { body: create.body, response: create.response } };
    app.post(create.path, making, async (request, reply) =>
      reply.code(201).send(await keys.createKey(deps, request.user, request.body)),
    );

    app.delete(end.path, { schema: { params: end.params, response: end.response } }, (request) =>
      keys.endKey(deps, { id: request.params.id, userId: request.user.id }),
    );

    const { listAssistants: assistants, disconnectAssistant: disconnect } = consent;
    app.get(assistants.path, { schema: { response: assistants.response } }, (request) =>
      listAssistants(deps, request.user.id),
    );

    app.delete(disconnect.path, { schema: { params: disconnect.params, response: disconnect.response } }, (request) =>
      disconnectAssistant(deps, { id: request.params.id, userId: request.user.id }),
    );

    const { readAuthorization: asked, decideAuthorization: decide } = consent;
    app.get(asked.path, { schema: { querystring: asked.query, response: asked.response } }, (request) =>
      readAuthorization(deps, request.query, { site: ownAddress(request, deps) }),
    );

    // Saying no asks for nothing. The body brings no password, so that an account without a second factor is asked for it.
    const deciding = { schema: { body: decide.body, response: decide.response } };
    app.post(decide.path, { ...deciding, preHandler: proveToAllow }, (request) =>
      decideAuthorization(
        deps,
        { ...request.user, sessionToken: getSessionToken(request) },
        { ...request.body, site: ownAddress(request, deps) },
      ),
    );
  };
}

async function proveToAllow(request: FastifyRequest): Promise<void> {
  const { decision } = request.body as z.infer<typeof consent.decideAuthorization.body>;
  if (decision.allow) await requireRecentProof(request);
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/access.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import * as keys from './access-keys.service.ts';

/** What lets programs into the own account. It is made and ended in the browser alone: no key makes keys. */
export function accessRoutes(deps: keys.AccessKeysDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    const { listKeys: list, createKey: create, endKey: end } = contract;
    app.get(list.path, { schema: { response: list.response } }, (request) => keys.listKeys(deps, request.user.id));

    app.post(create.path, { schema: { body: create.body, response: create.response } }, async (request, reply) =>
      reply.code(201).send(await keys.createKey(deps, request.user, request.body)),
    );

    app.delete(end.path, { schema: { params: end.params, response: end.response } }, (request) =>
      keys.endKey(deps, { id: request.params.id, userId: request.user.id }),
    );
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/mail.ts';
import { declareAccess } from '../../platform/http/route-access.ts';
import { type UnsubscribeDeps, unsubscribe } from './unsubscribe.service.ts';

/** What mail programs send with their one click; it says nothing that the address does not. */
const ONE_CLICK_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export function mailRoutes(deps: UnsubscribeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    declareAccess(app, 'everybody');
    app.addContentTypeParser<string>(ONE_CLICK_TYPES, { parseAs: 'string' }, (_request, _text, done) => done(null, {}));

    const { path, query, response } = contract.unsubscribe;
    app.post(path, { schema: { querystring: query, response } }, (request) => unsubscribe(deps, request.query.token));
  };
}

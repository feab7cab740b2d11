import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/mail.ts';
import { getMailChoices, setMailChoices } from '#contract/mail-choices.ts';
import { declareAccess, FOR_USERS } from '../../platform/http/route-access.ts';
import { readChoices, saveChoices } from './mail-choices.service.ts';
import { type UnsubscribeDeps, unsubscribe } from './unsubscribe.service.ts';

/** What mail programs send with their one click; it says nothing that the address does not. */
const ONE_CLICK_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export function mailRoutes(deps: UnsubscribeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    declareAccess(app, 'everybody');
    app.addContentTypeParser<string>(ONE_CLICK_TYPES, { parseAs: 'string' }, (_request, _text, done) => done(null, {}));

    const { path, query, response } = contract.unsubscribe;
    app.post(path, { schema: { querystring: query, response } }, (request) => unsubscribe(deps, request.query.token));

    app.get(getMailChoices.path, { ...FOR_USERS, schema: { response: getMailChoices.response } }, ({ user }) =>
      readChoices(deps, user.id),
    );
    const choose = { body: setMailChoices.body, response: setMailChoices.response };
    app.put(setMailChoices.path, { ...FOR_USERS, schema: choose }, ({ user, body }) =>
      saveChoices(deps, user.id, body),
    );
  };
}

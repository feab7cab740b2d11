import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getStateRules } from '#contract/research/state-rules.ts';
import { getSettings, updateSettings } from '#contract/settings.ts';
import { stateRules } from '#research/books/state-rules.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { changeSettings, type SettingsDeps, toSettings } from './settings.service.ts';

/** HTTP in, one service call, HTTP out. What is read came with the session. */
export function settingsRoutes(deps: SettingsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);

    app.get(getSettings.path, { schema: { response: getSettings.response } }, async (request) =>
      toSettings(request.user),
    );

    const { path, body, response } = updateSettings;
    app.patch(path, { schema: { body, response } }, (request) => changeSettings(deps, request.user.id, request.body));

    const rules = getStateRules;
    app.get(rules.path, { schema: { querystring: rules.query, response: rules.response } }, async ({ query }) =>
      stateRules(query.state),
    );
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import * as contract from '#contract/alerts.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { type AlertsDeps, addAlert, readAlerts, removeAlert, saveQuietHours } from './alerts.service.ts';

const ById = z.object({ id: z.uuid('id must be the id of an alert') });

export function alertsRoutes(deps: AlertsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { listAlerts: list, addAlert: add, removeAlert: remove, setQuietHours: quiet } = contract;
    app.get(list.path, { schema: { response: list.response } }, ({ user }) => readAlerts(deps, user));
    app.post(add.path, { schema: { body: add.body, response: add.response } }, ({ user, body }) =>
      addAlert(deps, user, body),
    );
    app.delete(remove.path, { schema: { params: ById, response: remove.response } }, ({ user, params }) =>
      removeAlert(deps, user.id, params.id),
    );
    app.put(quiet.path, { schema: { body: quiet.body, response: quiet.response } }, ({ user, body }) =>
      saveQuietHours(deps, user.id, body),
    );
  };
}

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '#contract/devices.ts';
import { forUsers } from '../../platform/http/route-access.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { clearSessionCookie, readSessionToken } from '../../platform/http/session.ts';
import { type DevicesDeps, endDevice, listDevices } from './devices.service.ts';

/** Where a user is signed in. */
export function devicesRoutes(deps: DevicesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    forUsers(app);
    const { listDevices: list, endDevice: end } = contract;
    app.get(list.path, { schema: { response: list.response } }, (request) => listDevices(deps, askingOf(request)));

    app.delete(end.path, { schema: { params: end.params, response: end.response } }, async (request, reply) => {
      const isOwn = await endDevice(deps, { ...askingOf(request), id: request.params.id });
      if (isOwn) clearSessionCookie(reply);
      return { message: 'Signed out' };
    });
  };
}

const askingOf = (request: FastifyRequest) => ({
  userId: request.user.id,
  current: hashSecretToken(readSessionToken(request) ?? ''),
});

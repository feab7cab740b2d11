import type { FastifyInstance } from 'fastify';
import { refuseUnavailable } from './http-errors.ts';

/** The process lives until its last answer is out. */
const LIVENESS_PATH = '/healthz';

/** Of the framework's own answer, which would be in another form and without our headers. */
export const CLOSING_OPTIONS = { return503OnClosing: false } as const;

/** What comes on a kept connection while the server closes is told to try again. Call it on the root, after the hook for headers. */
export function registerClosingRefusal(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isClosing && request.routeOptions.url !== LIVENESS_PATH) return refuseUnavailable(request, reply);
  });
}

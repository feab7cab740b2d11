import type { FastifyInstance } from 'fastify';
import { FOR_EVERYBODY } from './route-access.ts';

/** Whether the process can serve: its database answers and it is not on its way out. */
export type Health = { isReady: () => Promise<boolean> };

export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', FOR_EVERYBODY, async () => ({ status: 'ok' }));
  app.get('/readyz', FOR_EVERYBODY, async (_, reply) => {
    const ready = await health.isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * A connection that was answering when the server began to close is kept open for the client's next request, which
 * would hold the close up until the client lets go. It ends as soon as its answer is out.
 */
export function registerDraining(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}

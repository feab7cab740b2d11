import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
/** Of the time that the process has to end: enough for the answers that are under way. */
const LET_GO_AFTER_MS = 8_000;

/**
 * A connection that was answering when the server began to close is kept open for the client's next request, which
 * would hold the close up until the client lets go. It ends as soon as its answer is out. Who reads too slowly, or never sends
 * the rest of a request, is let go of after a while: no client decides how long the process lives.
 */
export function registerDraining(
  app: FastifyInstance,
  { letGoAfterMs = LET_GO_AFTER_MS, lookEveryMs = LOOK_EVERY_MS } = {},
): void {
  app.addHook('preClose', async () => {
    const letGoAt = performance.now() + letGoAfterMs;
    const timer = setInterval(() => {
      if (performance.now() < letGoAt) app.server.closeIdleConnections();
      else app.server.closeAllConnections();
    }, lookEveryMs);
    app.server.once('close', () => clearInterval(timer));
  });
}

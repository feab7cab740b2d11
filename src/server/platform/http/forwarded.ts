import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a proxy says that it passed the request on; whoever connects directly can say so too. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  HEADERS.some((name) => headers[name] !== undefined);

const WARNING =
  'A request came through a proxy, but TRUST_PROXY is not set: all visitors count as one network address, and limits of one hold for all. Set TRUST_PROXY to the address of the proxy.';

/** Where no proxy is trusted: says so to the operator with the first request that one passed on, and then no more. */
export function registerForwardedWarning(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isForwarded(request)) return;
    isSaid = true;
    request.log.warn(WARNING);
  });
}

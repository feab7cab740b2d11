import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a change that a foreign page asks for: browsers say in `Origin` where a request comes from. One without it
 * comes from no page. While no public address is set, any loopback name on the port that was called is our own.
 */
export function registerOriginCheck(app: FastifyInstance, options: { appUrl: string | null }): void {
  const own = options.appUrl === null ? null : new URL(options.appUrl).origin;
  app.addHook('onRequest', async (request) => {
    const { origin, host } = request.headers;
    if (SAFE_METHODS.has(request.method) || origin === undefined) return;
    const allowed = own === null ? isLoopbackOf(origin, host) : origin === own;
    if (!allowed) throw new AppError('forbidden', 'This request came from another site and was refused.');
  });
}

function isLoopbackOf(origin: string, host: string | undefined): boolean {
  const from = parseUrl(origin);
  const to = parseUrl(`http://${host ?? ''}`);
  if (!from || !to || from.protocol !== 'http:') return false;
  return LOOPBACK_NAMES.has(from.hostname) && LOOPBACK_NAMES.has(to.hostname) && from.port === to.port;
}

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

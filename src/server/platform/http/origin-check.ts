import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
export const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a change that a foreign page asks for: browsers say in `Origin` where a request comes from. One without it
 * comes from no page, unless the browser's `Sec-Fetch-Site` says otherwise. While no public address is set, any loopback
 * name on the port that was called is our own.
 */
export function registerOriginCheck(app: FastifyInstance, options: { appUrl: string | null }): void {
  const own = options.appUrl === null ? null : new URL(options.appUrl).origin;
  const isOwnOrigin = (origin: string, host: string | undefined) =>
    own === null ? isLoopbackOf(origin, host) : origin === own;
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    if (!(origin === undefined ? isOwnPage(site) : isOwnOrigin(origin, host)))
      throw new AppError('forbidden', 'This request came from another site and was refused.');
  });
}

/** Said by browsers only; a program that is none says nothing. */
export const isOwnPage = (site: string | string[] | undefined): boolean =>
  site === undefined || site === 'same-origin' || site === 'none';

function isLoopbackOf(origin: string, host: string | undefined): boolean {
  const from = parseUrl(origin);
  const to = parseUrl(`http://${host ?? ''}`);
  if (!from || !to || from.protocol !== 'http:') return false;
  return LOOPBACK_NAMES.has(from.hostname) && LOOPBACK_NAMES.has(to.hostname) && from.port === to.port;
}

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

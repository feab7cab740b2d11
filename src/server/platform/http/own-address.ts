import type { FastifyRequest } from 'fastify';
import { LOOPBACK_NAMES } from './origin-check.ts';

/**
 * The address that this server was reached at, for what says where things of ours are. While no public one is set, a
 * loopback name that was called is repeated, and nothing else that a request may say of itself.
 */
export function ownAddress(
  request: Pick<FastifyRequest, 'headers'>,
  { ownUrl, appUrl }: { ownUrl: string | null; appUrl: string },
): string {
  const called = `http://${request.headers.host ?? ''}`;
  if (ownUrl !== null || !URL.canParse(called)) return appUrl;
  const { hostname, origin } = new URL(called);
  return LOOPBACK_NAMES.has(hostname) ? origin : appUrl;
}

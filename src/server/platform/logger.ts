import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Structured logs without secrets and personal data: no query, no header, no network address, and for an address that
 * no route knows not even the path, which may be the operator's secret one.
 */
export function loggerOptions(level: 'info' | 'warn' | 'silent'): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
    },
  };
}

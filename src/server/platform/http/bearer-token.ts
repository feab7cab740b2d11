import type { FastifyRequest } from 'fastify';

const BEARER = /^bearer +([\w.~+/-]+=*)$/i;

/** The secret that a program brings in the header that is meant for it, and nowhere else; null where there is none. */
export function readBearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  return BEARER.exec(request.headers.authorization?.trim() ?? '')?.[1] ?? null;
}

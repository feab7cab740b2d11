import type { FastifyRequest } from 'fastify';
import { readSessionToken } from '../../platform/http/session.ts';
import { originOf } from '../../platform/http/session-origin.ts';
import type { Browser } from './auth-deps.ts';

export const browserOf = (request: FastifyRequest): Browser => ({
  address: request.ip,
  sessionToken: readSessionToken(request),
  origin: originOf(request),
});

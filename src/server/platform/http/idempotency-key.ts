import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const MAX_LENGTH = 200;

/** What a request says it may be repeated under; null where it says nothing. @throws AppError invalid_input */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.trim() === '' || key.length > MAX_LENGTH) {
    throw new AppError('invalid_input', `Idempotency-Key must be 1 to ${MAX_LENGTH} characters`);
  }
  return key;
}

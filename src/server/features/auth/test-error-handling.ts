import type { FastifyInstance } from 'fastify';
import { AppError, RateLimitedError } from '../../platform/errors.ts';

const S: Record<string, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  conflict: 409,
  rate_limited: 429,
  unavailable: 503,
};
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds);
    const status = error instanceof AppError ? (S[error.code] ?? 500) : (error.statusCode ?? 500);
    if (status === 500) console.log(error);
    return reply.code(status).send({ message: error.message, ...(error instanceof AppError && { code: error.code }) });
  });
}

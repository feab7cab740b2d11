import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { AppError, InsufficientTokensError, RateLimitedError } from './errors.ts';

/** The only place in the server that knows HTTP status codes. `satisfies` makes a missing code a compile error. */
const STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  insufficient_tokens: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(replyWithError);
}

/** The status and words of any error, for replies and for the `error` event of a stream. */
export function publicError(error: unknown): { status: number; message: string } {
  const known = toAppError(error);
  return { status: STATUS[known.code], message: known.message };
}

function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  const status = STATUS[known.code];
  request.log[status >= 500 ? 'error' : 'info']({ err: error, code: known.code }, 'request failed');
  if (known instanceof RateLimitedError) reply.header('retry-after', known.retryAfterSeconds);
  const body: ErrorBody = {
    message: known.message,
    code: known.code,
    requestId: request.id,
    ...(known instanceof InsufficientTokensError && { balance: known.balance, price: known.price }),
  };
  return reply.code(status).type('application/json').send(body);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new AppError('invalid_input', validationMessage(error));
  const status = frameworkStatus(error);
  if (status === 413) return new AppError('too_large', 'The request is too large.', { cause: error });
  if (status === 429) return new AppError('rate_limited', 'Too many requests. Please wait a moment.', { cause: error });
  if (status < 500)
    return new AppError('invalid_input', 'The request could not be read. Please check it.', { cause: error });
  return new AppError('internal', 'Something went wrong. Please try again.', { cause: error });
}

/** Names the field, unless its own message does. */
function validationMessage(error: { validation: { instancePath: string; message?: string }[] }): string {
  const [issue] = error.validation;
  const field = issue?.instancePath.split('/').filter(Boolean).join('.') ?? '';
  const message = issue?.message ?? 'is not valid';
  return field === '' || message.toLowerCase().includes(field.toLowerCase()) ? message : `${field}: ${message}`;
}

/** Fastify and its plugins put `statusCode` on their own errors: broken JSON, a body too large, a wrong type. */
const frameworkStatus = (error: unknown): number =>
  error instanceof Error ? ((error as FastifyError).statusCode ?? 500) : 500;

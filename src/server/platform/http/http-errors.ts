import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { CONFIRM_PATH, TOP_UP_PATH } from '#contract/prices.ts';
import type { StreamErrorEvent } from '#contract/stream.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { isDeletedMeanwhile, isUnstorableText } from '../database/query-failure.ts';
import { AppError, InsufficientTokensError, RateLimitedError, SecondFactorError } from '../errors.ts';

/** The only place in the server that knows HTTP status codes of requests. `satisfies` makes a missing code a compile error. */
export const STATUS_OF = {
  invalid_input: 400,
  unauthenticated: 401,
  second_factor: 401,
  second_factor_required: 403,
  confirmation_required: 403,
  insufficient_tokens: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  excluded: 403,
  limit_reached: 403,
  under_age: 403,
  payment_declined: 400,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

const UNAVAILABLE = 'The service is unavailable for a moment. Please try again.';

export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(replyWithError);
}

/** Any error as the `error` event of a stream. */
export function publicError(error: unknown): StreamErrorEvent {
  const known = toAppError(error);
  return { status: STATUS_OF[known.code], message: known.message, code: known.code, ...priceOf(known) };
}

/** Also for what never reaches a route, such as an address that cannot be decoded. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  const status = STATUS_OF[known.code];
  if (status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  else request.log.info({ code: known.code, reason: known.message }, 'request refused');
  if (known instanceof RateLimitedError) reply.header('retry-after', known.retryAfterSeconds);
  const body: ErrorBody = {
    message: known.message,
    code: known.code,
    requestId: request.id,
    ...priceOf(known),
    ...(known.field !== undefined && { field: known.field }),
    ...(known instanceof SecondFactorError && { factors: [...known.factors] }),
  };
  return reply.code(status).type('application/json').send(body);
}

/**
 * What fails once a stream is open, or after its reader has left: no status tells it any more. By its name and code alone,
 * because its words may quote what somebody asked.
 */
export function logStreamFailure(error: unknown, log: FastifyBaseLogger): void {
  const { code } = toAppError(error);
  if (STATUS_OF[code] >= 500) log.error({ failure: error, code }, 'a stream failed');
  else log.info({ code }, 'a stream was refused');
}

/** While the server closes: a wish of the operator, no failure that belongs into the log as one. */
export function refuseUnavailable(request: FastifyRequest, reply: FastifyReply) {
  request.log.info('request refused: the server is closing');
  const body: ErrorBody = { message: UNAVAILABLE, code: 'unavailable', requestId: request.id };
  return reply.code(STATUS_OF.unavailable).type('application/json').send(body);
}

/** What was asked, what is left, and where there is more. */
function priceOf(error: AppError) {
  if (!(error instanceof InsufficientTokensError)) return {};
  const { balance, price, waiting } = error;
  return waiting > 0 ? { balance, price, waiting, topUp: CONFIRM_PATH } : { balance, price, topUp: TOP_UP_PATH };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error);
  if (isFrameworkRefusal(error)) return frameworkRefusal(error);
  if (isDatabaseAway(error)) return new AppError('unavailable', UNAVAILABLE, { cause: error });
  if (isUnstorableText(error))
    return new AppError('invalid_input', 'A text holds a character that cannot be used.', { cause: error });
  if (isDeletedMeanwhile(error))
    return new AppError('not_found', 'What this belongs to was deleted in the meantime.', { cause: error });
  return new AppError('internal', 'Something went wrong. Please try again.', { cause: error });
}

/** What Fastify itself refuses before any route sees it. */
function frameworkRefusal(error: FastifyError): AppError {
  const cause = { cause: error };
  if (error.statusCode === 413) return new AppError('too_large', 'The request is too large.', cause);
  if (error.statusCode === 429) return new AppError('rate_limited', 'Too many requests. Please wait a moment.', cause);
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('not_found', 'Not found', cause);
  return new AppError('invalid_input', REFUSAL_WORDS[error.code] ?? 'The request could not be read.', cause);
}

const REFUSAL_WORDS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be sent as JSON, with Content-Type: application/json.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
  FST_ERR_BAD_URL: 'The address is not valid.',
};

function validationError(error: { validation: { instancePath: string; message?: string }[] }): AppError {
  const [issue] = error.validation;
  const path = issue?.instancePath.split('/').filter(Boolean) ?? [];
  const message = validationMessage(path.join('.') || 'The body', issue?.message ?? 'is not valid');
  return new AppError('invalid_input', message, path[0] === undefined ? {} : { field: path[0] });
}

/** Names the field, unless its own message does. */
function validationMessage(field: string, message: string): string {
  if (message.toLowerCase().includes(field.toLowerCase())) return message;
  return /^(must|is) /.test(message) ? `${field} ${message}` : `${field}: ${message}`;
}

/** Fastify and its plugins put `statusCode` on their own errors: broken JSON, a body too large, a wrong type. */
const isFrameworkRefusal = (error: unknown): error is FastifyError & { statusCode: number } =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 400 && Number(error.statusCode) < 500;

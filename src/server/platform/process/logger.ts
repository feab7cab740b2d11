import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** As deep as causes are followed: enough for a database error inside a query error inside our own. */
const CAUSES_MAX = 4;

/**
 * Structured logs without secrets and personal data: no query, no header, no network address, and for an address that
 * no route knows not even the path, which may be the operator's secret one.
 */
export function loggerOptions(
  level: 'info' | 'warn' | 'silent',
  /** The portal's: below it lie routes that have an address of their own. */
  secretPath?: string,
): Exclude<FastifyServerOptions['logger'], undefined> {
  const routeOf = (url = 'unknown') => (secretPath ? url.replace(secretPath, '{secret}') : url);
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request.routeOptions?.url) }),
      err: (error: unknown) => describeError(error, CAUSES_MAX, messageOf),
      // For what happens where somebody's words are at hand: a bug's message may quote them.
      failure: (error: unknown) => describeError(error, CAUSES_MAX, () => ''),
    },
  };
}

type Described = { type: string; message: string; stack: string; [more: string]: unknown };
type Words = (error: Error) => string;

/** A failed query carries its parameters in its message and in its stack: an e-mail, a hash, a question. They stay out. */
const messageOf: Words = ({ message }) => message.replace(/\nparams: [\s\S]*$/, '');

function describeError(error: unknown, causesLeft: number, wordsOf: Words): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: wordsOf(error),
    stack: frames.join('\n'),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.cause !== undefined && causesLeft > 0 && { cause: describeError(error.cause, causesLeft - 1, wordsOf) }),
  };
}

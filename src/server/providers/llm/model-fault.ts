import { retryAfterSeconds } from '../retry-after.ts';
import { ModelFault } from './llm.port.ts';

/** What an error of the model library means. It is told by its fields, so that the library stays unloaded without a model. */
export function toModelFault(error: unknown, now: Date): ModelFault {
  const own = causes(error).find((cause) => cause instanceof ModelFault);
  if (own) return own;
  const status = field(error, 'statusCode');
  if (typeof status === 'number' && status >= 400) return ofStatus(status, headersOf(error), now, error);
  const name = error instanceof Error ? error.name : '';
  // The library's word for a stream without an end, whether it was cut off or never was one.
  if (name === 'AI_InvalidResponseDataError') return new ModelFault('broken_off', { cause: error });
  if (MALFORMED.test(name)) return new ModelFault('malformed', { cause: error });
  if (name === 'AI_APICallError' && status === undefined) return new ModelFault('unreachable', { cause: error });
  return new ModelFault('broken_off', { cause: error });
}

/** An answer that cannot be read: not JSON, not the agreed fields, no body. */
const MALFORMED = /^AI_(TypeValidation|JSONParse|EmptyResponseBody|NoObject|NoOutput)/;

function ofStatus(status: number, headers: Headers | null, now: Date, cause: unknown): ModelFault {
  const seconds = retryAfterSeconds(headers, now);
  const details = { status, retryAfterMs: seconds === null ? null : seconds * 1000, cause };
  if (status === 429) return new ModelFault('rate_limited', details);
  return new ModelFault(status >= 500 || status === 408 || status === 409 ? 'overloaded' : 'refused', details);
}

function headersOf(error: unknown): Headers | null {
  const headers = field(error, 'responseHeaders');
  const wait = field(headers, 'retry-after');
  return typeof wait === 'string' ? new Headers({ 'retry-after': wait }) : null;
}

function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && found.length < 8; at = field(at, 'cause')) found.push(at);
  return found;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

import { abortableBody } from './abortable-body.ts';

/** What one call came to. Reasons are words for people and never contain the address, which may carry a key. */
export type BytesAnswer =
  | { ok: true; body: Buffer; headers: Headers }
  | { ok: false; status: number | null; reason: string; body: Buffer | null; headers: Headers | null };

export type FetchLimits = { timeoutMs: number; maxBytes: number };
/** What is sent along makes a POST of it. */
export type Sent =
  | { headers?: Readonly<Record<string, string>> }
  | { type: string | null; body: Buffer; headers?: Readonly<Record<string, string>> };

/**
 * One call with a time limit over the whole answer and a size limit on what it unpacks to.
 * @throws the abort when `signal` is aborted; every other trouble is an answer.
 */
export async function fetchBytes(
  url: URL,
  signal: AbortSignal,
  limits: FetchLimits,
  sent: Sent = {},
): Promise<BytesAnswer> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, limits.timeoutMs);
  let response: Response | null = null;
  try {
    // A redirect would carry the key to whatever address it names.
    response = await fetch(url, { signal: controller.signal, redirect: 'error', ...requestOf(sent) });
    const body = await readBounded(response, controller.signal, limits.maxBytes);
    if (body === null) {
      controller.abort();
      return failure(response, `sent more than ${Math.round(limits.maxBytes / 1_000_000)} MB`);
    }
    if (!response.ok) return failure(response, `answered HTTP ${response.status}`, body);
    return { ok: true, body, headers: response.headers };
  } catch (error) {
    signal.throwIfAborted();
    const reason = controller.signal.aborted
      ? `did not answer within ${limits.timeoutMs / 1000} s`
      : connectionReason(error);
    return { ok: false, status: null, reason, body: null, headers: response?.headers ?? null };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

const requestOf = (sent: Sent): RequestInit =>
  'body' in sent
    ? {
        method: 'POST',
        headers: { ...(sent.type !== null && { 'content-type': sent.type }), ...sent.headers },
        body: new Uint8Array(sent.body),
      }
    : { headers: { 'accept-encoding': 'gzip', ...sent.headers } };

const failure = (response: Response, reason: string, body: Buffer | null = null): BytesAnswer => ({
  ok: false,
  status: response.status,
  reason,
  body,
  headers: response.headers,
});

/** Null when it is longer than allowed; nothing beyond that is kept. */
async function readBounded(response: Response, signal: AbortSignal, maxBytes: number): Promise<Buffer | null> {
  if (!response.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = abortableBody(response.body, signal);
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function connectionReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : null;
  return code ? `could not be reached (${code})` : 'broke off the connection';
}

import { abortableBody } from './abortable-body.ts';

/** What one call came to. Reasons are words for people and never contain the address, which carries the key. */
export type JsonAnswer =
  | { ok: true; body: unknown; headers: Headers }
  | { ok: false; status: number | null; reason: string; body: unknown; headers: Headers | null };

export type FetchLimits = { timeoutMs: number; maxBytes: number };

/**
 * One GET with a time limit over the whole answer and a size limit on what it unpacks to.
 * @throws the abort when `signal` is aborted; every other trouble is an answer.
 */
export async function fetchJson(
  url: URL,
  signal: AbortSignal,
  limits: FetchLimits,
  headers: Readonly<Record<string, string>> = {},
): Promise<JsonAnswer> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, limits.timeoutMs);
  let response: Response | null = null;
  try {
    // A redirect would carry the key to whatever address it names.
    response = await fetch(url, {
      signal: controller.signal,
      redirect: 'error',
      headers: { accept: 'application/json', 'accept-encoding': 'gzip', ...headers },
    });
    const text = await readBounded(response, controller.signal, limits.maxBytes);
    if (text === null) {
      controller.abort();
      return failure(response, `sent more than ${Math.round(limits.maxBytes / 1_000_000)} MB`);
    }
    return answerOf(response, text);
  } catch (error) {
    signal.throwIfAborted();
    const reason = controller.signal.aborted
      ? `did not answer within ${limits.timeoutMs / 1000} s`
      : connectionReason(error);
    return { ok: false, status: null, reason, body: undefined, headers: response?.headers ?? null };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function answerOf(response: Response, text: string): JsonAnswer {
  const parsed = parseJson(text);
  if (!response.ok) return failure(response, `answered HTTP ${response.status}`, parsed?.value);
  if (!parsed) return failure(response, 'did not send JSON');
  return { ok: true, body: parsed.value, headers: response.headers };
}

const failure = (response: Response, reason: string, body?: unknown): JsonAnswer => ({
  ok: false,
  status: response.status,
  reason,
  body,
  headers: response.headers,
});

/** Null when it is longer than allowed; nothing beyond that is kept. */
async function readBounded(response: Response, signal: AbortSignal, maxBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = abortableBody(response.body, signal);
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Undefined for what is no JSON, or nested so deep that the parser gives up. */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function connectionReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : null;
  return code ? `could not be reached (${code})` : 'broke off the connection';
}

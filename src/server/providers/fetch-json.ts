import { type FetchLimits, fetchBytes } from './fetch-bytes.ts';

/** What one call came to. Reasons are words for people and never contain the address, which carries the key. */
export type JsonAnswer =
  | { ok: true; body: unknown; headers: Headers }
  | { ok: false; status: number | null; reason: string; body: unknown; headers: Headers | null };

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
  const answer = await fetchBytes(url, signal, limits, { headers: { accept: 'application/json', ...headers } });
  const parsed = answer.body && parseJson(answer.body.toString('utf8'));
  if (!answer.ok) return { ...answer, body: parsed?.value };
  if (parsed) return { ...answer, body: parsed.value };
  return { ok: false, status: 200, reason: 'did not send JSON', body: undefined, headers: answer.headers };
}

/** Undefined for what is no JSON, or nested so deep that the parser gives up. */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

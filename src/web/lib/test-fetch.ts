import { vi } from 'vitest';

export type FetchCall = { path: string; method: string; body: unknown; credentials: RequestCredentials | undefined };

/** Puts a server of one answer behind `fetch`; the returned list fills with what was asked. */
export function answerFetchWith(answer: (path: string) => Promise<Response> | Response): FetchCall[] {
  const calls: FetchCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({
      path,
      method: init.method ?? 'GET',
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init.credentials,
    });
    return answer(path);
  });
  return calls;
}

export function jsonResponse(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export function networkFailure(): never {
  throw new TypeError('Failed to fetch');
}

/** An answer that stays open until it is told to come. */
export function heldAnswer(): { answer: () => Promise<Response>; release: (response: Response) => void } {
  let release: (response: Response) => void = () => {};
  const promise = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { answer: () => promise, release: (response) => release(response) };
}

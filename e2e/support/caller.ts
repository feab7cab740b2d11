import type { Client } from './client.ts';
import { unkeptFetch } from './unkept-fetch.ts';

/** A call of a user's that the tests' client has no method for. @throws Error on a refusal. */
export async function callAs(client: Client, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await unkeptFetch(`${client.url}${path}`, {
    method,
    headers: { cookie: cookieOf(client), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** The events of one answer, as the server streams them. */
export async function eventsOf(client: Client, body: unknown): Promise<string> {
  const response = await unkeptFetch(`${client.url}/api/chat/message`, {
    method: 'POST',
    headers: { cookie: cookieOf(client), 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
  });
  return response.text();
}

const cookieOf = (client: Client): string =>
  client
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

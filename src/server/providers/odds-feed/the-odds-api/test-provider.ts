import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TestProvider = {
  baseUrl: string;
  /** Paths with their query, in the order they were asked for. */
  asked: string[];
  answer: (path: string, request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
};

/** A local server in the place of the provider; `answer` can be replaced between calls. */
export async function startTestProvider(): Promise<TestProvider> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    provider.asked.push(url.pathname + url.search);
    provider.answer(url.pathname, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const provider: TestProvider = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: (_path, _request, response) => sendJson(response, []),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export const sportsListing = (...keys: string[]): unknown[] =>
  keys.map((key) => ({ key, group: '', title: key, description: '', active: true, has_outrights: false }));

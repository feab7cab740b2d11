import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RedirectingServer = {
  /** Its origin. */
  url: string;
  asked: () => number;
  /** The credentials of everyone who came to where it sends them. */
  arrived: string[];
  close: () => Promise<void>;
};

/** Sends every request on, its method and body kept, to another server that notes who comes. */
export async function startRedirectingServer(): Promise<RedirectingServer> {
  const arrived: string[] = [];
  let asked = 0;
  const elsewhere = await listen((request, response) => {
    arrived.push(String(request.headers.authorization ?? request.headers['x-api-key']));
    response.end('{}');
  });
  const server = await listen((request, response) => {
    asked += 1;
    response.writeHead(307, { location: elsewhere.url + request.url }).end();
  });
  const close = async () => {
    await Promise.all([server.close(), elsewhere.close()]);
  };
  return { url: server.url, asked: () => asked, arrived, close };
}

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

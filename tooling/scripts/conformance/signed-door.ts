import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Passes each request on with a key, as a client would send it: the suite has no way to send one. Everything else goes through as it
 * came, also what says where a request is from and whom it asks for.
 */
export async function openSignedDoor(url: string, key: string): Promise<{ url: string; close: () => Promise<void> }> {
  const to = new URL(url);
  const server = createServer((incoming, outgoing) => {
    const { rawHeaders, method, url: path } = incoming;
    const headers = [...rawHeaders, 'authorization', `Bearer ${key}`];
    const passed = request({ host: to.hostname, port: to.port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { url: `http://localhost:${port}${to.pathname}`, close };
}

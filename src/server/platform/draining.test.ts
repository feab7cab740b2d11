import { EventEmitter, once } from 'node:events';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerDraining } from './draining.ts';

it('closes once the last answer is out, though its client keeps the connection', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  registerDraining(app);
  const moments = new EventEmitter();
  const arrived = once(moments, 'arrived');
  // Its headers are out, and promise to keep the connection, before the server begins to close.
  app.get('/stream', async (_, reply) => {
    const released = once(moments, 'released');
    reply.hijack().raw.writeHead(200).write('first');
    moments.emit('arrived');
    await released;
    reply.raw.end('last');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/stream', agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
  await arrived;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  moments.emit('released');
  expect(await answer).toBe(200);
  await closed;
  agent.destroy();
});

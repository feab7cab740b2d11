import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { CLOSING_OPTIONS, registerClosingRefusal } from '../http/http-errors-closing.ts';
import { registerSecurityHeaders, securityHeaders } from '../http/security-headers.ts';
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

it('waits for no client: not for who reads slowly, sends half a request, or nothing at all', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  registerDraining(app, { letGoAfterMs: 200 });
  app.post('/work', async () => ({}));
  app.get('/stream', async (_, reply) => {
    // More than the buffers of the network hold.
    reply
      .hijack()
      .raw.writeHead(200)
      .end(Buffer.alloc(32 * 1024 * 1024));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const dial = async (bytes: string) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined).pause();
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };
  const arrived = ['/work', '/stream'].map((path) => once(app.server, 'request').then(() => path));
  const sockets = [
    await dial('POST /work HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{'),
    await dial('GET /stream HTTP/1.1\r\nhost: x\r\n\r\n'),
    await dial('POST /work HTT'),
    await dial(''),
  ];
  await Promise.all(arrived);
  await app.close();
  expect(app.server.listening).toBe(false);
  for (const socket of sockets) socket.destroy();
});

it('tells who asks on a kept connection while it closes to try again, in our form and with our headers', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', ...CLOSING_OPTIONS });
  const headers = securityHeaders({ https: false });
  registerSecurityHeaders(app, headers);
  registerClosingRefusal(app);
  // Long enough that the kept connections are not let go of before they ask.
  registerDraining(app, { lookEveryMs: 60_000 });
  let worked = 0;
  app.get('/work', async () => ({ worked: ++worked }));
  app.get('/readyz', async () => ({ status: 'ready' }));
  app.get('/healthz', async () => ({ status: 'ok' }));
  const moments = new EventEmitter();
  app.addHook('preClose', async () => {
    const released = once(moments, 'released');
    moments.emit('closing');
    await released;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agents = ['/work', '/nowhere', '/readyz', '/healthz'].map((path) => ({
    path,
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  }));
  const ask = async (path: string, agent: Agent) => {
    const request = get({ port, host: '127.0.0.1', path, agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { response, body: await json(response), isKept: request.reusedSocket };
  };
  for (const { agent } of agents) expect((await ask('/work', agent)).body).toEqual({ worked });

  const closing = once(moments, 'closing');
  const closed = app.close();
  await closing;
  for (const { path, agent } of agents) {
    const { response, body, isKept } = await ask(path, agent);
    expect(isKept).toBe(true);
    expect(response.headers).toMatchObject({ ...headers, connection: 'close' });
    const refusal = {
      message: 'The service is unavailable for a moment. Please try again.',
      code: 'unavailable',
      requestId: expect.any(String),
    };
    const isAlive = path === '/healthz';
    expect([path, response.statusCode]).toEqual([path, isAlive ? 200 : 503]);
    expect(body).toEqual(isAlive ? { status: 'ok' } : refusal);
  }
  expect(worked).toBe(agents.length);
  moments.emit('released');
  await closed;
  for (const { agent } of agents) agent.destroy();
});

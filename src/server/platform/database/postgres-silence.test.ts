import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { SilenceWatch } from './postgres-silence.ts';

it('takes a connection that closes for none that was heard', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).write('x'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const probe = { answers: () => new Promise<boolean>(() => {}), cut: () => {} };
  const watch = new SilenceWatch(probe, { lookEveryMs: 10, silentAfterMs: 200, probeMs: 200 });
  const sockets: Socket[] = [];
  try {
    for (let opened = 0; opened < 40; opened++) {
      const socket = watch.newSocket();
      socket.on('error', () => {}).connect((server.address() as AddressInfo).port, '127.0.0.1');
      sockets.push(socket);
    }
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    watch.start(() => true);
    // The last one waits; the others go, as idle ones do, more often than silence takes to be noticed.
    const waiting = sockets.at(-1)!;
    const leaving = setInterval(() => sockets.shift()?.destroy(), 50);
    const [error] = await once(waiting, 'error');
    clearInterval(leaving);
    expect(error).toMatchObject({ code: 'ETIMEDOUT' });
    expect(sockets.length).toBeGreaterThan(20);
  } finally {
    watch.stop();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

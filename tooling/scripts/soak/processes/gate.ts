import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Gate = {
  port: number;
  /** Breaks what is connected; whoever comes from now on is turned away. */
  shut: () => void;
  open: () => void;
  /** Breaks what is connected, and lets new connections through. */
  cut: () => void;
  close: () => void;
};

/** Stands before something that a server needs, so that it can be made to be away. */
export async function openGate(target: { host: string; port: number }): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isShut = false;
  const server = createServer((client) => {
    if (isShut) {
      client.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const upstream = connect(target.port, target.host);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('a gate has no port');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    shut: () => {
      isShut = true;
      cut();
    },
    open: () => {
      isShut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

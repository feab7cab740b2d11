import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

type Loss = { how: 'cut' | 'hold'; of: string; onCommit: () => void };

/**
 * Stands between the product and its PostgreSQL. Once told to, it lets the COMMIT of the next transaction with a certain statement
 * through and swallows what is answered to it: `cut` also breaks that connection, `hold` leaves it silent.
 */
export async function startFaultProxy(target: string) {
  const { hostname, port } = new URL(target);
  let wanted: Loss | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname);
    /** What was sent since the last transaction began. */
    let said = '';
    let loss: Loss | null = null;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (data) => {
      const text = data.toString('latin1');
      said = /\bbegin\b/.test(text) ? text : said + text;
      if (wanted && said.includes(wanted.of) && /\bcommit\b/.test(text)) [loss, wanted] = [wanted, null];
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (!loss) {
        client.write(data);
        return;
      }
      if (loss.how === 'cut') client.destroy();
      loss.onCommit();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  const address = server.address();
  url.hostname = '127.0.0.1';
  url.port = address && typeof address === 'object' ? String(address.port) : '';
  return {
    url: url.href,
    /** Resolves once PostgreSQL has committed. */
    loseCommit: (how: Loss['how'], of: string) =>
      new Promise<void>((onCommit) => {
        wanted = { how, of, onCommit };
      }),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

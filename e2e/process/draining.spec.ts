import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { sendMessage } from '#contract/chat.ts';
import { signUpClient } from '../support/client.ts';
import { databaseKinds, postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { startProduct } from '../support/product.ts';

/** The product's own bound is 15 s, after which it would end by force, and not with 0. */
const ENDED_WITHIN_MS = 14_000;

for (const kind of databaseKinds) {
  test(`on ${kind} a process ends in its time and in order, whatever its clients drip`, async () => {
    test.skip(kind === 'PostgreSQL' && !postgresUrl, withoutPostgres);
    await withDatabase(kind, async (settings) => {
      const product = await startProduct(settings);
      const sockets: Socket[] = [];
      try {
        const client = await signUpClient(product.url);
        const cookie = client
          .cookies()
          .map(({ name, value }) => `${name}=${value}`)
          .join('; ');
        await client.pricesOf('DEMO');
        const { port } = new URL(product.url);
        const dial = async (bytes: string) => {
          const socket = connect(Number(port), '127.0.0.1');
          sockets.push(socket);
          socket.on('error', () => undefined).pause();
          await once(socket, 'connect');
          socket.write(bytes);
          return socket;
        };
        const post = (body: string, length: number) =>
          `POST ${sendMessage.path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\naccept: text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
        const question = JSON.stringify({ message: 'Best NFL bets today?', mode: 'pro' });
        // Half a body that drips on, half a head, nothing at all, an answer that nobody reads, and a kept connection.
        const dripping = await dial(post('{"message":', 4_000));
        const drip = setInterval(() => dripping.writable && dripping.write(' '), 100);
        dripping.once('close', () => clearInterval(drip));
        await dial('GET / HTTP/1.1\r\nhost: x\r\naccept');
        await dial('');
        await dial(post(question, Buffer.byteLength(question)).repeat(4));
        const kept = await dial('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
        kept.resume();
        await once(kept, 'data');

        const began = performance.now();
        await product.child.end('SIGTERM');
        expect(product.child.process.exitCode).toBe(0);
        expect(performance.now() - began).toBeLessThan(ENDED_WITHIN_MS);
      } finally {
        for (const socket of sockets) socket.destroy();
        await product.stop();
      }
    });
  });
}

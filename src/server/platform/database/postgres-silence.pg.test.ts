import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerErrorHandling } from '../http/http-errors.ts';
import { type OpenDatabase, rowsOf } from './database.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { openOwnPostgres, testDatabaseKind } from './test-database.ts';

/** Stands before a PostgreSQL and can keep every byte to itself, of old connections and of new ones, as one that is stopped does. */
async function startStallingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let kept: (() => void)[] | null = null;
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname);
    const pass = (to: Socket) => (data: Buffer) => (kept ? kept.push(() => to.write(data)) : to.write(data));
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.on('data', pass(upstream));
    upstream.on('data', pass(client));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stall: () => {
      kept ??= [];
    },
    goOn: () => {
      const passing = kept ?? [];
      kept = null;
      for (const pass of passing) pass();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const POOL = 3;
const SILENCE = { lookEveryMs: 25, silentAfterMs: 300, probeMs: 400 };

describe.skipIf(testDatabaseKind() === 'embedded')(
  'a server on a PostgreSQL that stands still (needs PostgreSQL)',
  () => {
    let own: Awaited<ReturnType<typeof openOwnPostgres>>;
    let proxy: Awaited<ReturnType<typeof startStallingProxy>>;
    let open: OpenDatabase;
    let app: FastifyInstance;
    beforeAll(async () => {
      own = await openOwnPostgres({ migrationsFolder: null, poolSize: 1 });
      proxy = await startStallingProxy(own.url);
      open = await openPostgresDatabase({ url: proxy.url, migrationsFolder: null, poolSize: POOL, silence: SILENCE });
      app = Fastify();
      registerErrorHandling(app);
      const run = (statement: string) => async () => rowsOf(await open.db.execute(sql.raw(statement)));
      app.get('/read', run('select 1'));
      app.get('/slow', run('select pg_sleep(1.2)'));
      app.get('/endless', run('select pg_sleep(600)'));
      app.get(
        '/bounds',
        run(`select name, setting from pg_settings where name in
      ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`),
      );
      app.get('/write', () => open.db.transaction((tx) => tx.execute(sql`select 1`).then(() => ({}))));
      app.get('/too-long', () =>
        open.db.transaction(async (tx) => {
          await tx.execute(sql`set local statement_timeout = '50ms'`);
          await tx.execute(sql`select pg_sleep(600)`);
        }),
      );
      app.get('/too-idle', () =>
        open.db.transaction(async (tx) => {
          await tx.execute(sql`set local idle_in_transaction_session_timeout = '50ms'`);
          await expect
            .poll(async () =>
              rowsOf(
                await own.db.execute(
                  sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
                ),
              ),
            )
            .toEqual([]);
          await tx.execute(sql`select 1`);
        }),
      );
    });
    afterAll(async () => {
      proxy.goOn();
      await open.close();
      proxy.close();
      await own.close();
    });

    const get = async (url: string) => {
      const { statusCode, body } = await app.inject({ url });
      return { statusCode, code: JSON.parse(body).code };
    };
    const AWAY = { statusCode: 503, code: 'unavailable' };

    it('is told that it is away, by reads that are under way, by transactions, and by whoever comes', async () => {
      expect((await get('/read')).statusCode).toBe(200);
      const underWay = [get('/endless'), get('/endless')];
      await expect
        .poll(async () =>
          rowsOf(
            await own.db.execute(
              sql`select 1 from pg_stat_activity where query like 'select pg_sleep(600)%' and state = 'active' and datname = current_database()`,
            ),
          ),
        )
        .toHaveLength(2);
      proxy.stall();
      // More than there are connections, and each begins a transaction that cannot begin.
      const coming = Array.from({ length: 4 * POOL }, () => get('/write'));
      expect(await Promise.all(underWay)).toEqual([AWAY, AWAY]);
      expect(await Promise.all(coming)).toEqual(coming.map(() => AWAY));
      const began = performance.now();
      expect([await get('/read'), await get('/write')]).toEqual([AWAY, AWAY]);
      expect(performance.now() - began).toBeLessThan(SILENCE.silentAfterMs);
    });

    it('serves again by itself once it goes on, with all its connections', async () => {
      proxy.goOn();
      await expect.poll(() => get('/read')).toMatchObject({ statusCode: 200 });
      const all = await Promise.all(Array.from({ length: 4 * POOL }, () => get('/write')));
      expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
    });

    it('loses no connection that breaks as a transaction begins', async () => {
      for (let round = 0; round < 2; round += 1) {
        // All of them are there and idle.
        const before = await Promise.all(Array.from({ length: POOL }, () => get('/write')));
        expect(before.map(({ statusCode }) => statusCode)).toEqual(before.map(() => 200));
        proxy.stall();
        expect(await Promise.all(before.map(() => get('/write')))).toEqual(before.map(() => AWAY));
        proxy.goOn();
        await expect.poll(() => get('/read')).toMatchObject({ statusCode: 200 });
      }
    });

    it('takes no slow statement for silence', async () => {
      const answers = await Promise.all([get('/slow'), get('/slow'), get('/slow')]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    });

    it('lets no statement and no transaction last for good, and says so as of a database that is away', async () => {
      expect((await app.inject('/bounds')).json()).toEqual([
        { name: 'idle_in_transaction_session_timeout', setting: '30000' },
        { name: 'statement_timeout', setting: '30000' },
      ]);
      expect(await get('/too-long')).toEqual(AWAY);
      expect(await get('/too-idle')).toEqual(AWAY);
      expect((await get('/write')).statusCode).toBe(200);
    });

    it('does not bound commands, which may take their time', async () => {
      const [row] = rowsOf<{ setting: string }>(
        await own.db.execute(sql`select setting from pg_settings where name = 'statement_timeout'`),
      );
      expect(row?.setting).toBe('0');
    });
  },
);

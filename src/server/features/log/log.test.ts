import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { registerErrorHandling } from '../../platform/http/http-errors.ts';
import { appendToLog, LogKeyError } from './append.ts';
import { logRoutes } from './log.routes.ts';
import { openCheckpoint } from './note/checkpoint.ts';
import { newLogKey, readLogKey, readVerifierKey, verifierKey } from './note/log-key.ts';
import { type Edge, growTree } from './tree/edge.ts';
import { readBundle } from './tree/entry-bundle.ts';
import { leafHash } from './tree/hashes.ts';
import { tilePath } from './tree/tile-path.ts';

const ORIGIN = 'edgewise.example/log';
const NOW = new Date('2026-11-21T12:00:00Z');
const open = await testDatabase();
const log = { origin: ORIGIN, key: newLogKey(), replaces: null };
const deps = { db: open.db, now: () => NOW, log };
const key = readLogKey(ORIGIN, log.key);

const app = Fastify();
registerErrorHandling(app);
await app.register(logRoutes(deps));
afterAll(() => app.close());

const append = (count: number, more: Partial<typeof log> = {}) =>
  appendToLog({ ...deps, log: { ...log, ...more } }, async (_, next) =>
    Array.from({ length: count }, (_, at) => ({ kind: 'test', n: next + at, text: 'é漢🏀\n"' })),
  );
const get = (path: string) => app.inject({ method: 'GET', url: `/log/${path}` });
const bytes = async (path: string) => (await get(path)).rawPayload;
const leaves = async () =>
  rowsOf<{ entry: string }>(await open.db.execute(sql`select entry from log_leaves order by index`)).map(({ entry }) =>
    leafHash(Buffer.from(entry)),
  );
const NO_TREE: { size: number; edge: Edge } = { size: 0, edge: [] };

/** Adds a leaf by a clock that shows this, and answers with the time that it was given. */
async function timeAt(clock: string): Promise<string> {
  let given = '';
  await appendToLog({ ...deps, now: () => new Date(clock) }, async (_, next, at) => {
    given = at.toISOString();
    return [{ kind: 'test', n: next, at: given }];
  });
  return given;
}

describe('the log', () => {
  it('has no file before its first leaf', async () => {
    for (const path of ['checkpoint', 'key', 'tile/0/000', 'tile/entries/000.p/1', 'timestamp/1']) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    }
  });

  it('begins by saying what it is, and signs each batch', async () => {
    expect(await append(2)).toEqual({ appended: 2, size: 3 });
    const answer = await get('checkpoint');
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    const { root } = growTree(NO_TREE, await leaves());
    expect(openCheckpoint(answer.body, key)).toEqual({ origin: ORIGIN, size: 3, root });
    const [begin, first] = readBundle(await bytes('tile/entries/000.p/3')) ?? [];
    expect(begin?.toString()).toBe(
      '{"at":"2026-11-21T12:00:00.000Z","format":1,"kind":"begin","log":"edgewise.example/log"}',
    );
    expect(first?.toString()).toBe('{"kind":"test","n":1,"text":"é漢🏀\\n\\""}');
    expect(readVerifierKey((await get('key')).body.trim())?.id).toEqual(key.id);
  });

  it('grows in batches of any size to the tree of all its leaves, tile by tile', async () => {
    for (const count of [1, 252, 1, 255, 300, 0, 700]) await append(count);
    const all = await leaves();
    const { root, tiles, edge, size } = growTree(NO_TREE, all);
    expect(openCheckpoint((await get('checkpoint')).body, key)).toEqual({ origin: ORIGIN, size, root });
    for (const { level, n, hashes } of tiles) {
      const answer = await get(`tile/${tilePath({ level, n, width: 256 })}`);
      expect(answer.rawPayload).toEqual(Buffer.concat(hashes));
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const [level, hashes] of edge.entries()) {
      const n = Math.floor(size / 256 ** (level + 1));
      const answer = await get(`tile/${tilePath({ level, n, width: hashes.length })}`);
      expect(answer.rawPayload).toEqual(Buffer.concat(hashes));
      expect(answer.headers['cache-control']).toBe('public, max-age=60');
      expect(answer.headers['content-type']).toBe('application/octet-stream');
    }
    const bundle = readBundle(await bytes('tile/entries/001')) ?? [];
    expect(bundle.map((entry) => leafHash(entry))).toEqual(all.slice(256, 512));
  });

  it('knows no file beyond its end, and none by another name', async () => {
    const size = (await leaves()).length;
    const n = Math.floor(size / 256);
    const beyond = [
      tilePath({ level: 0, n, width: 256 }),
      tilePath({ level: 0, n, width: (size % 256) + 1 }),
      tilePath({ level: 'entries', n, width: 256 }),
      tilePath({ level: 2, n: 0, width: 1 }),
      '0/x99999/000',
      '0/0',
      'entries/x999/x999/x999/x999/999',
      '63/x999/x999/999',
    ];
    for (const path of beyond) {
      const answer = await get(`tile/${path}`);
      expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 404, undefined]);
    }
    for (const path of ['timestamp/1', 'timestamp/x', 'checkpoint/2', 'checkpoint/0', 'checkpoint/99999999999']) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    }
    expect(openCheckpoint((await get('checkpoint/3')).body, key)?.size).toBe(3);
  });

  it('adds all of a batch or nothing', async () => {
    const before = await leaves();
    const failing = appendToLog(deps, async (tx) => {
      await tx.execute(sql`insert into logged_facts (subject, leaf, fact) values ('x', 1, 'y')`);
      return [{ kind: 'test', text: 'x'.repeat(70_000) }];
    });
    await expect(failing).rejects.toThrow(/A leaf has 70/);
    expect(await leaves()).toEqual(before);
    expect(rowsOf(await open.db.execute(sql`select * from logged_facts`))).toEqual([]);
    await expect(open.db.execute(sql`update log_leaves set entry = '{}' where index = 1`)).rejects.toThrow();
    await expect(open.db.execute(sql`delete from log_tiles`)).rejects.toThrow();
  });

  it('lets several add at once, one after the other', async () => {
    const before = (await leaves()).length;
    await Promise.all([append(10), append(20), append(30)]);
    const all = await leaves();
    expect(all.length).toBe(before + 60);
    expect(openCheckpoint((await get('checkpoint')).body, key)?.root).toEqual(growTree(NO_TREE, all).root);
  });

  it('never goes back in time with a clock that was set back', async () => {
    expect(await timeAt('2026-11-21T13:00:00.123Z')).toBe('2026-11-21T13:00:00.123Z');
    expect(await timeAt('2026-11-21T12:59:00.000Z')).toBe('2026-11-21T13:00:00.123Z');
    expect(await timeAt('2026-11-21T13:00:01.000Z')).toBe('2026-11-21T13:00:01.000Z');
  });

  it('is not signed with another key, unless the operator says which one it replaces', async () => {
    const other = newLogKey();
    const before = (await leaves()).length;
    await expect(append(1, { key: other })).rejects.toBeInstanceOf(LogKeyError);
    expect((await leaves()).length).toBe(before);
    const replaces = verifierKey(key) as never;
    expect(await append(1, { key: other, replaces })).toEqual({ appended: 1, size: before + 2 });
    expect(openCheckpoint((await get('checkpoint')).body, readLogKey(ORIGIN, other))?.size).toBe(before + 2);
    expect(openCheckpoint((await get(`checkpoint/${before + 1}`)).body, key)).toBeNull();
    const bundle = readBundle(
      await bytes(`tile/${tilePath({ level: 'entries', n: Math.floor(before / 256), width: (before + 2) % 256 })}`),
    );
    expect(JSON.parse(String(bundle?.at(-2)))).toMatchObject({
      kind: 'key',
      from: verifierKey(key),
      to: verifierKey(readLogKey(ORIGIN, other)),
    });
  });

  it('is handed over by the old key, where that is at hand, in a checkpoint that both sign', async () => {
    const [old, next] = [newLogKey(), newLogKey()];
    await append(1, { key: old, replaces: (await get('key')).body.trim() as never });
    const before = (await leaves()).length;
    await expect(append(1, { key: next, replaces: newLogKey() as never })).rejects.toBeInstanceOf(LogKeyError);
    expect(await append(2, { key: next, replaces: old as never })).toEqual({ appended: 2, size: before + 3 });
    const handover = (await get(`checkpoint/${before + 1}`)).body;
    const root = growTree(NO_TREE, (await leaves()).slice(0, before + 1)).root;
    for (const by of [old, next]) {
      expect(openCheckpoint(handover, readLogKey(ORIGIN, by))).toEqual({ origin: ORIGIN, size: before + 1, root });
    }
    expect(openCheckpoint((await get('checkpoint')).body, readLogKey(ORIGIN, old))).toBeNull();
  });

  it('is read by one address within bounds', async () => {
    const answers = await Promise.all(Array.from({ length: 6_000 }, () => get('tile/0/x')));
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

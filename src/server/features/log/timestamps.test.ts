import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeStamps } from '../../../../tooling/scripts/verify-record/test-time-stamps.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { createRfc3161Authority } from '../../providers/timestamps/rfc3161-authority.ts';
import { appendToLog } from './append.ts';
import { newLogKey } from './note/log-key.ts';
import { readCheckpoint } from './read-log.ts';
import { readEarlierCheckpoint, readStampedSizes, readTimestamp, stampCheckpoint } from './timestamps.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const never = new AbortController().signal;
const NOW = new Date('2026-11-21T12:00:00Z');
const open = await testDatabase();
const log = { origin: 'edgewise.example/log', key: newLogKey(), replaces: null };
const deps = { db: open.db, now: () => NOW };

const folder = mkdtempSync(join(tmpdir(), 'edgewise-tsa-'));
const at = (name: string) => join(folder, name);
const authorityOf = hasOpenssl ? timeStamps(folder) : null;
const openssl = (...args: string[]) => authorityOf?.openssl(...args);

let answer: (request: Buffer) => { status: number; body: Buffer | string };
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { status, body } = answer(Buffer.concat(parts));
    response.writeHead(status, { 'content-type': 'application/timestamp-reply' }).end(body);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const authority = () => {
  const { port } = server.address() as AddressInfo;
  return createRfc3161Authority({ url: `http://127.0.0.1:${port}/tsr`, randomBytes });
};
const stamp = () => stampCheckpoint({ ...deps, authority: authority() }, never);
const append = () => appendToLog({ ...deps, log }, async () => [{ kind: 'test' }]);
const byOpenssl = (request: Buffer) => ({ status: 200, body: authorityOf?.reply(request) ?? '' });

describe('a time stamp of a checkpoint', () => {
  it('is not asked for while there is no log', async () => {
    answer = () => ({ status: 500, body: '' });
    expect(await stamp()).toEqual({ stamped: null });
  });

  it.each([
    ['an error', () => ({ status: 500, body: 'no' }), /answered HTTP 500/],
    ['a page', () => ({ status: 200, body: '<html>' }), /sent no answer of a time stamp service/],
    ['a refusal', () => ({ status: 200, body: Buffer.from('30053003020102', 'hex') }), /refused with status 2/],
    [
      'another one’s stamp',
      () => ({ status: 200, body: Buffer.from('30053003020100', 'hex') }),
      /stamped something else/,
    ],
    ['nothing', () => ({ status: 200, body: '' }), /sent no answer/],
  ] as const)('is none where the authority sends %s', async (_, sent, words) => {
    await append();
    answer = sent;
    await expect(stamp()).rejects.toThrow(words);
    expect(await readTimestamp(open.db, 2)).toBeNull();
  });

  it.skipIf(!hasOpenssl)('is verified by openssl against the checkpoint that was served, and made once', async () => {
    answer = byOpenssl;
    const { size } = await append();
    expect(await stamp()).toEqual({ stamped: size });
    expect(await stamp()).toEqual({ stamped: null });
    expect(await readStampedSizes(open.db)).toBe(`${size}\n`);
    writeFileSync(at('checkpoint'), (await readCheckpoint(open.db)) ?? '');
    writeFileSync(at('stamp.tsr'), (await readTimestamp(open.db, size)) ?? '');
    const verify = (file: string) => openssl('ts', '-verify', '-data', file, '-in', 'stamp.tsr', '-CAfile', 'tsa.pem');
    verify('checkpoint');
    await append();
    writeFileSync(at('earlier'), (await readEarlierCheckpoint(open.db, size)) ?? '');
    verify('earlier');
    writeFileSync(at('other'), (await readCheckpoint(open.db)) ?? '');
    expect(() => verify('other')).toThrow(/mismatch/);
  });
});

import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, testDatabase } from '../platform/database/test-database.ts';
import { StartError } from '../platform/errors.ts';
import { backUp } from './back-up.ts';
import type { BackupKey } from './backup-key.ts';
import { LockError, lockWith, unlockWith } from './lock-backup.ts';
import { CHUNK_BYTES, HEADER_MAX, LOCKED_START } from './locked-header.ts';
import { checkBackup, restore } from './restore.ts';
import { contentsOf } from './test-database-contents.ts';
import { openEmptyDatabase } from './test-empty-database.ts';
import { fillTables } from './test-filled-tables.ts';

const FILE: BackupKey = { kind: 'file', bytes: randomBytes(32) };
const WORDS: BackupKey = { kind: 'passphrase', text: 'a horse that is correct, and a battery' };

const folder = mkdtempSync(join(tmpdir(), 'edgewise-locked-'));
const source = await testDatabase();
const pathOf = (name: string) => join(folder, `${name}.backup`);
const ABOUT = { now: new Date('2026-05-01T00:00:00.000Z'), files: [], authSecret: 'a secret that is kept' };

beforeAll(async () => {
  await fillTables(source.db);
  await backUp(source, pathOf('plain'), ABOUT);
  await backUp(source, pathOf('file'), { ...ABOUT, key: FILE });
  await backUp(source, pathOf('words'), { ...ABOUT, key: WORDS });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusalOf = async (path: string, key: BackupKey | null): Promise<string> =>
  checkBackup(path, migrationsFolder, key).then(
    () => 'opened',
    (error: unknown) => (error instanceof StartError ? error.message : `no sentence: ${String(error)}`),
  );
const changed = (name: string, change: (bytes: Buffer) => Buffer): string => {
  const path = pathOf(`changed-${randomBytes(4).toString('hex')}`);
  writeFileSync(path, change(Buffer.from(readFileSync(pathOf(name)))));
  return path;
};
const flipped = (at: number) => (bytes: Buffer) => {
  bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
  return bytes;
};

describe('a locked backup', () => {
  it.each([
    ['a key file', 'file', FILE],
    ['a passphrase', 'words', WORDS],
    ['a key, though it is not locked', 'plain', FILE],
    ['no key, because it is not locked', 'plain', null],
  ] as const)('is restored whole with %s', async (_, name, key) => {
    const target = await openEmptyDatabase(source.kind);
    try {
      await restore(target, await checkBackup(pathOf(name), migrationsFolder, key));
      expect(await contentsOf(target.db)).toEqual(await contentsOf(source.db));
    } finally {
      await target.close();
    }
  });

  it('shows nothing of what it holds', () => {
    const bytes = readFileSync(pathOf('file'));
    expect(bytes.subarray(0, bytes.indexOf('\n')).toString()).toMatch(
      /^\{"edgewise":"locked-backup","format":1,"key":"file","salt":"[^"]{24}","nonce":"[^"]{12}","check":"[^"]{44}"\}$/,
    );
    expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08]), bytes.indexOf('\n'))).toBe(false);
    expect(readFileSync(pathOf('plain')).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  });

  it('is refused without its key, in a sentence that says what to do', async () => {
    expect(await refusalOf(pathOf('file'), null)).toContain('is locked. Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE');
    expect(await refusalOf(pathOf('file'), { kind: 'file', bytes: randomBytes(32) })).toContain('with another key');
    expect(await refusalOf(pathOf('words'), { kind: 'passphrase', text: `${WORDS.text}.` })).toContain(
      'with another key',
    );
    expect(await refusalOf(pathOf('words'), FILE)).toContain('with the other of');
  });

  it('is refused with a byte changed, wherever it stands', async () => {
    const bytes = readFileSync(pathOf('file'));
    const start = bytes.indexOf('\n') + 1;
    expect(start).toBeLessThan(HEADER_MAX);
    // Without how it begins it is taken for one that is not locked, and is none.
    for (let at = 0; at < LOCKED_START.length; at += 1)
      expect(await refusalOf(changed('file', flipped(at)), FILE), `${at}`).toContain('is damaged or was cut off');
    for (const at of [start, bytes.length - 1, bytes.length - 17, randomInt(start, bytes.length)])
      expect(await refusalOf(changed('file', flipped(at)), FILE), `${at}`).toContain('is damaged or was cut off');
  });

  it('is refused where it was cut off, or something was added', async () => {
    const { length } = readFileSync(pathOf('file'));
    for (const end of [length - 1, length - 16, length - 17, Math.floor(length / 2), 300, 100, 20])
      expect(
        await refusalOf(
          changed('file', (bytes) => bytes.subarray(0, end)),
          FILE,
        ),
        `${end}`,
      ).not.toBe('opened');
    expect(
      await refusalOf(
        changed('file', (bytes) => Buffer.concat([bytes, Buffer.from('x')])),
        FILE,
      ),
    ).toContain('is damaged');
  });
});

describe('locked bytes', () => {
  const lock = (bytes: Buffer, key = FILE) => buffer(Readable.from(lockWith(key)(Readable.from([bytes]))));
  const unlock = (pieces: Buffer[], key: BackupKey | null = FILE) =>
    buffer(Readable.from(unlockWith(key)(Readable.from(pieces))));
  const inPieces = (bytes: Buffer, size: number): Buffer[] =>
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));

  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, 3 * CHUNK_BYTES + 17])(
    'of %i are the same again, in whatever pieces they come',
    async (length) => {
      const bytes = randomBytes(length);
      const locked = await lock(bytes);
      for (const size of [7_919, CHUNK_BYTES + 16, locked.length]) {
        expect((await unlock(inPieces(locked, size))).equals(bytes), `${size}`).toBe(true);
      }
      expect((await unlock(inPieces(locked.subarray(0, 400), 1).concat(locked.subarray(400)))).equals(bytes)).toBe(
        true,
      );
    },
  );

  it('open in their order alone: no chunk can be left out, doubled or moved, and none of another file put in', async () => {
    const locked = await lock(randomBytes(3 * CHUNK_BYTES + 5));
    const start = locked.indexOf('\n') + 1;
    const at = (n: number) => start + n * (CHUNK_BYTES + 16);
    const chunk = (n: number) => locked.subarray(at(n), at(n + 1));
    const head = locked.subarray(0, start);
    const other = await lock(randomBytes(3 * CHUNK_BYTES + 5));
    for (const parts of [
      [chunk(1), chunk(2), chunk(3)],
      [chunk(1), chunk(0), chunk(2), chunk(3)],
      [chunk(0), chunk(0), chunk(1), chunk(2), chunk(3)],
      [chunk(0), chunk(1), chunk(2)],
      [chunk(0), other.subarray(at(1), at(2)), chunk(2), chunk(3)],
    ])
      await expect(unlock([Buffer.concat([head, ...parts])])).rejects.toMatchObject({ kind: 'damaged' });
  });

  it('open with none of their bytes changed', async () => {
    const locked = await lock(randomBytes(300));
    for (let at = LOCKED_START.length; at < locked.length; at += 1)
      await expect(unlock([flipped(at)(Buffer.from(locked))]), `${at}`).rejects.toBeInstanceOf(LockError);
  });

  it('are other bytes each time', async () => {
    const bytes = randomBytes(100);
    expect((await lock(bytes)).equals(await lock(bytes))).toBe(false);
  });
});

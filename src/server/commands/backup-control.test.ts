import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receiveBackup } from '../backup/receive-backup.ts';
import { checkBackup } from '../backup/restore.ts';
import { fillTables } from '../backup/test-filled-tables.ts';
import { migrationsFolder, testDatabase } from '../platform/database/test-database.ts';
import { loadConfig } from '../platform/process/config.ts';
import { backupControl, type MadeBackup } from './backup-control.ts';

const database = await testDatabase();
await fillTables(database.db);
const now = () => new Date('2026-05-01T00:00:00.000Z');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'edgewise-spool-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function make(backup: ReturnType<typeof backupControl>) {
  const { done, body } = await backup();
  if (!body) throw new Error('nothing is sent');
  return { ...(done as MadeBackup), body };
}

it('sends a whole backup, leaves nothing in the folder, and takes away what a server left that died over one', async () => {
  writeFileSync(join(dataDir, 'backup.spool'), 'half a backup');
  writeFileSync(join(dataDir, 'backup.spool.partial'), 'half a backup');
  writeFileSync(join(dataDir, 'auth-secret'), 'a secret that is kept\n');
  const config = loadConfig({ DATA_DIR: dataDir, ADMIN_PATH: '/portal-abc123' });
  const made = await make(backupControl(config, { database, dataDir, now }));
  expect(made.leftOut).toEqual(['ADMIN_PATH']);
  expect(readdirSync(dataDir)).toEqual(['auth-secret']);

  const path = join(dataDir, 'received.backup');
  await receiveBackup(path, { kind: 'passphrase', text: 'correct horse battery staple' }, made);
  const checked = await checkBackup(path, migrationsFolder, {
    kind: 'passphrase',
    text: 'correct horse battery staple',
  });
  expect(checked.rows).toBe(made.rows);
  expect(checked.files).toEqual([{ name: 'auth-secret', text: 'a secret that is kept' }]);
});

it('makes one at a time, and the next after it', async () => {
  const backup = backupControl(loadConfig({ DATA_DIR: dataDir }), { database, dataDir, now });
  const [first, second] = await Promise.allSettled([make(backup), make(backup)]);
  expect(second).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('already') } });
  if (first.status === 'rejected') throw first.reason;
  expect((await buffer(first.value.body)).length).toBe(first.value.bytes);
  (await make(backup)).body.destroy();
});

it('keeps nothing of one that broke off', async () => {
  const made = await make(backupControl(loadConfig({ DATA_DIR: dataDir }), { database, dataDir, now }));
  const path = join(dataDir, 'cut.backup');
  await expect(receiveBackup(path, null, { ...made, bytes: made.bytes + 1 })).rejects.toThrow('broke off');
  expect(readdirSync(dataDir)).toEqual([]);
});

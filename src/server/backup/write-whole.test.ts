import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receiveBackup } from './receive-backup.ts';
import { writeBackupFile } from './write-backup-file.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edgewise-whole-'));
  path = join(folder, 'backup');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = () => writeBackupFile(path, null, (write) => write('a line'));
const receive = () => receiveBackup(path, null, { body: Readable.from([Buffer.from('whole')]), bytes: 5 });
const WAYS = [
  ['written', make],
  ['received', receive],
] as const;

it.each(WAYS)('%s, it goes through no link that waits under the other name', async (_, keep) => {
  const elsewhere = join(folder, 'elsewhere');
  writeFileSync(elsewhere, 'not ours');
  symlinkSync(elsewhere, `${path}.partial`);
  await expect(keep()).rejects.toThrow(/backup\.partial is there, and is no file that this command left/);
  expect([readFileSync(elsewhere, 'utf8'), existsSync(path)]).toEqual(['not ours', false]);
  expect(lstatSync(`${path}.partial`).isSymbolicLink()).toBe(true);
});

it.each(WAYS)(
  '%s, it is for its owner alone, also where a killed command left a file for everybody',
  async (_, keep) => {
    writeFileSync(`${path}.partial`, 'a longer left over that must not stay', { mode: 0o666 });
    await keep();
    expect([statSync(path).mode & 0o777, existsSync(`${path}.partial`)]).toEqual([0o600, false]);
    expect(readFileSync(path, 'latin1')).not.toContain('left over');
  },
);

it('touches no folder of that name', async () => {
  mkdirSync(`${path}.partial`);
  await expect(make()).rejects.toThrow(/Remove it first/);
  expect(statSync(`${path}.partial`).isDirectory()).toBe(true);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newLogKey, readLogKey, verifierKey } from '../../../src/server/features/log/note/log-key.ts';
import { endPython, runPython } from './test-python.ts';
import { recordLeaves } from './test-record-leaves.ts';
import { verifyRecord } from './verify.ts';
import { writeLogFolder } from './write-log-folder.ts';

/** Both programs, over folders of one test file. */
export const hasPython =
  spawnSync('python3', ['--version']).status === 0 && spawnSync('openssl', ['version']).status === 0;

export const root = mkdtempSync(join(tmpdir(), 'edgewise-verify-'));
export function removeFolders(): void {
  endPython();
  rmSync(root, { recursive: true, force: true });
}

export const key = readLogKey('edgewise.example/log', newLogKey());
export const leaves = recordLeaves(45);
let folders = 0;
export function newFolder(): string {
  folders += 1;
  return join(root, String(folders));
}

type Found = { faults: string[]; [name: string]: unknown };
export const inPython = async (folder: string, more: readonly string[] = [], trusted = key): Promise<Found> => {
  const { stdout, stderr } = await runPython([folder, '--json', '--key', verifierKey(trusted), ...more]);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};
export const keptOf = (...notes: string[]) => notes.map((note) => ({ note, keptAtMs: null }));
export const inProduct = async (folder: string, ...kept: string[]) =>
  (await verifyRecord(folder, { key: verifierKey(key), earlier: keptOf(...kept), nowMs: 0 })).faults;

/** The log as a liar who has its key would write it anew. */
export async function rewritten(entries: readonly (string | Buffer)[], by = key): Promise<string> {
  const folder = newFolder();
  await writeLogFolder(folder, entries, by);
  return folder;
}

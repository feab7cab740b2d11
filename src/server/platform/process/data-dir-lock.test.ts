import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../errors.ts';
import { controlSocket, lockDataDir } from './data-dir-lock.ts';

/** A process that takes the lock and keeps it until it is killed; it says in one line how that went. */
const HOLDER = `
import { controlSocket, lockDataDir } from ${JSON.stringify(new URL('data-dir-lock.ts', import.meta.url).href)};
try {
  await lockDataDir(process.argv[1]);
  console.log('held');
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(error.message);
}`;

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edgewise-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startHolder(path = folder): Promise<{ said: string; kill: () => Promise<void> }> {
  const args = ['--import', 'tsx', '--input-type=module', '-e', HOLDER, path];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  return { said: line.toString().trim(), kill };
}

describe('the lock of a data folder', () => {
  it('goes to exactly one of several processes that start at once; the others are told in one sentence', async () => {
    const said = (await Promise.all(Array.from({ length: 4 }, () => startHolder()))).map((holder) => holder.said);
    expect(said.filter((words) => words === 'held')).toHaveLength(1);
    for (const words of said.filter((other) => other !== 'held')) {
      expect(words).toBe(
        `DATA_DIR ${folder} is in use by another Edgewise process. Stop it, or set DATA_DIR to another folder.`,
      );
    }
  });

  it('is free again as soon as its holder is killed, also for several that start at once', async () => {
    const first = await startHolder();
    expect(first.said).toBe('held');
    await expect(lockDataDir(folder)).rejects.toThrow(StartError);
    await first.kill();

    const said = (await Promise.all(Array.from({ length: 3 }, () => startHolder()))).map((holder) => holder.said);
    expect(said.filter((words) => words === 'held')).toHaveLength(1);
  });

  it('is one lock by whatever path the folder is reached', async () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    try {
      const lock = await lockDataDir(folder);
      await expect(lockDataDir(link)).rejects.toThrow(StartError);
      await lock.release();
    } finally {
      rmSync(link);
    }
  });

  it('can be taken again after it was given back', async () => {
    for (let round = 0; round < 3; round++) await (await lockDataDir(folder)).release();
  });

  it('holds in a folder whose path is longer than a socket address', async () => {
    const deep = join(folder, 'd'.repeat(120));
    mkdirSync(deep);
    const holder = await startHolder(deep);
    expect(holder.said).toBe('held');
    await expect(lockDataDir(deep)).rejects.toThrow(StartError);
    await holder.kill();
    await (await lockDataDir(deep)).release();
    const socket = controlSocket(deep) ?? '';
    expect(statSync(dirname(socket)).mode & 0o777).toBe(0o700);
  });

  it.each([
    [
      'is open to others',
      (place: string) => mkdirSync(place, { mode: 0o700 }),
      (place: string) => chmodSync(place, 0o777),
    ],
    ['leads elsewhere', (place: string) => symlinkSync(folder, place), () => undefined],
    ['is a file', (place: string) => writeFileSync(place, ''), () => undefined],
  ])('is not taken, nor asked, at a place outside of the folder that %s', async (_what, make, open) => {
    const deep = join(folder, 'd'.repeat(120));
    mkdirSync(deep);
    const place = join(folder, 'tmp', `edgewise-${userInfo().uid}`);
    mkdirSync(dirname(place));
    make(place);
    open(place);
    vi.stubEnv('TMPDIR', dirname(place));
    try {
      await expect(lockDataDir(deep)).rejects.toThrow(StartError);
      expect(() => controlSocket(deep)).toThrow(StartError);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

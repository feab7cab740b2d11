import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../errors.ts';
import { adminPathProblem } from './config.ts';
import { keptSecret, newAdminPath, newAuthSecret, prepareDataDir } from './data-dir.ts';

const problemOf = adminPathProblem(false);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edgewise-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is made with all folders above it, for its owner alone', async () => {
    const path = await prepareDataDir(join(folder, 'a/b'));
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('is closed to others where it stood open', async () => {
    const path = join(folder, 'old');
    mkdirSync(path);
    chmodSync(path, 0o755);
    await prepareDataDir(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('is refused in one sentence where it is shared by design, and left as it is', async () => {
    chmodSync(folder, 0o1777);
    await expect(prepareDataDir(folder)).rejects.toThrow(/^DATA_DIR .* can be read by others, .*chmod 700.*\.$/);
    expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  });

  it('is named in one sentence when it cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(prepareDataDir(join(folder, 'file/data'))).rejects.toThrow(/^DATA_DIR .*file\/data cannot be created/);
  });
});

describe('a generated secret', () => {
  it('is the same at every start and for every process that starts at once, and private', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 8 }, () => keptSecret(folder, 'auth-secret', newAuthSecret)),
    );
    secrets.push(await keptSecret(folder, 'auth-secret', newAuthSecret));
    expect(new Set(secrets).size).toBe(1);
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['auth-secret']);
  });

  it('has 256 bits for sign-ins and 128 for the admin path, never twice the same', () => {
    expect(Buffer.from(newAuthSecret(), 'base64url')).toHaveLength(32);
    expect(newAdminPath()).toMatch(/^\/portal-[0-9a-f]{32}$/);
    expect(newAdminPath()).not.toBe(newAdminPath());
  });

  it('that was emptied is not taken for a secret', async () => {
    writeFileSync(join(folder, 'auth-secret'), '\n');
    await expect(keptSecret(folder, 'auth-secret', newAuthSecret)).rejects.toThrow(/auth-secret is empty/);
  });

  it('is held to the rule of its setting, and its refusal names the file, the way out and not the secret', async () => {
    const file = join(folder, 'admin-path');
    const shape = 'must be one path segment of at least 3 letters, digits, - or _, such as /portal-7f3c';
    for (const [text, problem] of [
      ['portal-abc123', shape],
      ['not a path', shape],
      ['/x', shape],
      ['/portal\n/other', shape],
      ['/chat', 'is the path of another page'],
    ]) {
      writeFileSync(file, `${text}\n`);
      const refusal = await keptSecret(folder, 'admin-path', newAdminPath, problemOf).catch((error) => error);
      expect(refusal).toBeInstanceOf(StartError);
      expect(refusal.message).toBe(
        `${file} ${problem}. Delete it, and a new one is made at the next start, or set ADMIN_PATH.`,
      );
      expect(readFileSync(file, 'utf8')).toBe(`${text}\n`);
    }
    writeFileSync(file, '/gate-way\n');
    expect(await keptSecret(folder, 'admin-path', newAdminPath, problemOf)).toBe('/gate-way');
    rmSync(file);
    expect(problemOf(await keptSecret(folder, 'admin-path', newAdminPath, problemOf))).toBeNull();
  });

  it('is named when something else lies in the place of its file', async () => {
    mkdirSync(join(folder, 'auth-secret'));
    await expect(keptSecret(folder, 'auth-secret', newAuthSecret)).rejects.toThrow(StartError);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Child } from '../support/child.ts';
import { newAccount, signUpClient } from '../support/client.ts';
import { operate } from '../support/operate.ts';
import { launch, type Product, startProduct } from '../support/product.ts';
import { signInClient } from '../support/sign-in.ts';
import { waitUntil } from '../support/wait-until.ts';

/** A disk of its own that can be filled: only root may have one, and not in every container. */
let disk = '';
let hasDisk = false;
const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' }).status === 0;
const resize = (mb: number) => expect(run('mount', '-o', `remount,size=${mb}m`, disk)).toBe(true);
const started: Child[] = [];
test.beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), 'edgewise-disk-'));
  hasDisk = run('mount', '-t', 'tmpfs', '-o', 'size=30m,mode=700', 'tmpfs', disk);
});
test.afterAll(async () => {
  for (const child of started) await child.end('SIGKILL');
  if (hasDisk) run('umount', disk);
  rmSync(disk, { recursive: true, force: true });
});

/** A start, or what comes soon after it, that finds no room. `meanwhile` makes the disk smaller. */
async function expectNoRoom(words: RegExp, meanwhile: () => Promise<unknown> = async () => undefined): Promise<void> {
  const { child } = await launch({ DATA_DIR: disk });
  started.push(child);
  await meanwhile();
  expect(await child.exitCode()).toBe(1);
  expect(child.errors.trim()).toMatch(words);
  expect(child.errors).toContain(`There is no room left on the disk of ${disk}`);
  expect(child.errors.trim().split('\n')).toHaveLength(1);
}

async function startOnDisk(): Promise<Product> {
  const product = await startProduct({ DATA_DIR: disk });
  started.push(product.child);
  return product;
}

test('a full disk is one sentence and a non-zero end, and nothing that was answered is lost', async () => {
  test.setTimeout(480_000);
  test.skip(!hasDisk, 'needs the right to mount a small disk');
  await expectNoRoom(/^Edgewise cannot start: /);

  // Enough for a new database, but not for the log of what the first minute writes.
  resize(70);
  await expectNoRoom(/^Edgewise (stops|cannot start): /, async () => {
    const isMade = async () => existsSync(join(disk, 'database')) || undefined;
    await waitUntil('the database is made', isMade, { timeoutMs: 120_000 });
    resize(60);
  });

  resize(400);
  const product = await startOnDisk();
  const account = newAccount();
  await signUpClient(product.url, account);
  await product.child.end('SIGKILL');

  run('sh', '-c', `head -c 1000000000 /dev/zero > ${join(disk, 'filler')} 2>/dev/null`);
  await expectNoRoom(/^Edgewise cannot start: /);
  const backup = await operate(['backup', join(disk, 'backup')], { DATA_DIR: disk });
  expect(backup).toMatchObject({ code: 1, errors: expect.stringMatching(/^Edgewise: There is no room left [^\n]*$/) });

  rmSync(join(disk, 'filler'));
  const again = await startOnDisk();
  expect((await (await signInClient(again.url, account)).user()).tokensRemaining).toBe(150);
});

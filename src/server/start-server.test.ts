import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoAdminCommand } from './commands/demo-admin-command.ts';
import { migrationsFolder, testDatabaseKind } from './platform/database/test-database.ts';
import { StartError } from './platform/errors.ts';
import { loadConfig } from './platform/process/config.ts';
import { lockDataDir } from './platform/process/data-dir-lock.ts';
import { startServer } from './start-server.ts';

const CHUNKS = ['app/start.ts', 'app/public-app.tsx', 'app/members-app.tsx'];
const FACES = ['styles/fonts/geist.woff2', 'styles/fonts/geist-mono.woff2'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edgewise-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeBuild(): string {
  const build = join(folder, 'build');
  for (const path of ['web/.vite', 'ssr']) mkdirSync(join(build, path), { recursive: true });
  const manifest = Object.fromEntries([...CHUNKS, ...FACES].map((name) => [`src/web/${name}`, { file: 'assets/a' }]));
  writeFileSync(join(build, 'web/.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(build, 'web/favicon.svg'), '<svg/>');
  writeFileSync(join(build, 'ssr/render.js'), 'export const renderPage = () => ({});');
  return build;
}

it('does not begin with a kept admin path that nobody could open, nor makes an operator for it', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'admin-path'), 'portal-abc123\n');
  const config = loadConfig({ DATA_DIR: dataDir, PORT: '0' });
  const paths = { build: writeBuild(), migrations: migrationsFolder };
  for (const begin of [
    () => startServer(config, paths, () => undefined),
    () => demoAdminCommand(config, migrationsFolder),
  ]) {
    const refusal = await begin().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toContain(`${join(dataDir, 'admin-path')} must be one path segment`);
    expect(readdirSync(dataDir)).not.toContain('database');
    // Nothing is held on to.
    await (await lockDataDir(dataDir)).release();
  }
});

/** On a new embedded database, whichever the other tests use. */
const onItsOwn = it.skipIf(testDatabaseKind() === 'postgresql');

onItsOwn('does not begin with a key of the log that is said to be replaced and is none', async () => {
  const config = loadConfig({
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    LOG_KEY_REPLACES: 'edgewise.example/log+abc',
  });
  const paths = { build: writeBuild(), migrations: migrationsFolder };
  const refusal = await startServer(config, paths, () => undefined).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toContain('LOG_KEY_REPLACES holds neither a private key');
});

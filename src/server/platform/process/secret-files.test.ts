import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'edgewise-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function fileOf(text: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

it('takes a secret from the file that its setting names', () => {
  const secret = 'a'.repeat(40);
  const environment = { NODE_ENV: 'production', AUTH_SECRET_FILE: fileOf(`${secret}\n`), PORT: '8080' };
  expect(loadConfig(withSecretFiles(environment))).toMatchObject({ AUTH_SECRET: secret, PORT: 8080 });
  expect(withSecretFiles({ PORT: '1', BACKUP_KEY_FILE: '/x' })).toEqual({ PORT: '1', BACKUP_KEY_FILE: '/x' });
});

it.each(['PUSH_KEY', 'OTEL_EXPORTER_OTLP_HEADERS'])('takes %s from a file too', (name) => {
  expect(withSecretFiles({ [`${name}_FILE`]: fileOf('a secret\n') })).toMatchObject({ [name]: 'a secret' });
});

it('holds what is read to the rules of the setting', () => {
  const environment = { NODE_ENV: 'production', AUTH_SECRET_FILE: fileOf('short') };
  expect(() => loadConfig(withSecretFiles(environment))).toThrow(/AUTH_SECRET/);
});

it('refuses both, a file that is not there, and one that is empty', () => {
  expect(() => withSecretFiles({ AUTH_SECRET: 'x', AUTH_SECRET_FILE: fileOf('y') })).toThrow(/not both/);
  expect(() => withSecretFiles({ ODDS_API_KEY_FILE: join(folder, 'none') })).toThrow(
    /ODDS_API_KEY_FILE cannot be read/,
  );
  expect(() => withSecretFiles({ SMTP_URL_FILE: fileOf(' \n') })).toThrow(/is empty/);
});

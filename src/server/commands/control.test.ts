import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '../platform/errors.ts';
import { ask, askForBody } from '../platform/process/control-socket.ts';
import { controlSocket, lockDataDir } from '../platform/process/data-dir-lock.ts';
import { createControl } from './control.ts';

let folder: string;
let release = async (): Promise<void> => {};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edgewise-control-'));
});
afterEach(async () => {
  await release();
  rmSync(folder, { recursive: true, force: true });
});

async function hold(control: ReturnType<typeof createControl>): Promise<string> {
  ({ release } = await lockDataDir(folder, control.answer));
  return controlSocket(folder) ?? '';
}

it('answers through a socket that is its owner’s alone, once the server is ready, and refuses in words', async () => {
  const control = createControl();
  const socket = await hold(control);
  expect(statSync(socket).mode & 0o777).toBe(0o600);
  const said = async (command: string) => JSON.parse((await ask(socket, command)) ?? 'null');

  expect(await said('greet')).toEqual({ refused: expect.stringContaining('not ready yet') });
  const refuse = () => Promise.reject(new StartError('Not here.'));
  const greet = async () => ({ done: { hello: 'operator' } });
  control.serve({ greet, refuse, fail: () => Promise.reject(new Error('a bug')) });
  expect(await said('greet')).toEqual({ done: { hello: 'operator' } });
  expect(await said('refuse')).toEqual({ refused: 'Not here.' });
  expect(await said('constructor')).toEqual({ refused: expect.stringContaining('does not know') });
  expect(await ask(socket, 'fail')).toBe('');
});

it('hangs up on whoever talks without an end, and goes on', async () => {
  const control = createControl();
  const socket = await hold(control);
  control.serve({ greet: async () => ({ done: {} }) });
  const closed = new Promise((resolve) => {
    const talker = createConnection(socket, () => talker.write('x'.repeat(10_000)));
    talker.on('error', () => undefined).on('close', resolve);
  });
  await closed;
  expect(await ask(socket, 'greet')).toBe('{"done":{}}');
});

it('sends what follows its line, to the last byte', async () => {
  const control = createControl();
  const socket = await hold(control);
  const bytes = randomBytes(1_000_000);
  control.serve({ take: async () => ({ done: { bytes: bytes.length }, body: Readable.from([bytes]) }) });
  const said = await askForBody(socket, 'take');
  expect(said?.line).toBe(`{"done":{"bytes":${bytes.length}}}`);
  expect(said && (await buffer(said.body)).equals(bytes)).toBe(true);

  const breaks = () => Readable.from([bytes]).on('data', () => undefined);
  control.serve({ take: async () => ({ done: {}, body: breaks().destroy(new Error('the disk is gone')) }) });
  const broken = await askForBody(socket, 'take');
  expect(broken && (await buffer(broken.body)).length).toBe(0);
});

it('is nobody where no server runs', async () => {
  expect(await ask(controlSocket(folder) ?? '', 'greet')).toBeNull();
});

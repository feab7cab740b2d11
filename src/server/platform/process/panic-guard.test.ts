import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { guardAgainstPanic } from './panic-guard.ts';

const failure = (severity: string) => Object.assign(new Error('No space left on device'), { severity, code: '53100' });

it('asks a database that gave up nothing more, not even to close', async () => {
  let asked = 0;
  let fails = failure('ERROR');
  const ask = () => {
    asked += 1;
    return Promise.reject(fails);
  };
  const client = { execProtocol: ask, execProtocolStream: ask, close: ask } as unknown as PGlite;
  const told: string[] = [];
  guardAgainstPanic(client, (error) => told.push(error.message));

  const send = () => client.execProtocol(new Uint8Array());
  await expect(send()).rejects.toBe(fails);
  expect(told).toEqual([]);

  fails = failure('PANIC');
  await expect(client.execProtocolStream(new Uint8Array())).rejects.toBe(fails);
  expect(told).toEqual(['No space left on device']);
  const before = asked;
  await expect(send()).rejects.toBe(fails);
  await client.close();
  expect(asked).toBe(before);
  expect(told).toHaveLength(1);
});

import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerForwardedWarning } from './forwarded.ts';

it('an untrusted proxy is told of with the first request that it passed on, once and without an address', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  registerForwardedWarning(app);
  app.get('/', async () => 'here');
  await app.inject({ url: '/' });
  expect(lines).toEqual([]);
  for (let n = 0; n < 3; n++) await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, msg: expect.stringMatching(/TRUST_PROXY is not set/) });
  expect(lines[0]).not.toContain('203.0.113.9');
  await app.close();
});

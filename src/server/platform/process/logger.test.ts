import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { AppError } from '../errors.ts';
import { registerErrorHandling } from '../http/http-errors.ts';
import { loggerOptions } from './logger.ts';

const SECRETS = [
  'ann@example.com',
  'portal-7f3c',
  'token-in-query',
  'cookie-secret',
  'bearer-secret',
  'body-secret',
  '203.0.113.7',
];

describe('the log', async () => {
  const open = await testDatabase();

  it('holds no personal data and no secret, also when a query fails', async () => {
    const lines: string[] = [];
    const options = loggerOptions('info', '/portal-7f3c');
    if (typeof options !== 'object') throw new Error('the options are an object');
    const stream = { write: (line: string) => lines.push(line) };
    const app = Fastify({ logger: { ...options, stream }, trustProxy: true });
    registerErrorHandling(app);
    app.setNotFoundHandler(() => {
      throw new AppError('not_found', 'Not found');
    });
    app.get('/api/portal-7f3c/users', async () => []);
    app.post('/refuses', { schema: { body: { type: 'object', required: ['other'] } } }, async () => ({}));
    app.post('/fails', ({ body }) => open.db.execute(sql`select ${JSON.stringify(body)}::text from no_such_table`));
    app.get('/fails', () => open.db.execute(sql`select ${'ann@example.com'}::text from no_such_table`));

    const headers = {
      cookie: 'edgewise_session=cookie-secret',
      authorization: 'Bearer bearer-secret',
      'x-forwarded-for': '203.0.113.7',
    };
    expect((await app.inject({ url: '/fails?token=token-in-query', headers })).statusCode).toBe(500);
    await app.inject({ url: '/portal-7f3c', headers });
    const payload = { email: 'ann@example.com', password: 'body-secret' };
    expect((await app.inject({ method: 'POST', url: '/fails', payload, headers })).statusCode).toBe(500);
    expect((await app.inject({ method: 'POST', url: '/refuses', payload, headers })).statusCode).toBe(400);
    expect((await app.inject({ url: '/api/portal-7f3c/users?q=ann@example.com', headers })).statusCode).toBe(200);

    const log = lines.join('\n');
    for (const secret of SECRETS) expect(log).not.toContain(secret);
    expect(log).toContain('no_such_table');
    expect(log).toContain('/fails');
    expect(log).toContain('/api{secret}/users');
  });
});

import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { AppError, InsufficientTokensError, RateLimitedError } from '../errors.ts';
import { registerBodyParsing } from './body-parsing.ts';
import { publicError, registerErrorHandling, replyWithError } from './http-errors.ts';
import { setValidationWords } from './validation-words.ts';

const Body = z.object({
  message: z.string(),
  mode: z._default(z.enum(['regular', 'pro']), 'regular'),
  count: z.optional(z.int()),
  email: z.optional(z.string().check(z.email('Please enter a valid email address'))),
});

/** A port that nothing listens on. */
const NOBODY_THERE = 'postgres://postgres@127.0.0.1:1/edgewise';

let app: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  app = Fastify({
    bodyLimit: 1000,
    logger: { level: 'info', stream: { write: (line: string) => logged.push(line) } },
    frameworkErrors: replyWithError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  setValidationWords();
  registerBodyParsing(app);
  registerErrorHandling(app);
  app.withTypeProvider<ZodTypeProvider>().post('/send', { schema: { body: Body } }, async (request) => request.body);
  app.post('/stop', async () => ({ stopped: true }));
  app.get('/throws/:code', async (request) => {
    throw new AppError((request.params as { code: ErrorCode }).code, 'in plain words');
  });
  app.get('/tokens', async () => {
    throw new InsufficientTokensError(2, 5);
  });
  app.get('/slow-down', async () => {
    throw new RateLimitedError('Please wait.', 1.2);
  });
  app.get('/bug', async () => {
    throw new TypeError('secret detail of user ann@example.com');
  });
  app.get('/query', () => drizzle(NOBODY_THERE).execute('select 1'));
  await app.ready();
});

const send = (payload: string | object, contentType = 'application/json') =>
  app.inject({ method: 'POST', url: '/send', payload, headers: { 'content-type': contentType } });

const expectRefused = async (answer: ReturnType<typeof send>, status: number, message: string) => {
  const response = await answer;
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(ErrorBody.parse(response.json())).toMatchObject({ message, requestId: expect.any(String) });
  expect(response.statusCode).toBe(status);
};

describe('an error as the caller sees it', () => {
  it('gives every code of the contract its status', async () => {
    const statuses = await Promise.all(
      Object.values(ErrorCode.def.entries).map(async (code) => {
        const response = await app.inject(`/throws/${code}`);
        expect(response.json()).toMatchObject({ message: 'in plain words', code });
        return [code, response.statusCode];
      }),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      invalid_input: 400,
      unauthenticated: 401,
      second_factor: 401,
      second_factor_required: 403,
      confirmation_required: 403,
      insufficient_tokens: 402,
      forbidden: 403,
      not_found: 404,
      conflict: 409,
      too_large: 413,
      rate_limited: 429,
      excluded: 403,
      limit_reached: 403,
      under_age: 403,
      payment_declined: 400,
      internal: 500,
      unavailable: 503,
    });
  });

  it('tells a caller without enough tokens the price and the balance', async () => {
    const response = await app.inject('/tokens');
    expect(response.statusCode).toBe(402);
    expect(response.json()).toMatchObject({ balance: 2, price: 5, code: 'insufficient_tokens' });
  });

  it('says in whole seconds when to come back', async () => {
    const response = await app.inject('/slow-down');
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('2');
  });

  it('says nothing about a bug, and logs it once', async () => {
    logged.length = 0;
    const response = await app.inject('/bug');
    expect(response.statusCode).toBe(500);
    expect(response.json().message).toBe('Something went wrong. Please try again.');
    expect(response.body).not.toMatch(/secret|TypeError|\.ts/);
    expect(logged.filter((line) => line.includes('secret detail'))).toHaveLength(1);
  });

  it('is the same inside a stream', () => {
    expect(publicError(new AppError('conflict', 'Stopped.'))).toEqual({
      status: 409,
      code: 'conflict',
      message: 'Stopped.',
    });
    expect(publicError(new Error('detail'))).toEqual({
      status: 500,
      code: 'internal',
      message: 'Something went wrong. Please try again.',
    });
    expect(publicError(new InsufficientTokensError(2, 5))).toEqual({
      status: 402,
      code: 'insufficient_tokens',
      message: 'This analysis costs 5 tokens and you have 2. Nothing was charged.',
      balance: 2,
      price: 5,
      topUp: '/pricing',
    });
  });
});

describe('a body that is refused', () => {
  it.each([
    [{}, 'message is required'],
    [{ message: 5 }, 'message must be a text'],
    [{ message: 'x', mode: 'extreme' }, 'mode must be one of regular, pro'],
    [{ message: 'x', count: 1.5 }, 'count must be a whole number'],
    [{ message: 'x', email: 'nobody' }, 'Please enter a valid email address'],
    ['[]', 'The body must be an object'],
    ['null', 'The body must be an object'],
    ['', 'message is required'],
  ])('%j: %s', async (body, message) => expectRefused(send(body), 400, message));

  it('is answered in JSON when it is no JSON, of another kind, too large or polluted', async () => {
    await expectRefused(send('{"message":'), 400, 'The body is not valid JSON.');
    await expectRefused(send('{"__proto__":{"a":1}}'), 400, 'The body is not valid JSON.');
    const otherKind = 'The body must be sent as JSON, with Content-Type: application/json.';
    for (const kind of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])
      await expectRefused(send('message=x', kind), 400, otherKind);
    await expectRefused(send({ message: 'x'.repeat(2000) }), 413, 'The request is too large.');
  });

  it('may be missing where none is needed, whatever its type says', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/stop', headers })).json()).toEqual({ stopped: true });
    expect((await app.inject({ method: 'POST', url: '/stop' })).json()).toEqual({ stopped: true });
    await expectRefused(app.inject({ method: 'POST', url: '/send' }), 400, 'message is required');
  });
});

describe('a database that is away', () => {
  it('is 503 in plain words, not a bug of ours', async () => {
    await expectRefused(app.inject('/query'), 503, 'The service is unavailable for a moment. Please try again.');
  });

  it.each([
    [Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }), true],
    [new Error('Connection terminated unexpectedly'), true],
    [new Error('timeout exceeded when trying to connect'), true],
    [Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' }), false],
    [new TypeError('x is not a function'), false],
  ])('is told from other failures by the cause: %s', (cause, isAway) => {
    expect(publicError(new Error('Failed query: select 1', { cause })).status).toBe(isAway ? 503 : 500);
  });
});

describe('a character that no database can hold', () => {
  it.each([
    ['alone', '22021'],
    ['within JSON', '22P05'],
  ])('is the sender’s to mend, wherever a query meets it: %s', (_, code) => {
    const cause = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code });
    expect(publicError(new Error('Failed query: select 1', { cause }))).toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
  });
});

describe('something that was deleted while it was asked for', () => {
  it('is not there, and is no fault of ours', () => {
    const cause = Object.assign(new Error('violates foreign key constraint "chat_messages_session"'), {
      code: '23503',
    });
    expect(publicError(new Error('Failed query: insert', { cause }))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('an address that is refused', () => {
  it('is answered in the same form', async () => {
    await expectRefused(app.inject('/%zz'), 400, 'The address is not valid.');
    await expectRefused(app.inject(`/throws/${'x'.repeat(500)}`), 404, 'Not found');
  });
});

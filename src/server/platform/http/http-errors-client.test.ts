import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorBody } from '#contract/errors.ts';
import { answerClientError } from './http-errors-client.ts';
import { requestTimes } from './request-times.ts';
import { securityHeaders } from './security-headers.ts';

const HEADERS = securityHeaders({ https: true });
let app: FastifyInstance;
let began: () => void;

beforeAll(async () => {
  app = Fastify({ clientErrorHandler: answerClientError(HEADERS), ...requestTimes(400, 50) });
  app.get('/ok', async () => ({ fine: true }));
  app.post('/body', async () => ({ fine: true }));
  app.get('/stream', (_, reply) => {
    reply.hijack().raw.writeHead(200).write('first');
    began();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** A client that never hangs up by itself. */
const dial = () =>
  connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });

/** All that the server says until it hangs up. */
async function saidTo(bytes: string): Promise<string> {
  const socket = dial();
  socket.write(bytes, 'latin1');
  return text(socket).finally(() => socket.destroy());
}

function parsed(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { status, headers, body };
}

it.each([
  [
    'headers that are too large',
    `GET /ok HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    { message: 'The headers of the request are too large.', code: 'too_large' },
  ],
  [
    'a header that is none',
    'GET /ok HTTP/1.1\r\nhost x\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    { message: 'The request could not be read.', code: 'invalid_input' },
  ],
  [
    'another protocol',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    { message: 'The request could not be read.', code: 'invalid_input' },
  ],
  [
    'a body that never comes to its end',
    'POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"a":',
    'HTTP/1.1 408 Request Timeout',
    { message: 'The request took too long to arrive.', code: 'invalid_input' },
  ],
  [
    'headers that never come to their end',
    'GET /ok HTTP/1.1\r\nhost: x\r\naccept: te',
    'HTTP/1.1 408 Request Timeout',
    { message: 'The request took too long to arrive.', code: 'invalid_input' },
  ],
])('%s: answered in our form and with our headers, and then hung up on', async (_, bytes, status, body) => {
  const answer = parsed(await saidTo(bytes));
  expect(answer.status).toBe(status);
  expect(ErrorBody.parse(JSON.parse(answer.body))).toEqual(body);
  expect(answer.headers).toEqual({
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(answer.body)),
    connection: 'close',
  });
});

it('is said to a body that drips, however often another byte comes', async () => {
  const socket = dial();
  const said = text(socket);
  socket.write('POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{');
  const drip = setInterval(() => socket.write(' '), 20);
  socket.on('error', () => undefined).once('close', () => clearInterval(drip));
  expect(parsed(await said).status).toBe('HTTP/1.1 408 Request Timeout');
  clearInterval(drip);
  socket.destroy();
});

it('is not said into the middle of another answer', async () => {
  const begun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const socket = dial();
  socket.on('error', () => undefined).on('end', () => socket.destroy());
  const ended = once(socket, 'close');
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes;
  });
  socket.write('GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
  await begun;
  await expect.poll(() => said).toContain('first');
  socket.write('garbage\r\n\r\n');
  await ended;
  expect(said).not.toContain('400');
});

it('leaves no connection open whose client never hangs up', async () => {
  const socket = dial();
  socket.on('error', () => undefined).resume();
  socket.write('garbage\r\n\r\n');
  await once(socket, 'end');
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_, open) => resolve(open)));
  await expect.poll(count).toBe(0);
  socket.destroy();
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model server can do to a caller. `well`: answers what the test wrote. */
export const FAULTS = [
  'refuse_connect',
  'hang_before_headers',
  'hang_mid_body',
  'reset_before_headers',
  'reset_mid_body',
  'clean_early_end',
  'status_400',
  'status_401',
  'status_402',
  'status_408',
  'status_413',
  'status_429',
  'status_429_retry_after',
  'status_429_long_retry_after',
  'status_500',
  'status_502',
  'status_503',
  'status_529',
  'empty_200',
  'html_200',
  'invalid_json',
  'truncated_json',
  'deep_json',
  'json_10_mb',
  'wrong_types',
  'not_a_number',
  'slow_drip',
  'cut_at_the_limit',
  'other_shape',
  'content_filter',
  'refusal',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A reply of a sound model: its words, and the calls that it makes behind them; `input` as it is sent, JSON or not. */
export type SaidReply = {
  /** Turns the request away. */
  status?: number;
  text?: string;
  calls?: readonly { name: string; input: object | string }[];
};

export type SeenRequest = { url: string; body: string; headers: IncomingMessage['headers'] };

export type TestModelServer = {
  baseUrl: string;
  requests: SeenRequest[];
  /** Answers that the caller has hung up on or that ended; `open` are those that are still being written. */
  open: () => number;
  behave: (fault: Fault | null) => void;
  /** What a sound reply says, from the body of its request. */
  say: (reply: (body: string) => string | SaidReply) => void;
  close: () => Promise<void>;
};

const HALF = '{"pick":"p1","field":"why","sentence":"The pri';

/** An OpenAI-compatible server on this machine that can be told to misbehave in every way that such servers do. */
export async function startTestModelServer(): Promise<TestModelServer> {
  const requests: SeenRequest[] = [];
  const openReplies = new Set<ServerResponse>();
  let fault: Fault | null = null;
  let reply: (body: string) => string | SaidReply = () => '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    openReplies.add(response);
    response.on('close', () => openReplies.delete(response));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      requests.push({ url: request.url ?? '', body, headers: request.headers });
      answer(response, fault, reply(body));
    });
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    open: () => openReplies.size,
    behave: (next) => {
      fault = next;
    },
    say: (next) => {
      reply = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Answer = (response: ServerResponse, text: string) => void;

const textOf = (reply: string | SaidReply): string => (typeof reply === 'string' ? reply : (reply.text ?? ''));
const callsOf = (reply: string | SaidReply): NonNullable<SaidReply['calls']> =>
  typeof reply === 'string' ? [] : (reply.calls ?? []);

/** Those that need more than a status or a broken chunk. */
const ANSWERS: Partial<Record<Fault, Answer>> = {
  hang_before_headers: () => {},
  refuse_connect: (response) => response.socket?.resetAndDestroy(),
  reset_before_headers: (response) => response.socket?.resetAndDestroy(),
  hang_mid_body: (response) => startHalf(response),
  reset_mid_body: (response) => startHalf(response, () => response.socket?.resetAndDestroy()),
  clean_early_end: (response) => startHalf(response, () => response.end()),
  empty_200: (response) => response.end(),
  html_200: (response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Sign in</title><p>Please sign in to the network.</p>');
  },
  slow_drip: (response, text) => drip(response, text),
  cut_at_the_limit: (response, text) => stream(response, text.slice(0, text.length / 3), 'length'),
  other_shape: (response) => stream(response, OTHER_SHAPE, 'stop'),
  content_filter: (response) => stream(response, '', 'content_filter'),
  refusal: (response) => stream(response, "I'm sorry, but I can't help with that.", 'stop'),
};

const OTHER_SHAPE = '# My picks\n\nTake the **Bills**, they win {62%} of the time.\n{"answer":42}';

function answer(response: ServerResponse, fault: Fault | null, reply: string | SaidReply): void {
  const text = textOf(reply);
  const calls = callsOf(reply);
  const status = /^status_(\d+)/.exec(fault ?? '')?.[1];
  const refused = typeof reply === 'string' ? undefined : reply.status;
  if (fault === null && refused !== undefined) refuse(response, refused, 'status_400');
  else if (fault === null) stream(response, text, calls.length > 0 ? 'tool_calls' : 'stop', calls);
  else if (status) refuse(response, Number(status), fault);
  else if (ANSWERS[fault]) ANSWERS[fault](response, text);
  else garble(response, fault);
}

function startHalf(response: ServerResponse, then: () => void = () => {}): void {
  startStream(response);
  response.write(`data: ${JSON.stringify(frame({ role: 'assistant', content: HALF }, null))}\n\n`, then);
}

function refuse(response: ServerResponse, status: number, fault: Fault): void {
  response.statusCode = status;
  if (fault === 'status_429_retry_after') response.setHeader('retry-after', '0');
  if (fault === 'status_429_long_retry_after') response.setHeader('retry-after', '3600');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ error: { message: `the test says ${status}`, type: 'test', code: null } }));
}

function garble(response: ServerResponse, fault: Fault): void {
  startStream(response);
  const chunk = (delta: unknown, usage?: unknown) => JSON.stringify({ ...frame(delta, null), usage });
  const lines: Partial<Record<Fault, () => string>> = {
    invalid_json: () => '{"choices": nope}',
    truncated_json: () => chunk({ content: 'x' }).slice(0, 40),
    deep_json: () => '['.repeat(200_000) + ']'.repeat(200_000),
    json_10_mb: () => chunk({ content: 'x'.repeat(10_000_000) }),
    wrong_types: () => chunk({ content: 7, role: [] }, { prompt_tokens: 'many' }),
    not_a_number: () => chunk({ content: 'x' }).replace('"x"', 'NaN'),
  };
  response.end(`data: ${lines[fault]?.() ?? ''}\n\ndata: [DONE]\n\n`);
}

const frame = (delta: unknown, finish: string | null) => ({
  id: 'call',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'test-model',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

function startStream(response: ServerResponse): void {
  response.setHeader('content-type', 'text/event-stream');
  response.flushHeaders();
}

const send = (response: ServerResponse, content: string): boolean =>
  response.write(`data: ${JSON.stringify(frame({ role: 'assistant', content }, null))}\n\n`);

const PIECE = 37;

function stream(
  response: ServerResponse,
  text: string,
  finish: 'stop' | 'length' | 'content_filter' | 'tool_calls',
  calls: NonNullable<SaidReply['calls']> = [],
): void {
  startStream(response);
  for (let at = 0; at < text.length; at += PIECE) send(response, text.slice(at, at + PIECE));
  for (const [index, { name, input }] of calls.entries()) {
    const written = typeof input === 'string' ? input : JSON.stringify(input);
    const call = { index, id: `call_${index}`, type: 'function', function: { name, arguments: written } };
    response.write(`data: ${JSON.stringify(frame({ tool_calls: [call] }, null))}\n\n`);
  }
  response.write(`data: ${JSON.stringify(frame({}, finish))}\n\n`);
  const usage = { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540 };
  response.end(`data: ${JSON.stringify({ ...frame({}, null), choices: [], usage })}\n\ndata: [DONE]\n\n`);
}

/** A character at a time, for far longer than anybody waits. */
function drip(response: ServerResponse, text: string): void {
  startStream(response);
  let at = 0;
  const timer = setInterval(() => send(response, text.charAt(at++ % Math.max(1, text.length))), 20);
  response.on('close', () => clearInterval(timer));
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRedirectingServer } from '../test-redirecting-server.ts';
import { createAnalystModel, type ModelChoice } from './create-analyst-model.ts';
import type { AnalystModel } from './llm.port.ts';
import { type FAULTS, startTestModelServer, type TestModelServer } from './test-model-server.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let server: TestModelServer;

beforeAll(async () => {
  server = await startTestModelServer();
  server.say(() => 'One sentence, and another.');
});
beforeEach(() => {
  server.behave(null);
  server.requests.length = 0;
});
afterAll(() => server.close());

const modelOf = (kind: ModelChoice['kind'], baseUrl = server.baseUrl): Promise<AnalystModel> =>
  createAnalystModel({ kind, name: 'test-model', apiKey: 'sk-secret', baseUrl }, now);

const ask = (model: AnalystModel, signal = new AbortController().signal, onText = (_: string) => {}) =>
  model.call({
    system: 'You write.',
    messages: [{ role: 'user', content: '{"question":"Best bets?"}' }],
    maxOutputTokens: 4000,
    signal,
    onText,
  });

describe.each(['compatible', 'openai'] as const)('a model behind an %s server', (kind) => {
  it('streams its text, and says how it ended and what it used', async () => {
    const pieces: string[] = [];
    const reply = await ask(await modelOf(kind), undefined, (piece) => pieces.push(piece));
    expect(reply).toEqual({
      text: 'One sentence, and another.',
      calls: [],
      finish: 'stop',
      usage: { inputTokens: 1200, outputTokens: 340 },
    });
    expect(pieces.join('')).toBe(reply.text);
    const [request] = server.requests;
    expect(request?.headers.authorization).toBe('Bearer sk-secret');
    const body = JSON.parse(request?.body ?? '{}');
    expect(body.max_tokens ?? body.max_completion_tokens).toBe(4000);
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user']);
  });
});

const TOOLS = ['find_games', 'price_bets'].map((name) => ({
  name,
  description: `What ${name} does.`,
  parameters: { type: 'object', properties: { names: { type: 'array', items: { type: 'string' } } } },
}));

describe.each(['compatible', 'openai'] as const)('tools that an %s server is offered', (kind) => {
  const askWith = async (calls: { name: string; input: object | string }[]) => {
    server.say(() => ({ calls }));
    const model = await modelOf(kind);
    const content = '{"question":"Which games?"}';
    return model
      .call({
        system: 'You choose.',
        messages: [{ role: 'user', content }],
        maxOutputTokens: 600,
        signal: new AbortController().signal,
        onText: () => {},
        tools: TOOLS,
      })
      .finally(() => server.say(() => 'One sentence, and another.'));
  };

  it('are asked for as they are, several at once, without a word', async () => {
    const reply = await askWith([
      { name: 'find_games', input: { names: ['Bills'] } },
      { name: 'price_bets', input: {} },
    ]);
    expect(reply).toMatchObject({
      text: '',
      finish: 'stop',
      calls: [
        { name: 'find_games', input: { names: ['Bills'] } },
        { name: 'price_bets', input: {} },
      ],
    });
    const { tools } = JSON.parse(server.requests[0]?.body ?? '{}');
    expect(tools.map((tool: { function: object }) => tool.function)).toMatchObject(TOOLS);
  });

  it.each([
    ['of a tool that there is not', { name: 'transfer', input: {} }, { name: 'transfer', input: {} }],
    [
      'with arguments that are no JSON',
      { name: 'find_games', input: '{"names":[' },
      { name: 'find_games', input: null },
    ],
    ['with arguments that are no object', { name: 'find_games', input: '[1]' }, { name: 'find_games', input: null }],
  ])('are told as they came: a call %s', async (_, made, told) => {
    expect((await askWith([made])).calls).toEqual([told]);
  });

  it('are asked for eight times in a reply at most', async () => {
    const calls = Array.from({ length: 30 }, () => ({ name: 'find_games', input: {} }));
    expect((await askWith(calls)).calls).toHaveLength(8);
  });

  it('need not be asked for, and no word either', async () => {
    expect(await askWith([])).toMatchObject({ text: '', calls: [] });
  });
});

describe('a call that is aborted', () => {
  it.each(['hang_before_headers', 'hang_mid_body', 'slow_drip'] as const)(
    'closes the socket of one that %s',
    async (fault) => {
      server.behave(fault);
      const controller = new AbortController();
      const call = ask(await modelOf('compatible'), controller.signal);
      const ended = expect(call).rejects.toMatchObject({ name: 'ModelFault', kind: 'aborted', retryable: false });
      await expect.poll(() => server.requests).toHaveLength(1);
      await expect.poll(() => server.open()).toBe(1);
      controller.abort();
      await ended;
      await expect.poll(() => server.open()).toBe(0);
    },
  );

  it('is not even made when it was aborted before', async () => {
    await expect(ask(await modelOf('compatible'), AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
    expect(server.requests).toHaveLength(0);
  });
});

/** What each fault is told as. Those that leave text are left to whoever reads the text. */
const KINDS: Partial<Record<(typeof FAULTS)[number], string>> = {
  reset_before_headers: 'unreachable',
  reset_mid_body: 'broken_off',
  clean_early_end: 'broken_off',
  status_400: 'refused',
  status_401: 'refused',
  status_402: 'refused',
  status_408: 'overloaded',
  status_413: 'refused',
  status_429: 'rate_limited',
  status_500: 'overloaded',
  status_502: 'overloaded',
  status_503: 'overloaded',
  status_529: 'overloaded',
  empty_200: 'broken_off',
  html_200: 'broken_off',
  invalid_json: 'malformed',
  truncated_json: 'malformed',
  deep_json: 'malformed',
  json_10_mb: 'too_large',
  wrong_types: 'malformed',
  not_a_number: 'malformed',
  content_filter: 'declined',
};

describe('a server that misbehaves', () => {
  it.each(Object.entries(KINDS))('%s is %s, after one request', async (fault, kind) => {
    server.behave(fault as (typeof FAULTS)[number]);
    const failure = await ask(await modelOf('compatible')).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ModelFault', kind });
    expect(String((failure as Error).message)).not.toContain('sk-secret');
    expect(server.requests).toHaveLength(1);
  });

  it('says how long it wants to be left alone', async () => {
    server.behave('status_429_long_retry_after');
    await expect(ask(await modelOf('compatible'))).rejects.toMatchObject({ retryable: true, retryAfterMs: 3_600_000 });
  });

  it('is unreachable where nobody listens', async () => {
    await expect(ask(await modelOf('compatible', 'http://127.0.0.1:9/v1'))).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });

  it('gives what it wrote before it was cut at the limit, and says so', async () => {
    server.behave('cut_at_the_limit');
    expect(await ask(await modelOf('compatible'))).toMatchObject({ text: 'One sent', finish: 'length' });
  });

  it('keeps the pieces that came before it broke off', async () => {
    server.behave('clean_early_end');
    const pieces: string[] = [];
    const call = ask(await modelOf('compatible'), undefined, (piece) => pieces.push(piece));
    await expect(call).rejects.toMatchObject({ kind: 'broken_off' });
    expect(pieces.join('')).toContain('"field":"why"');
  });
});

describe.each(['compatible', 'openai', 'anthropic'] as const)('an %s server that sends its callers on', (kind) => {
  it('does not get the key carried along', async () => {
    const server = await startRedirectingServer();
    const failure = await ask(await modelOf(kind, `${server.url}/v1`)).catch((error: unknown) => error);
    await server.close();
    expect(failure).toMatchObject({ name: 'ModelFault' });
    expect(server.asked()).toBe(1);
    expect(server.arrived).toEqual([]);
  });
});

describe('a model behind an Anthropic server', () => {
  const events = [
    {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'test-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 900, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'One sentence, ' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'and another.' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 210 } },
    { type: 'message_stop' },
  ];

  it('streams its text, and says how it ended and what it used', async () => {
    const seen: { key: unknown; body: string }[] = [];
    const maker = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += String(chunk);
      });
      request.on('end', () => {
        seen.push({ key: request.headers['x-api-key'], body });
        response.setHeader('content-type', 'text/event-stream');
        response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
      });
    });
    await new Promise<void>((resolve) => maker.listen(0, '127.0.0.1', resolve));
    const { port } = maker.address() as AddressInfo;
    const reply = await ask(await modelOf('anthropic', `http://127.0.0.1:${port}/v1`));
    expect(reply).toEqual({
      text: 'One sentence, and another.',
      calls: [],
      finish: 'stop',
      usage: { inputTokens: 900, outputTokens: 210 },
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.key).toBe('sk-secret');
    expect(JSON.parse(seen[0]?.body ?? '{}')).toMatchObject({ max_tokens: 4000, system: [{ text: 'You write.' }] });
    maker.closeAllConnections();
    await new Promise((resolve) => maker.close(resolve));
  });
});

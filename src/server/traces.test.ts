import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from './platform/database/test-database.ts';
import { traceTransactions } from './platform/database/trace-transactions.ts';
import { createOtlpTracer, type Tracing } from './platform/process/otlp-tracer.ts';
import { failureKind } from './platform/process/tracer.ts';
import { type AnalystModel, ModelFault } from './providers/llm/llm.port.ts';
import { traceModel } from './providers/llm/trace-model.ts';
import { addPerson } from './test-people.ts';
import { ADMIN_PATH, METRICS_TOKEN, startWholeApp } from './test-whole-app.ts';

type Field = { key: string; value: { stringValue?: string; intValue?: number | string } };
type ToldSpan = {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Field[];
  events: { name: string; attributes: Field[] }[];
  status: { code?: number };
};

/** What a collector was sent, as it came. */
const received: { headers: IncomingHttpHeaders; url: string; body: string }[] = [];
let collector: Server;
let endpoint: string;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, url: request.url ?? '', body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

const open = await testDatabase();
const start = (): Promise<Tracing> =>
  createOtlpTracer({ endpoint, service: 'edgewise', headers: { 'x-collector-key': 'secret-of-the-collector' } });

/** Ends the tracing, which sends what is left, and answers with every span since the last time. */
async function spansOf({ close }: Tracing): Promise<ToldSpan[]> {
  await close();
  return received
    .splice(0)
    .flatMap(({ body }) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: ToldSpan[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
}

const fieldsOf = (fields: Field[]) =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

describe('what a collector is told', () => {
  it('is a turn with its transactions, and a tool’s run, without a word, an address or a secret', async () => {
    const tracing = await start();
    const db = traceTransactions(open.db, 'embedded', tracing.tracer);
    const site = await startWholeApp(db, { tracer: tracing.tracer });
    const person = await addPerson(open.db);
    const headers = { cookie: person.cookie, origin: 'https://edgewise.example' };
    const message = 'Are the Bills at +120 worth it, says my friend Zebulon?';
    const payload = { message, mode: 'regular' };
    const asked = {
      method: 'POST',
      url: '/api/chat/message',
      payload,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    } as const;
    expect((await site.app.inject(asked)).statusCode).toBe(200);
    const desk = { method: 'POST', url: '/api/desk/find_games', payload: {}, headers } as const;
    expect((await site.app.inject(desk)).statusCode).toBe(200);
    await site.app.inject({ url: ADMIN_PATH, headers });
    const sent = () => received.map(({ body }) => body).join('');
    const spans = await (async () => {
      await tracing.close();
      return sent();
    })();
    expect(received[0]).toMatchObject({ url: '/v1/traces', headers: { 'x-collector-key': 'secret-of-the-collector' } });
    const told = await spansOf({ ...tracing, close: async () => undefined });
    const turn = told.find(({ name }) => name === 'turn');
    expect(fieldsOf(turn?.attributes ?? [])).toEqual({ 'edgewise.mode': 'regular', 'edgewise.origin': 'chat' });
    const inTurn = told.filter(({ parentSpanId }) => parentSpanId === turn?.spanId);
    expect(inTurn.map(({ name }) => name)).toContain('db.transaction');
    const tool = told.find(({ name }) => name === 'execute_tool find_games');
    expect(fieldsOf(tool?.attributes ?? [])).toMatchObject({
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'find_games',
    });
    for (const secret of [
      'Bills',
      'Zebulon',
      person.email,
      person.token,
      person.id,
      ADMIN_PATH,
      METRICS_TOKEN,
      'secret-of',
      '127.0.0.1:',
    ]) {
      expect(spans.includes(secret), secret).toBe(false);
    }
  });

  it('is a model’s call by its name, sizes and kind of failure, with what the check dropped as events', async () => {
    const tracing = await start();
    let fails = false;
    const model: AnalystModel = {
      name: 'small-1',
      call: async () => {
        if (fails) throw new ModelFault('overloaded', { status: 529, cause: new Error('said Zebulon') });
        return { text: 'said Zebulon', calls: [], finish: 'stop', usage: { inputTokens: 12, outputTokens: 3 } };
      },
    };
    const traced = traceModel(model, 'openai', tracing.tracer);
    const request = {
      system: 'system Zebulon',
      messages: [{ role: 'user' as const, content: 'asks Zebulon' }],
      maxOutputTokens: 50,
      signal: new AbortController().signal,
      onText: () => undefined,
    };
    await tracing.tracer.within('turn', {}, async () => {
      await traced.call(request);
      fails = true;
      await expect(traced.call(request)).rejects.toThrow(ModelFault);
      tracing.tracer.event('gen_ai.evaluation.result', { 'gen_ai.evaluation.name': 'figure' });
    });
    const spans = await spansOf(tracing);
    const [turn] = spans.filter(({ name }) => name === 'turn');
    const calls = spans.filter(({ name }) => name === 'chat small-1');
    expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual([turn?.spanId, turn?.spanId]);
    const [done, failed] = calls.map(({ attributes }) => fieldsOf(attributes));
    expect(done).toMatchObject({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': 'small-1',
      'gen_ai.request.max_tokens': 50,
      'gen_ai.usage.input_tokens': 12,
      'gen_ai.usage.output_tokens': 3,
    });
    expect([failed?.['error.type'], calls[1]?.status.code]).toEqual(['overloaded', 2]);
    expect(turn?.events.map(({ name }) => name)).toEqual(['gen_ai.evaluation.result']);
    expect(JSON.stringify(spans)).not.toContain('Zebulon');
  });

  it('of a failure is its kind, never its words', () => {
    expect(failureKind(new TypeError('said Zebulon'))).toBe('TypeError');
    expect(failureKind(Object.assign(new Error('x'), { code: '40P01' }))).toBe('40P01');
    expect(failureKind(Object.assign(new Error('x'), { code: 'somebody@example.com said' }))).toBe('Error');
    expect(failureKind('said Zebulon')).toBe('unknown');
  });

  it('does not keep a server from closing when nobody listens', async () => {
    const { tracer, close } = await createOtlpTracer({ endpoint: 'http://127.0.0.1:1', service: 'x', headers: {} });
    expect(tracer.within('turn', {}, () => 7)).toBe(7);
    await close();
  }, 300_000);
});

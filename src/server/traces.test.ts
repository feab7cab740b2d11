import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '#research/slate/test-slate.ts';
import { createModelAnalyst } from './features/turns/model/model-analyst.ts';
import { soundReply } from './features/turns/test-sound-reply.ts';
import { testDatabase } from './platform/database/test-database.ts';
import { traceTransactions } from './platform/database/trace-transactions.ts';
import { createOtlpTracer, type Tracing } from './platform/process/otlp-tracer.ts';
import { wallSchedule } from './platform/process/schedule.ts';
import { failureKind } from './platform/process/tracer.ts';
import { createEspnCaller } from './providers/espn/espn-caller.ts';
import { createNwsClient } from './providers/facts/weather/nws-client.ts';
import { createAnalystModel } from './providers/llm/create-analyst-model.ts';
import { type AnalystModel, ModelFault } from './providers/llm/llm.port.ts';
import { startTestModelServer } from './providers/llm/test-model-server.ts';
import { traceModel } from './providers/llm/trace-model.ts';
import { sendJson, startTestProvider } from './providers/odds-feed/the-odds-api/test-provider.ts';
import { createTheOddsApiFeed } from './providers/odds-feed/the-odds-api/the-odds-api-feed.ts';
import { addPerson } from './test-people.ts';
import { ADMIN_PATH, METRICS_TOKEN, startWholeApp } from './test-whole-app.ts';

type Field = {
  key: string;
  value: { stringValue?: string; intValue?: number | string; arrayValue?: { values: { stringValue: string }[] } };
};
type ToldSpan = {
  name: string;
  kind: number;
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
  Object.fromEntries(
    fields.map(({ key, value: { stringValue, intValue, arrayValue } }) => [
      key,
      arrayValue?.values.map((one) => one.stringValue) ?? stringValue ?? Number(intValue),
    ]),
  );
/** As the protocol numbers them. */
const CLIENT = 3;
const ERROR = 2;

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

  it('is a turn that a model worded: its call, the tools that ran, and what the check dropped, by kind', async () => {
    const tracing = await start();
    const { tracer } = tracing;
    const server = await startTestModelServer();
    const lie = (block: string) => ({
      block,
      field: 'risk',
      sentence: 'Zebulon says that it wins 97 of a hundred. [[bet]]',
    });
    server.say((body) => `${JSON.stringify(lie('b2'))}\n${JSON.stringify(lie('b9'))}\n${soundReply(body)}`);
    const choice = {
      kind: 'compatible',
      name: 'small-1',
      apiKey: 'secret-of-the-model',
      baseUrl: server.baseUrl,
    } as const;
    const model = traceModel(await createAnalystModel(choice, () => NOW), 'compatible', tracer);
    const db = traceTransactions(open.db, open.kind, tracer);
    const deps = { db, now: () => NOW, newId: randomUUID, schedule: wallSchedule, tracer };
    const site = await startWholeApp(db, { tracer, analyst: createModelAnalyst({ ...deps, model, budgetUsd: null }) });
    const person = await addPerson(open.db);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/chat/message',
      payload: { message: 'Bills +2.5 at +105 good, says Zebulon?', mode: 'regular' },
      headers: { cookie: person.cookie, origin: 'https://edgewise.example' },
    });
    expect(answer.statusCode).toBe(200);
    await server.close();
    const spans = await spansOf(tracing);
    const turn = spans.find(({ name }) => name === 'turn');
    const inTurn = spans.filter(({ parentSpanId }) => parentSpanId === turn?.spanId);
    expect(new Set(inTurn.map(({ name }) => name))).toEqual(
      new Set(['db.transaction', 'execute_tool price_bets', 'chat small-1']),
    );
    const call = inTurn.find(({ name }) => name === 'chat small-1');
    expect([call?.kind, fieldsOf(call?.attributes ?? [])]).toEqual([
      CLIENT,
      {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': 'compatible',
        'gen_ai.request.model': 'small-1',
        'gen_ai.request.max_tokens': expect.any(Number),
        'gen_ai.output.type': 'text',
        'gen_ai.response.finish_reasons': ['stop'],
        'gen_ai.usage.input_tokens': 1200,
        'gen_ai.usage.output_tokens': 340,
        'edgewise.tool_calls': 0,
      },
    ]);
    const dropped = (kind: string) => ({
      name: 'gen_ai.evaluation.result',
      fields: {
        'gen_ai.evaluation.name': kind,
        'gen_ai.evaluation.score.value': 1,
        'gen_ai.evaluation.score.label': 'dropped',
      },
    });
    const events = turn?.events.map(({ name, attributes }) => ({ name, fields: fieldsOf(attributes) }));
    expect(events).toEqual([dropped('bare_number'), dropped('unknown_pick')]);
    expect(JSON.stringify(spans)).not.toMatch(/Zebulon|Bills|\+105|secret-of|127\.0\.0\.1/);
  }, 300_000);

  it('is each call of a provider by its name and what came of it, never its address, which holds a key', async () => {
    const tracing = await start();
    const { tracer } = tracing;
    const provider = await startTestProvider();
    const { baseUrl } = provider;
    const { signal } = new AbortController();
    const logger = { info: () => undefined };
    const odds = createTheOddsApiFeed({ baseUrl, apiKey: 'secret-of-the-odds', logger, tracer });
    const espn = createEspnCaller({ baseUrl, tracer });
    const nws = createNwsClient({ baseUrl, contact: 'owner@edgewise.example', tracer });
    const venue = { latitude: 40.8, longitude: -74.1 } as Parameters<typeof nws.forecast>[1];
    await odds.listSports(NOW, signal);
    provider.answer = (_path, _request, response) => sendJson(response, {}, 500);
    await espn.read(espn.startRun(NOW, signal), 'Games', { path: 'football/nfl/scoreboard' }, () => null);
    provider.answer = (_path, _request, response) => response.socket?.resetAndDestroy();
    await nws.forecast(nws.startRun(NOW, signal), venue, 0);
    await provider.close();
    const spans = await spansOf(tracing);
    const told = spans.map(({ name, kind, status, attributes }) => [name, kind, status.code, fieldsOf(attributes)]);
    const fields = (service: string) => ({ 'http.request.method': 'GET', 'peer.service': service });
    expect(told).toEqual([
      ['GET The Odds API', CLIENT, 0, { ...fields('The Odds API'), 'http.response.status_code': 200 }],
      ['GET ESPN', CLIENT, ERROR, { ...fields('ESPN'), 'http.response.status_code': 500, 'error.type': '500' }],
      [
        'GET National Weather Service',
        CLIENT,
        ERROR,
        { ...fields('National Weather Service'), 'error.type': 'unreachable' },
      ],
    ]);
    expect(JSON.stringify(spans)).not.toMatch(/secret-of|127\.0\.0\.1|40\.8|owner@/);
  });

  it('is a model’s call by its name, sizes and kind of failure', async () => {
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
    expect([failed?.['error.type'], calls[1]?.status.code]).toEqual(['overloaded', ERROR]);
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

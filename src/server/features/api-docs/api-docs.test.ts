import { randomUUID } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '#contract/errors.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { addBelongings, addPasskey } from '../../test-belongings.ts';
import { addPerson, type Person } from '../../test-people.ts';
import { ADMIN_PATH, COMPANY, startWholeApp } from '../../test-whole-app.ts';
import { type DocumentedOperation, documentedRoutes, type OpenApi } from './open-api.ts';
import type { Operation } from './operation.ts';
import { OPERATION_GROUPS } from './operations/all.ts';

const open = await testDatabase();
const site = await startWholeApp(open.db);
const read = async () => (await site.app.inject('/api/openapi.json')).json<OpenApi>();
const OPERATIONS: [string, Operation][] = OPERATION_GROUPS.flatMap(({ operations }) => Object.entries(operations));

/** What no schema says of the others: they are asked for by their names alone. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

async function described(name: string): Promise<{ api: OpenApi; operation: DocumentedOperation }> {
  const [method = '', path = ''] = name.split(' ');
  const api = await read();
  const operation = api.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not described`);
  return { api, operation };
}

function problemsOf(api: OpenApi, schema: object, value: unknown): string {
  const whole = { allOf: [schema], components: api.components };
  return ajv.validate(whole, value) ? '' : ajv.errorsText();
}

async function callerOf(access: string): Promise<Person | null> {
  if (access === 'administrator' || access === 'owner')
    return addPerson(open.db, { email: `a-${randomUUID()}@${COMPANY}` });
  return access === 'user' ? addPerson(open.db) : null;
}

async function idsOf(person: Person | null, path: string): Promise<Record<string, string>> {
  const owned = person && (await addBelongings(site, person, 'mine'));
  const id = Object.entries({
    '/methods/': owned?.cardId,
    '/auth/sessions/': owned?.deviceId,
    '/user/keys/': owned?.keyId,
    '/user/assistants/': owned?.assistantId,
    '/user/passkeys/:id':
      person && path.endsWith('/passkeys/:id') ? await addPasskey(open.db, person, 'mine') : undefined,
  }).find(([part]) => path.includes(part))?.[1];
  return {
    sessionId: owned?.sessionId ?? '',
    messageId: owned?.messageId ?? '',
    id: id ?? randomUUID(),
    eventId: 'g1',
    key: 'nothing',
  };
}

/** Sends the example as a reader would. */
async function send(name: string, { body, query, isKeyed }: Operation, access: string) {
  const [method = '', path = ''] = name.split(' ');
  const person = await callerOf(access);
  const ids = await idsOf(person, path);
  const asked = new URLSearchParams(query).toString();
  const url = path.replaceAll(/:(\w+)/g, (_, id: string) => ids[id] ?? '') + (asked && `?${asked}`);
  return site.app.inject({
    method: method as 'GET',
    url,
    headers: { ...(person && { cookie: person.cookie }), ...(isKeyed && { 'idempotency-key': randomUUID() }) },
    ...(body !== undefined && { payload: body as object }),
  });
}

describe('the documentation of the API', () => {
  it('is a valid OpenAPI 3.1 document, every reference in it included', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(await read())));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
    const text = JSON.stringify(await read());
    const { components } = await read();
    const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !(name in components.schemas))).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  it('describes each route below /api and no other, and nothing of the portal', async () => {
    const routes = documentedRoutes(site.app.routeTable, ADMIN_PATH);
    expect(OPERATIONS.map(([name]) => name).sort()).toEqual([...routes.keys()].sort());
    const ids = Object.values((await read()).paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const page = (await site.app.inject('/api/docs')).body;
    for (const told of [page, JSON.stringify(await read())]) expect(told).not.toContain(ADMIN_PATH.slice(1));
  });

  it('says which calls are refused without a key', async () => {
    const { paths } = await read();
    const keyOf = (path: string) => paths[path]?.post?.parameters?.find(({ name }) => name === 'Idempotency-Key');
    expect(keyOf('/api/desk/price_bets')?.required).toBe(true);
    expect(keyOf('/api/chat/message')?.required).toBe(false);
    expect(keyOf('/api/desk/find_games')).toBeUndefined();
  });

  it('has an example for whatever takes a body', async () => {
    const { paths } = await read();
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { requestBody }] of Object.entries(methods)) {
        const example = requestBody?.content['application/json']?.example;
        const isOptional = path.endsWith('/stop');
        if (requestBody && !isOptional) expect(example, `${method} ${path}`).toBeDefined();
      }
    }
  });

  it.each(OPERATIONS)('is kept by %s: its example is answered as it says', async (name, example) => {
    if (name === 'POST /api/auth/signin') await addPerson(open.db, { email: 'jo@example.com' });
    const { api, operation } = await described(name);
    const body = operation.requestBody?.content['application/json'];
    if (body?.example !== undefined) expect(problemsOf(api, body.schema ?? {}, body.example)).toBe('');

    const answer = await send(name, example, operation['x-access']);
    const success = Object.keys(operation.responses).find((status) => /^[23]/.test(status));
    expect(answer.statusCode, answer.body).toBe(example.status ?? Number(success));

    const told = operation.responses[answer.statusCode] ?? operation.responses.default;
    const schema = told?.content?.['application/json']?.schema;
    if (schema) expect(problemsOf(api, schema, answer.json())).toBe('');
    if (example.answer !== undefined) {
      expect(problemsOf(api, schema ?? {}, example.answer)).toBe('');
      expect(shapeOf(answer.json())).toEqual(shapeOf(example.answer));
    }
  });

  it('explains every code of a refusal with its status, and needs nothing from elsewhere', async () => {
    const answer = await site.app.inject('/api/docs');
    expect(answer.headers['content-type']).toContain('text/html');
    for (const code of ErrorCode.options) expect(answer.body).toContain(`id="error-${code}"`);
    expect(answer.body).not.toMatch(/<script|style="|src="http|href="http/);
  });

  it('comes compressed to who takes it so', async () => {
    const answer = await site.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.rawPayload.length).toBeLessThan(100_000);
  });
});

/** Which fields there are, and of which kind. */
function shapeOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return value.map(shapeOf);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([name, inner]) => [name, shapeOf(inner)])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { DeskFound, DeskRefused, ToolName } from '#contract/research/desk.ts';
import { deskPath } from '#contract/research/desk-path.ts';
import { DESK } from '#research/tools/desk.ts';
import type { RouteAccess } from '../../platform/http/route-access.ts';
import { createSchemaPrinter, type JsonSchema } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { OPERATION_GROUPS } from './operations/all.ts';

type Media = Record<string, { schema?: JsonSchema; example?: unknown }>;
type Answer = { description: string; content?: Media };
type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};

export type DocumentedOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Media };
  responses: Record<string, Answer>;
  'x-access': RouteAccess;
};

export type OpenApi = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
};

type RouteSchema = { body?: unknown; params?: unknown; querystring?: unknown; response?: Record<string, unknown> };

const ABOUT =
  'Every body is JSON. What a route takes and gives is described by the schemas that the server itself reads and writes with. A refusal is an `ErrorBody`: `message` is for people, `code` for programs. A call that changes something is refused when it comes from a page of another site.';
const BY_SESSION: ReadonlySet<RouteAccess> = new Set(['user', 'administrator', 'owner']);
const SESSION = 'session';
const KEY: Omit<Parameter, 'required'> = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Up to 200 characters of the caller’s own. Sent again under it, what was answered comes back, charged once.',
  schema: { type: 'string', maxLength: 200 },
};

/** The routes of the API that are anybody's to know, by method and path: all below /api but those of the portal. */
export const documentedRoutes = (routes: readonly RouteOptions[], adminPath: string): Map<string, RouteOptions> =>
  new Map(
    routes
      .filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD' && !url.startsWith(`/api${adminPath}/`))
      .map((route) => [`${String(route.method)} ${route.url}`, route]),
  );

/** OpenAPI 3.1 of the routes as they were registered, with what `operations` says of them. */
export function describeApi(
  routes: ReadonlyMap<string, RouteOptions>,
  site: { appUrl: string; cookieName: string; statusOf: Readonly<Record<ErrorCode, number>> },
): OpenApi {
  const printer = createSchemaPrinter();
  const paths: OpenApi['paths'] = {};
  for (const { tag, operations } of OPERATION_GROUPS) {
    for (const [name, operation] of Object.entries(operations)) {
      const route = routes.get(name);
      if (!route) continue;
      const described = describeRoute(route, operation, { tag, printer, statusOf: site.statusOf });
      const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [String(route.method).toLowerCase()]: described };
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: `${PRODUCT_NAME} API`, version: '1', description: ABOUT },
    servers: [{ url: site.appUrl }],
    tags: OPERATION_GROUPS.map(({ tag, about }) => ({ name: tag, description: about })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(printer.named).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { [SESSION]: { type: 'apiKey', in: 'cookie', name: site.cookieName } },
    },
  };
}

type Context = {
  tag: string;
  printer: ReturnType<typeof createSchemaPrinter>;
  statusOf: Readonly<Record<ErrorCode, number>>;
};

function describeRoute(route: RouteOptions, operation: Operation, context: Context): DocumentedOperation {
  const { body, params, querystring } = (route.schema ?? {}) as RouteSchema;
  const access = route.config?.access ?? 'credential';
  const { printer } = context;
  return {
    operationId: operationId(String(route.method), route.url),
    tags: [context.tag],
    summary: operation.says,
    ...(operation.more && { description: operation.more }),
    security: BY_SESSION.has(access) ? [{ [SESSION]: [] }] : [],
    parameters: [
      ...parametersOf('path', params === undefined ? undefined : printer.received(params)),
      ...parametersOf('query', querystring === undefined ? undefined : printer.received(querystring), operation.query),
      ...(operation.isKeyed ? [{ ...KEY, required: operation.isKeyed === 'always' }] : []),
    ],
    ...(body !== undefined && { requestBody: requestBody(printer.received(body), operation) }),
    responses: answersOf(route, operation, context),
    'x-access': access,
  };
}

function requestBody(schema: JsonSchema, { body: example }: Operation): { required: boolean; content: Media } {
  const media = { schema, ...(example !== undefined && { example }) };
  return { required: example !== undefined, content: { 'application/json': media } };
}

function parametersOf(
  place: 'path' | 'query',
  schema: JsonSchema | undefined,
  examples: Readonly<Record<string, string>> = {},
): Parameter[] {
  if (!schema) return [];
  return Object.entries(schema.properties ?? {}).map(([name, { description, ...inner }]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    ...(description && { description }),
    schema: inner,
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));
}

function answersOf(route: RouteOptions, operation: Operation, context: Context): Record<string, Answer> {
  const { response = {} } = (route.schema ?? {}) as RouteSchema;
  const answers: Record<string, Answer> = {};
  const { gives } = operation;
  if (gives) {
    const content = gives.status !== 204 && { content: { [gives.type]: {} } };
    answers[gives.status ?? 200] = { description: gives.words, ...content };
  }
  for (const [status, schema] of Object.entries(response)) {
    answers[status] =
      schema === ErrorBody ? refusal(Number(status), context) : success(route, schema, operation, context);
  }
  return { ...answers, default: { ...refusal(500, context), description: 'Any other refusal.' } };
}

function success(route: RouteOptions, schema: unknown, { answer }: Operation, { printer }: Context): Answer {
  const tool = ToolName.options.find((name) => deskPath(name) === route.url);
  const found = tool && z.union([z.extend(DeskFound, { data: DESK[tool].result }), DeskRefused]);
  const media = { schema: printer.sent(found ?? schema), ...(answer !== undefined && { example: answer }) };
  return { description: 'What was asked for.', content: { 'application/json': media } };
}

function refusal(status: number, { printer, statusOf }: Context): Answer {
  const codes = Object.entries(statusOf).flatMap(([code, its]) => (its === status ? [`\`${code}\``] : []));
  return { description: codes.join(' or '), content: { 'application/json': { schema: printer.sent(ErrorBody) } } };
}

const operationId = (method: string, path: string): string =>
  `${method} ${path.slice('/api/'.length)}`
    .toLowerCase()
    .replaceAll(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase());

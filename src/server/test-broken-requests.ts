import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { fieldNamesOf, valuesOf } from './test-schema-values.ts';

/** A request as it goes over the wire, but for who sends it. */
export type SentRequest = { url: string; headers: Record<string, string>; payload: string | undefined };

/** One that a route's own schemas allow, part by part. */
type Parts = { params: Record<string, string>; query: [string, string][]; body: unknown };

type Break = (parts: Parts) => SentRequest;

const DEEP = 8_000;
const TOO_LARGE = 70_000;

/** What programs trip over: other types, limits of numbers, other scripts, halves of characters, and the keys of objects. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  9_007_199_254_740_992,
  -2_147_483_649,
  '',
  ' ',
  '0',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '🏈👨‍👩‍👧‍👦',
  'e\u0301'.repeat(50),
  "' or 1=1 --",
  '%_\\',
  '{{7*7}}',
  '\r\nx-forged: 1',
  '../../etc/passwd',
  '2026-02-30T00:00:00Z',
  'Mars/Olympus',
  'x'.repeat(5_000),
  [],
  [[]],
  Array(500).fill(1),
  {},
  { toString: 1, length: -1 },
  { $gt: '' },
];

/** As they stand in a query, where everything is text. */
const ODD_TEXTS = [
  ...ODD_VALUES.filter((value) => typeof value === 'string').filter((text) => text.length < 1_000),
  '-1',
  '1.5',
  '1e308',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '0x10',
];

const EXTRA_FIELDS = {
  isAdmin: true,
  unlimited: true,
  emailVerified: true,
  tokensRemaining: 1_000_000,
  userId: '00000000-0000-4000-8000-000000000000',
  constructor: { prototype: { isAdmin: true } },
};

const RAW_BODIES: readonly string[] = [
  '',
  ' ',
  'null',
  '[]',
  '7',
  '"text"',
  '{',
  '{"a":',
  '{"a":1}}',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1,"a":2}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"a":"${'x'.repeat(TOO_LARGE)}"}`,
];

const OTHER_TYPES: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'application/jsonp',
  ';',
];

const ODD_QUERIES: readonly string[] = [
  '__proto__=1',
  '__proto__[isAdmin]=1',
  'constructor=1',
  'limit=1&limit=2',
  'limit=-1',
  'limit=1e9',
  'offset=99999999999999999999',
  'q=a&q=b',
  'q[]=a',
  'q[a]=b',
  'token=a&token=b',
  `q=${'x'.repeat(3_000)}`,
  'q=%00',
  'q=%ff',
  'q=%',
  'q=%25%5f',
  'sort=__proto__',
  'tz=Mars/Olympus',
  'days=NaN',
  'before=-1',
  '&&&==',
];

const ODD_SEGMENTS: readonly string[] = [
  '%00',
  '%ff',
  '%',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  '%20',
  '0',
  '-1',
  'null',
  'x'.repeat(300),
  '%F0%9F%8F%88',
  "'%20or%201=1",
  '00000000-0000-4000-8000-00000000000g',
];

const ODD_HEADERS: readonly Record<string, string>[] = [
  { accept: 'text/event-stream' },
  { accept: '*/*;q=x' },
  { 'idempotency-key': 'k'.repeat(201) },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': 'a key', accept: 'text/event-stream' },
  { 'x-forwarded-for': 'not an address, ::1' },
  { authorization: 'Bearer x' },
  { 'stripe-signature': 't=1,v1=00' },
  { 'accept-encoding': 'br;q=x, zstd' },
  { range: 'bytes=5-1' },
  { 'x-http-method-override': 'DELETE' },
  { 'if-none-match': '"x"', 'if-modified-since': 'never' },
];

export type Requests = {
  /** Each odd value in each field of query, body and address. */
  each: SentRequest[];
  /** Such as the schemas allow, and such with one thing broken. */
  any: fc.Arbitrary<SentRequest>;
};

/** Requests to one route, made from its own schemas. `ids`: some that exist, by name. */
export function requestsTo(route: RouteOptions, ids: Readonly<Record<string, string>>): Requests {
  const { body, querystring } = (route.schema ?? {}) as { body?: unknown; querystring?: unknown };
  const names = paramsOf(route.url);
  const parts: fc.Arbitrary<Parts> = fc.record({
    params: fc.constant(Object.fromEntries(names.map((name) => [name, ids[name] ?? ids.other ?? 'x']))),
    query: querystring ? valuesOf(querystring).map(pairsOf) : fc.constant([]),
    body: body ? valuesOf(body).map(repeated) : fc.constant(undefined),
  });
  const breaks = breaksOf(route.url, names);
  const [whole] = fc.sample(parts, { seed: 1, numRuns: 1 }) as [Parts];
  const each: Break[] = [
    ...fieldNamesOf(querystring).flatMap((name) => ODD_TEXTS.map((text) => breaks.asked([name, text]))),
    ...fieldNamesOf(body).flatMap((name) => ODD_VALUES.map((value) => breaks.filled(name, value))),
    ...(names.length > 0 ? ODD_SEGMENTS.map(breaks.placed) : []),
  ];
  const broken = anyBreak(breaks, { hasBody: body !== undefined, hasParams: names.length > 0 });
  return {
    each: each.map((apply) => apply(whole)),
    any: fc.tuple(parts, broken).map(([valid, apply]) => apply(valid)),
  };
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file is registered for several methods at once, which all do the same. */
export const firstMethodOf = ({ method }: RouteOptions): Method => [method].flat().at(-1) as Method;

export const paramsOf = (url: string): string[] => url.match(/:\w+|\*/g)?.map((name) => name.replace(':', '')) ?? [];

/** A route's address with its parameters filled in; what goes in is encoded already. */
export const fillIn = (url: string, params: Readonly<Record<string, string>>): string =>
  url.replace(/:\w+|\*/g, (name) => params[name.replace(':', '')] ?? '');

/** The ways in which a request to this address can be broken. */
function breaksOf(url: string, names: readonly string[]) {
  const to = (params: Parts['params'], query: Parts['query']) => {
    const search = new URLSearchParams(query).toString();
    return fillIn(url, params) + (search && `?${search}`);
  };
  const whole: Break = ({ params, query, body }) =>
    body === undefined
      ? { url: to(params, query), headers: {}, payload: undefined }
      : { url: to(params, query), headers: { 'content-type': 'application/json' }, payload: textOf(body) };
  const changed =
    (change: (body: unknown) => unknown): Break =>
    (parts) =>
      whole({ ...parts, body: change(parts.body) });

  return {
    whole,
    changed,
    filled: (name: string, value: unknown) => changed((body) => ({ ...fieldsOf(body), [name]: value })),
    raw:
      (payload: string): Break =>
      (parts) => ({ ...whole({ ...parts, body: {} }), payload }),
    typed:
      (type: string): Break =>
      (parts) => ({ ...whole({ ...parts, body: parts.body ?? {} }), headers: { 'content-type': type } }),
    asked:
      ([name, text]: [string, string]): Break =>
      (parts) =>
        whole({ ...parts, query: [...parts.query.filter(([other]) => other !== name), [name, text]] }),
    queried:
      (query: string): Break =>
      (parts) => ({ ...whole(parts), url: `${to(parts.params, [])}?${query}` }),
    headed:
      (headers: Record<string, string>): Break =>
      (parts) => {
        const plain = whole(parts);
        return { ...plain, headers: { ...plain.headers, ...headers } };
      },
    placed:
      (segment: string): Break =>
      (parts) =>
        whole({ ...parts, params: Object.fromEntries(names.map((name) => [name, segment])) }),
  };
}

function anyBreak(
  breaks: ReturnType<typeof breaksOf>,
  { hasBody, hasParams }: { hasBody: boolean; hasParams: boolean },
): fc.Arbitrary<Break> {
  const always = [
    fc.constant<Break>(breaks.whole),
    fc.constantFrom(...ODD_QUERIES).map(breaks.queried),
    fc.constantFrom(...ODD_HEADERS).map(breaks.headed),
    fc.constantFrom(...RAW_BODIES).map(breaks.raw),
    fc.constantFrom(...OTHER_TYPES).map(breaks.typed),
  ];
  const ofBodies = [
    fc.nat().map((at) => breaks.changed((body) => without(body, at))),
    fc.constant(breaks.changed((body) => ({ ...EXTRA_FIELDS, ...fieldsOf(body) }))),
    fc.tuple(fc.nat(), fc.jsonValue()).map(([at, value]) => breaks.changed((body) => replaced(body, at, value))),
    fc.json().map(breaks.raw),
  ];
  const ofPaths = [fc.constantFrom(...ODD_SEGMENTS).map(breaks.placed)];
  return fc.oneof(...always, ...(hasBody ? ofBodies : []), ...(hasParams ? ofPaths : []));
}

/** What has to be typed twice is the same twice. */
const repeated = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'newPassword' in body
    ? { ...body, confirmPassword: body.newPassword }
    : body;

const textOf = (body: unknown): string => JSON.stringify(body) ?? 'null';

const pairsOf = (query: unknown): [string, string][] =>
  Object.entries(query as Record<string, unknown>).map(([name, value]) => [name, String(value)]);

/** None in a body that is no object, such as the null that a schema may allow. */
const fieldsOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});

const nameAt = (body: unknown, at: number): string | undefined => {
  const names = Object.keys(fieldsOf(body));
  return names[at % Math.max(1, names.length)];
};

function replaced(body: unknown, at: number, value: unknown): unknown {
  const name = nameAt(body, at);
  return name === undefined ? value : { ...fieldsOf(body), [name]: value };
}

function without(body: unknown, at: number): unknown {
  const gone = nameAt(body, at);
  return Object.fromEntries(Object.entries(fieldsOf(body)).filter(([name]) => name !== gone));
}

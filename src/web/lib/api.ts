import type * as z from 'zod/mini';
import { toApiError } from './api-error.ts';

/** What `#contract` declares for each call. */
export type Route = {
  readonly method: string;
  readonly path: string;
  readonly body?: z.ZodMiniType;
  readonly response: Readonly<Record<number, z.ZodMiniType>>;
};

export type RouteParams = Readonly<Record<string, string>>;

type SuccessStatus = 200 | 201;
export type ResponseOf<R extends Route> = z.output<R['response'][Extract<keyof R['response'], SuccessStatus>]>;
export type BodyOf<R extends Route> = R['body'] extends z.ZodMiniType ? z.input<R['body']> : undefined;

/** Asks for something. Throws `ApiError` on a refusal, whatever `fetch` throws when the network fails. */
export function read<R extends Route>(route: R, params?: RouteParams): Promise<ResponseOf<R>> {
  return call(route, {}, params);
}

/** Changes something; `body` is `undefined` where the route takes none. */
export function write<R extends Route>(route: R, body: BodyOf<R>, params?: RouteParams): Promise<ResponseOf<R>> {
  if (body === undefined) return call(route, {}, params);
  return call(route, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, params);
}

/** The address of a route with its `:params` filled in. */
export function routeUrl(route: { readonly path: string }, params: RouteParams = {}): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`route ${route.path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** A list, with what the headers of its answer say and count; null where one is absent. */
export async function readList<R extends Route>(
  route: R,
  params?: RouteParams,
): Promise<{ rows: ResponseOf<R>; header: (name: string) => string | null; count: (header: string) => number | null }> {
  const { value, headers } = await send(route, {}, params);
  return {
    rows: value,
    header: (name) => headers.get(name),
    count: (header) => (headers.has(header) ? Number(headers.get(header)) : null),
  };
}

const call = async <R extends Route>(route: R, init: RequestInit, params?: RouteParams): Promise<ResponseOf<R>> =>
  (await send(route, init, params)).value;

async function send<R extends Route>(route: R, init: RequestInit, params?: RouteParams) {
  const response = await fetch(routeUrl(route, params), { ...init, method: route.method, credentials: 'same-origin' });
  if (!response.ok) throw await toApiError(response);
  return { value: parse(route, response.status, await response.json()), headers: response.headers };
}

/** The cast holds because the schema that parsed the value is the one that `ResponseOf` names. */
function parse<R extends Route>(route: R, status: number, value: unknown): ResponseOf<R> {
  const schema = route.response[status];
  if (schema === undefined)
    throw new TypeError(`${route.method} ${route.path} answered ${status}, which the contract does not name`);
  return schema.parse(value) as ResponseOf<R>;
}

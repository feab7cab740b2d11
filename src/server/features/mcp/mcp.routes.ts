import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { MCP_PATH } from '#contract/access.ts';
import { AppError } from '../../platform/errors.ts';
import { ACCOUNT_RATES } from '../../platform/http/account-rates.ts';
import { readBearerToken } from '../../platform/http/bearer-token.ts';
import { logStreamFailure } from '../../platform/http/http-errors.ts';
import { ownAddress } from '../../platform/http/own-address.ts';
import { takeFromLimit } from '../../platform/http/rate-limit.ts';
import { declareAccess } from '../../platform/http/route-access.ts';
import { type Bearer, type BearerDeps, findBearer } from '../access/find-bearer.ts';
import { RESOURCE_METADATA_PATH } from '../access/oauth/metadata.ts';
import { SCOPE_NAMES } from '../access/oauth/scopes.ts';
import type { McpDeps } from './call-tool.ts';
import { type Caller, createDeskServer } from './desk-server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    bearer: Bearer | null;
  }
}

/**
 * The desk for assistants, over Streamable HTTP. Nothing is remembered between two requests, so that any process answers
 * any of them, and no stream stays open. The only way in is a secret in the Authorization header: a cookie is not looked at.
 */
type RoutesDeps = McpDeps & BearerDeps & { ownUrl: string | null };

export function mcpRoutes(deps: RoutesDeps): FastifyPluginAsync {
  return async (app) => {
    declareAccess(app, 'credential');
    app.decorateRequest('bearer', null);
    app.addHook('onRequest', (request, reply) => requireBearer(deps, request, reply));
    const handler = createHandler(deps);
    app.addHook('onClose', () => handler.close());
    app.post(MCP_PATH, async (request, reply) => {
      // What one request may cost is bounded: a list of calls is several requests.
      if (Array.isArray(request.body)) throw new AppError('invalid_input', 'Send one message at a time.');
      const { bearer } = request;
      if (bearer && !bearer.user.unlimited) await takeFromLimit(deps, ACCOUNT_RATES.programCalls, bearer.user.id);
      return serve(handler, request, reply);
    });
    // Neither a stream of its own nor a session that could be ended.
    const refuse = (_: FastifyRequest, reply: FastifyReply) =>
      reply.code(405).header('allow', 'POST').send({ message: 'Only POST is answered here.' });
    app.get(MCP_PATH, refuse);
    app.delete(MCP_PATH, refuse);
  };
}

async function requireBearer(deps: RoutesDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readBearerToken(request);
  request.bearer = token === null ? null : await findBearer(deps, token);
  if (request.bearer) return;
  // Says where a program learns how to be let in (RFC 9728).
  const metadata = `resource_metadata="${ownAddress(request, deps)}${RESOURCE_METADATA_PATH}"`;
  const why = token === null ? '' : 'error="invalid_token", ';
  reply.header('www-authenticate', `Bearer ${why}${metadata}, scope="${Object.values(SCOPE_NAMES).join(' ')}"`);
  throw new AppError('unauthenticated', 'Unauthorized');
}

function createHandler(deps: McpDeps): McpHttpHandler {
  return createMcpHandler(({ authInfo }) => createDeskServer(deps, authInfo?.extra as Caller), { maxSubscriptions: 0 });
}

const FORWARDED = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

async function serve(handler: McpHttpHandler, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { bearer, ip: address, log } = request;
  const caller = { bearer, address, onFault: (error: unknown) => logStreamFailure(error, log) };
  const response = await handler.fetch(toWebRequest(request), {
    parsedBody: request.body,
    authInfo: { token: '', clientId: bearer?.id ?? '', scopes: [], extra: caller },
  });
  const type = response.headers.get('content-type');
  if (type) reply.type(type);
  return reply.code(response.status).send(await response.text());
}

/** The library sees what it reads, and neither the secret nor a cookie. */
function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(`http://localhost${MCP_PATH}`, { method: 'POST', headers, body: JSON.stringify(request.body) });
}

import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { AccessKey, CreateKeyBody } from '#contract/access.ts';
import { MCP_PATH } from '#contract/access.ts';
import type { Slate } from '#research/slate/slate.ts';
import type { Db } from '../../platform/database/database.ts';
import { accountsOn } from '../../test-server.ts';
import { accessRoutes } from '../access/access.routes.ts';
import { oauthRoutes } from '../access/oauth/oauth.routes.ts';
import { PASSWORD } from '../auth/test-auth-app.ts';
import { type DeskApp, type DeskCaller, newDeskCaller, startDeskApp } from '../desk/test-desk-app.ts';
import { ownDataRoutes } from '../own-data/own-data.routes.ts';
import { profileRoutes } from '../profile/profile.routes.ts';
import { secondFactorRoutes } from '../second-factor/second-factor.routes.ts';
import { mcpRoutes } from './mcp.routes.ts';

export type McpApp = DeskApp & { url: string };

export const APP_URL = 'http://localhost:3000';

/** The desk with keys and assistants, behind a listener of this machine. */
export async function startMcpApp(db: Db, slate: Slate, at: Date): Promise<McpApp> {
  const site = await startDeskApp(db, slate, at);
  const rights = { companyDomain: 'acme.example', adminEmail: null };
  const accounts = accountsOn(db, { now: site.now, rights });
  const billing = { deleteCustomerFor: async () => undefined, endBillingFor: async () => undefined };
  const access = { ...accounts, ownUrl: null };
  await site.app.register(accessRoutes(access));
  await site.app.register(oauthRoutes(access));
  await site.app.register(profileRoutes(accounts));
  await site.app.register(secondFactorRoutes(accounts));
  await site.app.register(ownDataRoutes({ ...accounts, billing }));
  await site.app.register(mcpRoutes({ ...site.desk, rights, appUrl: APP_URL, ownUrl: null }));
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  return { ...site, url: `http://127.0.0.1:${port}${MCP_PATH}` };
}

export const KEY_BODY: CreateKeyBody = { name: 'Laptop', scope: 'verdicts', expiresInDays: null, password: PASSWORD };

export type Owner = DeskCaller & { id: string; walletId: string; cookie: string };
export type KeyOwner = Owner & { key: string; entry: AccessKey };

export async function makeKey(_site: McpApp, owner: Owner, body: Partial<CreateKeyBody> = {}): Promise<KeyOwner> {
  const made = await owner.post('/api/user/keys', { ...KEY_BODY, ...body });
  if (made.statusCode !== 201) throw new Error(`a key was refused: ${made.body}`);
  return { ...owner, ...made.json<{ key: string; entry: AccessKey }>() };
}

/** A new account with a key. */
export const newKeyOwner = async (site: McpApp, db: Db, tokens = 10, body: Partial<CreateKeyBody> = {}) =>
  makeKey(site, await newDeskCaller(site, db, tokens), body);

export type ClientOptions = ConstructorParameters<typeof Client>[1];

/** The library's own client, over a connection of its own, as an assistant would use it. */
export async function connect(url: string, token: string, options?: ClientOptions): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, options);
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
  return client;
}

/** A message as it goes over the wire, for what no proper client sends. */
export const send = (url: string, headers: Record<string, string>, message: unknown = LIST): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(message),
  });

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

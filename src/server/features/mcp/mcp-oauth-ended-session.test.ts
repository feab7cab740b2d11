import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { accountsOn } from '../../test-server.ts';
import { decideAuthorization } from '../access/oauth/authorize.ts';
import { signOutEverywhere } from '../auth/sign-out.ts';
import { newDeskCaller } from '../desk/test-desk-app.ts';
import { APP_URL, type McpApp, type Owner, startMcpApp } from './test-mcp-app.ts';
import { newChallenge, registered, requestOf } from './test-oauth-client.ts';

let open: OpenDatabase;
let site: McpApp;
let owner: Owner;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  site = await startMcpApp(open.db, footballSlate(), NOW);
  owner = await newDeskCaller(site, open.db, 5);
});
afterEach(() => site.app.close());

/** As the route asks, once the session was looked up. */
async function allow(): Promise<{ to: string }> {
  const deps = accountsOn(open.db, { now: site.now });
  const request = requestOf(await registered(site), newChallenge().challenge);
  const sessionToken = owner.cookie.slice(owner.cookie.indexOf('=') + 1);
  const asker = { id: owner.id, email: 'owner@example.com', emailVerified: true, sessionToken };
  return decideAuthorization(deps, asker, { request, decision: { allow: true, scope: 'verdicts' }, site: APP_URL });
}

it('gives a code to who is signed in', async () => {
  expect((await allow()).to).toContain('code=');
});

it('gives none to a session that ended while it was asked: a sign-out everywhere has ended all codes, and would miss this one', async () => {
  await signOutEverywhere({ db: open.db, now: site.now }, owner.id);
  await expect(allow()).rejects.toMatchObject({ code: 'unauthenticated' });
});

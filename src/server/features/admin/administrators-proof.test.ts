import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { addPerson, PERSON_PASSWORD } from '../../test-people.ts';
import { accountsOn } from '../../test-server.ts';
import { post, startTestApp } from '../auth/test-auth-app.ts';
import { secondFactorRoutes } from '../second-factor/second-factor.routes.ts';
import { waitlistAdminRoutes } from '../waitlist-admin/waitlist-admin.routes.ts';
import type { WaitlistAdminDeps } from '../waitlist-admin/waitlist-admin.service.ts';
import { adminRoutes } from './admin.routes.ts';
import type { AdminDeps } from './admin-deps.ts';

const COMPANY = 'acme.example';
const PORTAL = '/portal-90aa';
const QUARTER_MS = 15 * 60_000;

const open = await testDatabase();

async function startPortal(appUrl: string) {
  const rights = { companyDomain: COMPANY, adminEmail: null };
  const started = await startTestApp(open.db, { companyDomain: COMPANY, appUrl });
  const { now } = started;
  await started.app.register(secondFactorRoutes(accountsOn(open.db, { now, rights, appUrl })));
  const exporting = { db: open.db, now, exportToken: 'a token for the spreadsheet' };
  await started.app.register(waitlistAdminRoutes(exporting as unknown as WaitlistAdminDeps));
  // Neither of the last two is asked for here.
  const deps = { db: open.db, now, newId: randomUUID, rights, adminPath: PORTAL, billing: {}, operator: {} };
  await started.app.register(adminRoutes(deps as unknown as AdminDeps));
  const person = await addPerson(open.db, { email: `boss-${randomUUID()}@${COMPANY}`, now: now() });
  const prefix = appUrl.startsWith('https') ? '__Host-' : '';
  return { ...started, cookie: `${prefix}edgewise_session=${person.token}` };
}

async function setTokens({ app, cookie, now }: Awaited<ReturnType<typeof startPortal>>) {
  const { id } = await addPerson(open.db, { now: now() });
  const url = `/api${PORTAL}/users/${id}/tokens`;
  const answer = await app.inject({ method: 'PATCH', url, headers: { cookie }, payload: { tokens: 200 } });
  return [answer.statusCode, answer.json<{ code?: string }>().code];
}

it('asks an administrator to prove who they are before a change, but not before a look, where the product is reached by https', async () => {
  const site = await startPortal('https://edgewise.example');
  expect(await setTokens(site)).toEqual([200, undefined]);
  site.pass(QUARTER_MS);
  expect(await setTokens(site)).toEqual([403, 'confirmation_required']);
  const list = await site.app.inject({ url: `/api${PORTAL}/users`, headers: { cookie: site.cookie } });
  expect(list.statusCode).toBe(200);
  const proven = await post(site.app, '/api/user/identity', { proof: PERSON_PASSWORD }, { cookie: site.cookie });
  expect(proven.statusCode).toBe(200);
  expect(await setTokens(site)).toEqual([200, undefined]);
});

it('asks for a proof before a file goes out, and not of a spreadsheet that brings its token', async () => {
  const site = await startPortal('https://edgewise.example');
  site.pass(QUARTER_MS);
  const take = async (url: string, headers: { cookie?: string } = { cookie: site.cookie }) =>
    (await site.app.inject({ url, headers })).statusCode;
  const files = [`/api${PORTAL}/audit/export`, '/api/waitlist/export'];
  for (const url of files) expect(await take(url), url).toBe(403);
  expect(await take('/api/waitlist/export?token=a%20token%20for%20the%20spreadsheet', {})).toBe(200);
  await post(site.app, '/api/user/identity', { proof: PERSON_PASSWORD }, { cookie: site.cookie });
  for (const url of files) expect(await take(url), url).toBe(200);
});

it('asks for none on a machine of one’s own', async () => {
  const site = await startPortal('http://localhost:3000');
  site.pass(QUARTER_MS);
  expect(await setTokens(site)).toEqual([200, undefined]);
});

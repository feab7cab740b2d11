import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessKeys, oauthClients, oauthGrants } from '../../db/schema/access.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newAccount, newAdmin, startAdminApp } from './test-admin-app.ts';
import { auditOf } from './test-audit.ts';

const open = await testDatabase();
const site = await startAdminApp(open.db);
const admin = await newAdmin(site);

describe('signing a user out', () => {
  it('ends every session of theirs and of nobody else, and leaves an entry in the audit log', async () => {
    const [target, other] = [await newAccount(site), await newAccount(site)];
    const answer = await admin.ask('DELETE', `/users/${target.id}/sessions`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Signed out everywhere', ended: 1 }]);
    expect((await target.ask('GET', '/verify')).statusCode).toBe(401);
    expect((await other.ask('GET', '/verify')).statusCode).toBe(403);
    expect(await auditOf(admin, target.id)).toMatchObject([
      { action: 'user.sessions', actorEmail: admin.email, before: { sessions: 1 }, after: { sessions: 0 } },
    ]);
  });

  it('ends what programs were let in by, also where no session is left', async () => {
    const target = await newAccount(site);
    await admin.ask('DELETE', `/users/${target.id}/sessions`);
    const key = {
      name: 'Laptop',
      tokenHash: randomUUID(),
      hint: 'abcd',
      scope: 'free',
      createdAt: site.now(),
    } as const;
    await open.db.insert(accessKeys).values({ ...key, id: randomUUID(), userId: target.id });
    await open.db
      .insert(oauthClients)
      .values({ id: target.id, name: 'Helper', redirectUris: [], createdAt: site.now() });
    const grant = { clientId: target.id, scope: 'free', sentTo: 'a.example', createdAt: site.now() } as const;
    const expiresAt = new Date(site.now().getTime() + 86_400_000);
    await open.db.insert(oauthGrants).values({ ...grant, id: randomUUID(), userId: target.id, expiresAt });
    expect((await admin.ask('DELETE', `/users/${target.id}/sessions`)).json()).toMatchObject({ ended: 0 });
    expect(await open.db.$count(oauthGrants, eq(oauthGrants.userId, target.id))).toBe(0);
    const keys = await open.db.select().from(accessKeys).where(eq(accessKeys.userId, target.id));
    expect(keys).toMatchObject([{ endedBy: 'sign-out', endedAt: site.now() }]);
    expect((await auditOf(admin, target.id)).map(({ before }) => before)).toContainEqual({ sessions: 0, programs: 2 });
  });

  it('leaves no entry where nobody was signed in, and knows no stranger', async () => {
    const target = await newAccount(site);
    await admin.ask('DELETE', `/users/${target.id}/sessions`);
    const again = await admin.ask('DELETE', `/users/${target.id}/sessions`);
    expect(again.json()).toMatchObject({ ended: 0 });
    expect(await auditOf(admin, target.id)).toHaveLength(1);
    expect((await admin.ask('DELETE', `/users/${randomUUID()}/sessions`)).statusCode).toBe(404);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitlistEntries } from '../../db/schema/accounts.ts';
import type { OpenDatabase } from '../../platform/database.ts';
import { openTestDatabase } from '../../platform/test-database.ts';
import { newEmail, post, startTestApp, type TestApp } from '../auth/test-auth-app.ts';

const MESSAGE = "You're on the list. We'll notify you when we launch.";

let open: OpenDatabase;
let site: TestApp;
beforeAll(async () => {
  open = await openTestDatabase();
  site = await startTestApp(open.db);
});
afterAll(async () => {
  await site.app.close();
  await open.close();
});

const join = (body: object) => post(site.app, '/api/waitlist', body);
const entriesOf = (email: string) => open.db.select().from(waitlistEntries).where(eq(waitlistEntries.emailKey, email));

describe('the waitlist', () => {
  it('takes an address once and answers the same every time, whatever its case', async () => {
    const email = newEmail();
    for (const sent of [email, ` ${email.toUpperCase()} `, email]) {
      const response = await join({ email: sent });
      expect([response.statusCode, response.json()]).toEqual([200, { message: MESSAGE }]);
    }
    expect(await entriesOf(email)).toEqual([
      expect.objectContaining({ email, source: 'landing_page', emailVerified: false, createdAt: site.now() }),
    ]);
  });

  it('keeps one entry when the same address comes many times at once', async () => {
    const email = newEmail();
    const responses = await Promise.all(Array.from({ length: 10 }, () => join({ email })));
    expect(responses.every((response) => response.statusCode === 200)).toBe(true);
    expect(await entriesOf(email)).toHaveLength(1);
  });

  it('remembers where the address came from, and takes no other place than it knows', async () => {
    const email = newEmail();
    await join({ email, source: 'marketing_page' });
    expect(await entriesOf(email)).toMatchObject([{ source: 'marketing_page' }]);
    expect((await join({ email: newEmail(), source: 'elsewhere' })).statusCode).toBe(400);
  });

  it('refuses what is no address', async () => {
    for (const body of [
      {},
      { email: '' },
      { email: 'nobody' },
      { email: 7 },
      { email: `${'x'.repeat(250)}@example.com` },
    ]) {
      const response = await join(body);
      expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
        400,
        expect.stringContaining('email'),
      ]);
    }
  });

  it('is limited per network address and hour where a limit is set, apart from sign-ups', async () => {
    const limited = await startTestApp(open.db, { signupsPerHour: 2 });
    const from = '203.0.113.50';
    const statusOf = async (url: string, body: object) => (await post(limited.app, url, body, { from })).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push(await statusOf('/api/waitlist', { email: newEmail() }));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await statusOf('/api/auth/signup', { email: newEmail(), password: 'long enough' })).toBe(201);
  });
});

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { WaitlistEntry } from '#contract/waitlist-admin.ts';
import { waitlistEntries } from '../../db/schema/accounts.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { setVerified } from '../../test-people.ts';
import { EXPORT_TOKEN, newAccount, newAdmin, startAdminApp } from '../admin/test-admin-app.ts';
import { EXPORT_BATCH, waitlistCsv } from './waitlist-csv.ts';

const open = await testDatabase();
const site = await startAdminApp(open.db);
const admin = await newAdmin(site);
beforeEach(() => open.db.delete(waitlistEntries));

async function join(email: string, at: string, more: Partial<typeof waitlistEntries.$inferInsert> = {}): Promise<void> {
  const entry = { id: randomUUID(), email, emailKey: email, source: 'landing_page', createdAt: new Date(at) };
  await open.db.insert(waitlistEntries).values({ ...entry, ...more });
}

async function list(query = '') {
  const answer = await admin.get(`/api/admin/waitlist${query}`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const count = (name: string) => Number(answer.headers[`x-${name}-count`]);
  return {
    emails: answer.json<unknown[]>().map((entry) => WaitlistEntry.parse(entry).email),
    counts: [count('total'), count('today'), count('verified')],
  };
}

const exported = (query = '', cookie?: string) =>
  site.app.inject({ url: `/api/waitlist/export${query}`, headers: cookie ? { cookie } : {} });

describe('the waitlist’s list', () => {
  it('holds the newest first, with how many there are, came today and are verified', async () => {
    await join('a@example.com', '2026-11-20T12:00:00Z', { emailVerified: true });
    await join('b@example.com', '2026-11-21T03:00:00Z');
    await join('c@example.com', '2026-11-21T11:00:00Z', { emailVerified: true, source: 'marketing_page' });
    expect(await list()).toEqual({ emails: ['c@example.com', 'b@example.com', 'a@example.com'], counts: [3, 2, 2] });
    expect(await list('?limit=1&offset=1')).toEqual({ emails: ['b@example.com'], counts: [3, 2, 2] });
    expect(await list('?q=MARKETING')).toEqual({ emails: ['c@example.com'], counts: [1, 2, 2] });
    expect((await list('?sort=email')).emails[0]).toBe('a@example.com');
    expect((await list('?sort=-status')).emails).toEqual(['c@example.com', 'a@example.com', 'b@example.com']);
    expect((await list('?q=_%25')).emails).toEqual([]);
  });

  it.each([
    ['UTC', 2],
    ['America/Los_Angeles', 1],
    ['Pacific/Kiritimati', 1],
  ])('counts today by the calendar of %s', async (tz, today) => {
    // It is noon UTC: 4 AM in Los Angeles, and 2 AM of the next day in Kiritimati.
    await join('a@example.com', '2026-11-21T00:00:00Z');
    await join('b@example.com', '2026-11-21T11:00:00Z');
    await join('c@example.com', '2026-11-20T23:59:59.999Z');
    expect((await list(`?tz=${tz}`)).counts[1]).toBe(today);
  });

  it('refuses a time zone that does not exist', async () => {
    for (const tz of ['Mars/Base', '+05:00', '', 'x'.repeat(65)]) {
      expect((await admin.get(`/api/admin/waitlist?tz=${encodeURIComponent(tz)}`)).statusCode).toBe(400);
    }
  });

  it('is for administrators', async () => {
    expect((await site.app.inject('/api/admin/waitlist')).statusCode).toBe(401);
    expect((await (await newAccount(site)).get('/api/admin/waitlist')).statusCode).toBe(403);
  });
});

describe('the waitlist’s export', () => {
  it('is a CSV file of the day, with neutral cells', async () => {
    await join('plain@example.com', '2026-11-20T12:00:00.123Z', { emailVerified: true });
    await join('"a,b"@example.com', '2026-11-19T12:00:00Z');
    await join('=cmd|x!a1@example.com', '2026-11-18T12:00:00Z', { source: '@elsewhere' });
    await join('+tag@example.com', '2026-11-17T12:00:00Z', { source: '\t=1' });
    const answer = await exported('', admin.cookie);
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="edgewise-waitlist-2026-11-21.csv"',
        'cache-control': 'no-store',
      },
    ]);
    expect(answer.body).toBe(
      [
        'email,source,createdAt,status',
        'plain@example.com,landing_page,2026-11-20T12:00:00.123Z,Verified',
        '"""a,b""@example.com",landing_page,2026-11-19T12:00:00.000Z,Pending',
        `"'=cmd|x!a1@example.com","'@elsewhere",2026-11-18T12:00:00.000Z,Pending`,
        `"'+tag@example.com","'\t=1",2026-11-17T12:00:00.000Z,Pending`,
        '',
      ].join('\r\n'),
    );
  });

  it('of an empty list is its header', async () => {
    expect((await exported('', admin.cookie)).body).toBe('email,source,createdAt,status\r\n');
  });

  it('is for administrators and for who brings the token, and only the right one', async () => {
    const status = async (query: string, cookie?: string) => (await exported(query, cookie)).statusCode;
    const user = await newAccount(site);
    const token = encodeURIComponent(EXPORT_TOKEN);
    expect(await status(`?token=${token}`)).toBe(200);
    expect(await status(`?token=${token}`, user.cookie)).toBe(200);
    expect(await status('?token=wrong', admin.cookie)).toBe(200);
    for (const query of ['', '?token=', '?token=wrong', `?token=${token}x`, `?token=${token}&token=${token}`]) {
      expect([query, await status(query), await status(query, user.cookie)]).toEqual([query, 401, 403]);
    }
  });

  it('has no token where none is set', async () => {
    const { isExportToken } = await import('./waitlist-admin.service.ts');
    for (const sent of [undefined, '', 'null', 'undefined']) expect(isExportToken(sent, null)).toBe(false);
  });
});

describe('an export of 100,000 entries', () => {
  const ENTRIES = 100_000;
  // Ten at each moment, so that batches end between entries of one time.
  const addMany = () =>
    open.db.execute(sql`
      insert into waitlist_entries (id, email, email_key, source, email_verified, created_at)
      select gen_random_uuid(), 'p' || n || '@example.com', 'p' || n || '@example.com', 'landing_page', n % 3 = 0,
        '2026-01-01T00:00:00Z'::timestamptz + (n / 10) * interval '1.000001 seconds'
      from generate_series(1, ${ENTRIES}::int) n`);

  it('arrives whole over a real connection, each entry once', async () => {
    await addMany();
    const served = await startAdminApp(open.db);
    await served.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = served.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/waitlist/export`, { headers: { cookie: admin.cookie } });
    const lines = (await answer.text()).split('\r\n');
    await served.app.close();
    expect([lines.length, lines.at(-1)]).toEqual([ENTRIES + 2, '']);
    const emails = new Set(lines.slice(1, -1).map((line) => line.split(',')[0]));
    expect([emails.size, emails.has('p1@example.com'), emails.has(`p${ENTRIES}@example.com`)]).toEqual([
      ENTRIES,
      true,
      true,
    ]);
    const times = lines.slice(1, -1).map((line) => line.split(',')[2] ?? '');
    expect(times).toEqual(times.toSorted().reverse());
  }, 300_000);

  it('breaks off when the right is taken away, so that it is not taken for whole', async () => {
    await addMany();
    const looks = new Set<() => void>();
    const schedule = (run: () => void) => {
      looks.add(run);
      return () => looks.delete(run);
    };
    const served = await startAdminApp(open.db, null, { schedule, everyMs: 1_000 });
    const leaving = await newAdmin(served);
    await served.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = served.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/waitlist/export`, { headers: { cookie: leaving.cookie } });
    const reader = answer.body!.getReader();
    expect((await reader.read()).done).toBe(false);
    await setVerified(open.db, leaving.id, false);
    expect(looks.size).toBe(1);
    for (const look of looks) look();
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toThrow();
    await served.app.close();
  }, 300_000);

  it('loads no more than its reader takes', async () => {
    let loaded = 0;
    const entry = (id: string) => ({
      id,
      email: `${id}@example.com`,
      source: 'landing_page',
      createdAtMs: 0,
      emailVerified: false,
      place: { at: '', id },
    });
    const csv = waitlistCsv(async (_, limit) => {
      expect(limit).toBe(EXPORT_BATCH);
      const batch = Array.from({ length: limit }, () => entry(randomUUID()));
      loaded += limit;
      return batch;
    });
    const rest = async () => {
      for (let turn = 0; turn < 200; turn += 1) await nextTurn();
    };
    await new Promise<void>((resolve) => csv.once('readable', resolve));
    await rest();
    const unread = loaded;
    expect(unread).toBeLessThanOrEqual(2 * EXPORT_BATCH);
    let bytes = 0;
    while (bytes < 1_000_000) {
      const piece: Buffer | null = csv.read();
      bytes += piece?.length ?? 0;
      await nextTurn();
    }
    await rest();
    // A line is some 88 bytes.
    expect(loaded).toBeLessThan(1_000_000 / 80 + 3 * EXPORT_BATCH);
    csv.destroy();
  });

  it('ends with an error when the database goes away, and asks no more when the reader leaves', async () => {
    const failing = waitlistCsv(async () => {
      throw new Error('away');
    });
    await expect(failing.toArray()).rejects.toThrow('away');
  });
});

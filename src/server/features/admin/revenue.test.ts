import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PortalTrends } from '#contract/admin-trends.ts';
import { payments } from '../../db/schema/billing.ts';
import { tokenGrants } from '../../db/schema/tokens.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newAccount, newAdmin, startAdminApp } from './test-admin-app.ts';

const open = await testDatabase();
const site = await startAdminApp(open.db);
const admin = await newAdmin(site);

const months = async () => PortalTrends.parse((await admin.ask('GET', '/trends')).json()).months;

type Paid = {
  at: string;
  cents: number;
  gone?: number;
  back?: number;
  granted?: number;
  kind?: 'pack' | 'subscription';
};

async function paid({ at, cents, gone = 0, back = 0, granted = 0, kind = 'pack' }: Paid): Promise<void> {
  const [id, createdAt] = [randomUUID(), new Date(at)];
  const grantId = granted === 0 ? null : randomUUID();
  if (grantId !== null) {
    const grantKind = kind === 'pack' ? ('purchased' as const) : ('monthly' as const);
    await open.db.insert(tokenGrants).values({
      ...{ id: grantId, walletId: admin.walletId, kind: grantKind, granted, remaining: 0, createdAt },
    });
  }
  await open.db.insert(payments).values({
    ...{ id, walletId: admin.walletId, kind, providerId: id, currency: 'usd', description: 'Tokens', tokens: granted },
    ...{ amountCents: cents, refundedCents: gone, reinstatedCents: back, grantId, paidAt: createdAt, createdAt },
  });
}

it('has twelve months, this one last, where nothing was ever paid', async () => {
  const all = await months();
  expect(all.map(({ month }) => month)).toEqual([
    ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ]);
  const nothing = { payments: 0, received: 0, refunded: 0, net: 0, packTokens: 0, monthlyTokens: 0 };
  for (const { month, ...rest } of all) expect({ month, ...rest }).toEqual({ month, ...nothing });
});

it('adds up by the month, in UTC, in which a payment came: what went back of it, and what it bought', async () => {
  await paid({ at: '2025-11-30T23:59:59.999Z', cents: 9999 });
  await paid({ at: '2025-12-01T00:00:00.000Z', cents: 100, granted: 1 });
  await paid({ at: '2026-09-30T23:59:59.999Z', cents: 1599, granted: 300, kind: 'subscription' });
  await paid({ at: '2026-10-01T00:00:00.000Z', cents: 2250, gone: 1000, granted: 150 });
  await paid({
    at: '2026-10-12T09:00:00.000Z',
    cents: 1599,
    gone: 1599,
    back: 1599,
    granted: 300,
    kind: 'subscription',
  });
  // Not delivered and returned: it bought nothing.
  await paid({ at: '2026-10-31T23:59:59.999Z', cents: 700, gone: 700 });
  const by = Object.fromEntries((await months()).map(({ month, ...rest }) => [month, rest]));
  expect(by['2025-12']).toEqual({
    ...{ payments: 1, received: 1, refunded: 0, net: 1, packTokens: 1, monthlyTokens: 0 },
  });
  expect(by['2026-09']).toEqual({
    ...{ payments: 1, received: 15.99, refunded: 0, net: 15.99, packTokens: 0, monthlyTokens: 300 },
  });
  expect(by['2026-10']).toEqual({
    ...{ payments: 3, received: 45.49, refunded: 17, net: 28.49, packTokens: 150, monthlyTokens: 300 },
  });
  expect(by['2026-11']).toMatchObject({ payments: 0, net: 0 });
});

it('is told to administrators alone', async () => {
  const user = await newAccount(site);
  expect((await user.ask('GET', '/trends')).statusCode).toBe(403);
});

import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newBuyer, serveBilling, startBillingApp } from './test-billing-app.ts';

const HOUR_MS = 3_600_000;

describe('what could try stolen cards', async () => {
  const open = await testDatabase();
  const world = await startBillingApp(open.db);
  const second = await serveBilling(open.db, world.deps.payments, world.now);

  it.each([
    ['a card is begun to be added', 10, '/api/payment/methods', undefined],
    ['a purchase is begun', 20, '/api/payment/checkout', { kind: 'pack', tokens: 50 }],
  ] as const)('%s at most %i times an hour by one account, over all servers', async (_, limit, url, body) => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)];
    for (let n = 0; n < limit; n += 1) expect((await buyer.ask('POST', url, body)).statusCode).toBe(200);
    const made = [world.stripe.world.sessions.size, world.stripe.world.setups.size];
    const refused = await buyer.ask('POST', url, body);
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '3600',
    ]);
    expect([world.stripe.world.sessions.size, world.stripe.world.setups.size]).toEqual(made);
    expect((await buyer.at(second.app).ask('POST', url, body)).statusCode).toBe(429);
    expect((await other.ask('POST', url, body)).statusCode).toBe(200);
    world.pass(HOUR_MS);
    expect((await buyer.ask('POST', url, body)).statusCode).toBe(200);
  });
});

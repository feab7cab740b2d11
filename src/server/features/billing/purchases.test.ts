import { afterEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { reservation } from '../tokens/test-wallet.ts';
import { expireGrants, releaseReservation, reserveTokens, settleReservation } from '../tokens/tokens.service.ts';
import { type Buyer, buyPack, DAY_MS, newBuyer, pay, startBillingApp, subscribe } from './test-billing-app.ts';

describe('what is paid and what goes back', async () => {
  const open = await testDatabase();
  const world = await startBillingApp(open.db);
  afterEach(async () => {
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  /** Of the sign-up's first, and what is asked for beyond it of what was bought. */
  const spend = async (buyer: Buyer, tokens: number) => {
    const now = world.now();
    const args = reservation(buyer.walletId, { tokens: 150 + tokens, now, leaseUntil: now });
    expect((await reserveTokens(open.db, args)).ok).toBe(true);
    await open.db.transaction((tx) => settleReservation(tx, args.reservationId, now));
  };

  it('a pack is paid once and brings its tokens, which never expire, with a line and a receipt in the history', async () => {
    const buyer = await newBuyer(world);
    expect(await buyer.history()).toEqual([]);
    const { paymentId } = await buyPack(world, buyer, 300);
    expect(await buyer.tokens()).toBe(300);
    expect(await buyer.history()).toEqual([
      {
        id: expect.any(String),
        at: '2026-11-21T12:00:00.000Z',
        description: '300 tokens',
        amountCents: 4800,
        refundedCents: 0,
        reinstatedCents: 0,
        currency: 'usd',
        tokens: 300,
        receiptUrl: `https://pay.stripe.com/receipts/${paymentId}`,
      },
    ]);
    expect(await buyer.subscription()).toBeNull();
  });

  it('a pack that is paid by a slow way brings its tokens when the money comes, and none when it does not', async () => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)];
    const begun = async (one: Buyer) => {
      const url = (await one.begin({ kind: 'pack', tokens: 50 })).json<{ url: string }>().url;
      return url.replace(/^.*\//, '');
    };
    const [session, failing] = [await begun(buyer), await begun(other)];
    await world.deliver([...world.stripe.payCheckoutLater(session), ...world.stripe.payCheckoutLater(failing)]);
    expect([await buyer.tokens(), await other.tokens()]).toEqual([0, 0]);
    await world.deliver([...world.stripe.settleCheckout(session), ...world.stripe.failCheckout(failing)]);
    expect([await buyer.tokens(), await other.tokens()]).toEqual([50, 0]);
    expect(await other.history()).toEqual([]);
  });

  it('refunds in steps take tokens back in proportion, the last step the rest', async () => {
    const buyer = await newBuyer(world);
    const { paymentId } = await buyPack(world, buyer, 125);
    const seen: number[] = [];
    for (const cents of [1, 449, 450, 225, 1125]) {
      const events = world.stripe.refund(paymentId, cents);
      await world.deliver([...events, ...events].reverse());
      seen.push(await buyer.tokens());
    }
    expect(seen).toEqual([125, 100, 75, 63, 0]);
    expect(await buyer.history()).toMatchObject([{ amountCents: 2250, refundedCents: 2250, tokens: 125 }]);
  });

  it('a refund takes nothing that was spent, and nothing from what else there is', async () => {
    const buyer = await newBuyer(world);
    const { paymentId } = await buyPack(world, buyer, 50);
    await spend(buyer, 45);
    const other = await buyPack(world, buyer, 125);
    await world.deliver(world.stripe.refund(paymentId, 500));
    expect(await buyer.tokens()).toBe(125 - 150);
    await world.deliver(world.stripe.refund(paymentId, 500));
    expect(await buyer.tokens()).toBe(125 - 150);
    await world.deliver(world.stripe.refund(other.paymentId, 2250));
    expect(await buyer.tokens()).toBe(-150);
  });

  it('a refund that is heard of before its payment leaves the same', async () => {
    const buyer = await newBuyer(world);
    const { paymentId, events } = await pay(world, buyer, { kind: 'pack', tokens: 50 });
    await world.deliver(world.stripe.refund(paymentId, 400));
    await world.deliver(events);
    expect(await buyer.tokens()).toBe(30);
    expect(await buyer.history()).toMatchObject([{ refundedCents: 400 }]);
  });

  it('a refund that fails later gives back what it took, in whatever order it is heard of', async () => {
    const buyer = await newBuyer(world);
    const { paymentId } = await buyPack(world, buyer, 50);
    const sent = world.stripe.refund(paymentId, 1000);
    await world.deliver(sent);
    expect(await buyer.tokens()).toBe(0);
    const failed = world.stripe.failRefund(paymentId);
    for (const events of [failed, failed, sent, [...failed, ...sent].reverse()]) {
      await world.deliver(events);
      expect(await buyer.tokens()).toBe(50);
      expect(await buyer.history()).toMatchObject([{ refundedCents: 0, reinstatedCents: 1000 }]);
    }
    await world.deliver(world.stripe.refund(paymentId, 1000));
    expect(await buyer.tokens()).toBe(0);
  });

  it('a dispute takes back as a refund does, and one that is won gives it all back, once, and the history says so', async () => {
    const buyer = await newBuyer(world);
    const { paymentId } = await buyPack(world, buyer, 50);
    const collected = await world.billing.collectedCents();
    const opened = world.stripe.dispute(paymentId);
    await world.deliver(opened);
    expect(await buyer.tokens()).toBe(0);
    expect(await buyer.history()).toMatchObject([{ refundedCents: 1000, reinstatedCents: 0 }]);
    const closed = world.stripe.closeDispute(paymentId, 'won');
    for (const events of [closed, closed, opened, [...closed, ...opened].reverse()]) {
      await world.deliver(events);
      expect(await buyer.tokens()).toBe(50);
      expect(await buyer.history()).toMatchObject([{ refundedCents: 0, reinstatedCents: 1000 }]);
    }
    expect(await world.billing.collectedCents()).toBe(collected);
  });

  it('a dispute that is won before it was heard of changes nothing, and one that is lost gives nothing back', async () => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)];
    const { paymentId } = await buyPack(world, buyer, 50);
    const opened = world.stripe.dispute(paymentId);
    await world.deliver([...world.stripe.closeDispute(paymentId, 'won'), ...opened]);
    expect(await buyer.tokens()).toBe(50);
    const lost = await buyPack(world, other, 50);
    await world.deliver(world.stripe.dispute(lost.paymentId));
    await world.deliver(world.stripe.closeDispute(lost.paymentId, 'lost'));
    expect(await other.tokens()).toBe(0);
    expect(await other.history()).toMatchObject([{ refundedCents: 1000, reinstatedCents: 0 }]);
  });

  it('a dispute that is won gives back what was not spent, and what a running analysis returns to it before or after', async () => {
    for (const returnsFirst of [true, false]) {
      const buyer = await newBuyer(world);
      const { paymentId } = await buyPack(world, buyer, 50);
      await spend(buyer, 40);
      const now = world.now();
      const running = reservation(buyer.walletId, { tokens: 5, now, leaseUntil: now });
      expect((await reserveTokens(open.db, running)).ok).toBe(true);
      const give = async () => {
        await releaseReservation(open.db, running.reservationId, 'failed', now);
        await expireGrants(open.db, world.now());
      };
      await world.deliver(world.stripe.dispute(paymentId));
      if (returnsFirst) await give();
      await world.deliver(world.stripe.closeDispute(paymentId, 'won'));
      if (!returnsFirst) await give();
      expect(await buyer.tokens()).toBe(10 - 150);
    }
  });

  it('beside a refund, a dispute that is won gives back what the refund did not take, in either order', async () => {
    for (const refundsFirst of [true, false]) {
      const buyer = await newBuyer(world);
      const { paymentId } = await buyPack(world, buyer, 50);
      const refund = () => world.deliver(world.stripe.refund(paymentId, 400));
      if (refundsFirst) await refund();
      await world.deliver(world.stripe.dispute(paymentId));
      expect(await buyer.tokens()).toBe(0);
      await world.deliver(world.stripe.closeDispute(paymentId, 'won'));
      if (!refundsFirst) {
        const charge = [...world.stripe.world.charges.values()].find((one) => one.payment_intent === paymentId);
        // The stand-in refunds no charge that was disputed; the provider does, once it is won.
        if (charge) charge.amount_refunded = 400;
        await world.deliver(world.stripe.closeDispute(paymentId, 'won'));
      }
      expect(await buyer.tokens()).toBe(30);
      const reinstatedCents = refundsFirst ? 600 : 1000;
      expect(await buyer.history()).toMatchObject([{ refundedCents: 400, reinstatedCents }]);
    }
  });

  it('a month that was disputed and won has its tokens until its end, and none after it', async () => {
    const [buyer, late] = [await newBuyer(world), await newBuyer(world)];
    const { paymentId } = await subscribe(world, buyer);
    const other = await subscribe(world, late);
    await world.deliver([...world.stripe.dispute(paymentId), ...world.stripe.dispute(other.paymentId)]);
    expect([await buyer.tokens(), await late.tokens()]).toEqual([0, 0]);
    await world.deliver(world.stripe.closeDispute(paymentId, 'won'));
    expect(await buyer.tokens()).toBe(150);
    world.pass(40 * DAY_MS);
    await world.deliver(world.stripe.closeDispute(other.paymentId, 'won'));
    expect([await buyer.tokens(), await late.tokens()]).toEqual([0, 0]);
  });

  it('a bank that only asks takes nothing', async () => {
    const buyer = await newBuyer(world);
    const { paymentId } = await buyPack(world, buyer, 50);
    await world.deliver(world.stripe.dispute(paymentId, 'warning_needs_response'));
    expect(await buyer.tokens()).toBe(50);
  });

  it('a month that is refunded loses what is left of its tokens, and only of that month', async () => {
    const buyer = await newBuyer(world);
    const { paymentId } = await subscribe(world, buyer);
    await buyPack(world, buyer, 50);
    expect(await buyer.tokens()).toBe(200);
    await world.deliver(world.stripe.refund(paymentId, 1599));
    expect(await buyer.tokens()).toBe(50);
  });

  it('what was collected is what came less what went back', async () => {
    const before = await world.billing.collectedCents();
    const buyer = await newBuyer(world);
    await subscribe(world, buyer);
    const { paymentId } = await buyPack(world, buyer, 50);
    await world.deliver(world.stripe.refund(paymentId, 250));
    expect((await world.billing.collectedCents()) - before).toBe(1599 + 1000 - 250);
  });
});

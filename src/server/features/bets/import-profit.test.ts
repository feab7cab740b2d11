import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newBettor, startBetsApp } from './test-bets-app.ts';

const db = await testDatabase();
const site = await startBetsApp(db.db);
afterAll(() => site.app.close());

const PLACED = '2026-11-20T18:00:00Z';
const own = (...rows: string[]) => ['placed_at,bet,odds,stake,status,profit,bet_id', ...rows].join('\n');
const bills = (status: string, profit: string, name = '') =>
  own(`${PLACED},Bills -3,-110,25,${status},${profit},${name}`);

describe('what a cash-out paid', () => {
  it('stays where a file does not say it, whoever said it first', async () => {
    const [one, other] = [await newBettor(site), await newBettor(site)];
    await one.bring(bills('cashed_out', '3.10'));
    const { bet } = await other.add({ bet: 'Bills -3', price: '-110', placedAt: PLACED, book: '' });
    await other.settle(bet.id, { result: 'cashout', profitCents: 310 });
    for (const bettor of [one, other]) {
      expect(`${(await bettor.preview(bills('cashed_out', ''))).lines[0]?.note}`).not.toMatch(/for how much/);
      await bettor.bring(bills('cashed_out', ''));
      expect((await bettor.list()).bets).toMatchObject([{ state: 'cashout', profitCents: 310, settledBy: 'book' }]);
    }
    expect(await one.bring(bills('cashed_out', '4.00'))).toMatchObject({ settled: 1 });
    expect((await one.list()).bets).toMatchObject([{ profitCents: 400 }]);
  });

  it('goes with it where the bet ended otherwise', async () => {
    const bettor = await newBettor(site);
    await bettor.bring(bills('cashed_out', '3.10'));
    await bettor.bring(bills('lost', ''));
    expect((await bettor.list()).bets).toMatchObject([{ state: 'loss', profitCents: -2_500 }]);
  });
});

describe('a return', () => {
  it('is never below everything: what went back has lost nothing', async () => {
    const bettor = await newBettor(site);
    const file = own(
      `${PLACED},Bills ML,2.00,10,won,10,`,
      `${PLACED},Chiefs ML,2.00,100000,void,-100000,`,
      `${PLACED},Jets ML,2.00,1000,pushed,-1000,`,
      `${PLACED},Lions ML,2.00,1000,pushed,0,`,
      `${PLACED},Bears ML,2.00,1000,void,,`,
    );
    expect((await bettor.preview(file)).lines.map(({ note }) => note)).toEqual([
      ...[null, 'it is void, with a loss', 'it is pushed, with a loss', null, null],
    ]);
    expect(await bettor.bring(file)).toMatchObject({ added: 3, skipped: 2 });
    expect((await bettor.list()).summary).toMatchObject({ profitCents: 1_000, stakedCents: 101_000 });
    // What was taken before.
    await db.db.execute(sql`
      update tracked_bets set told_profit_cents = -stake_cents where user_id = ${bettor.id} and told_result in ('void', 'push')`);
    expect((await bettor.list()).summary).toMatchObject({ profitCents: 1_000, stakedCents: 101_000 });
  });

  it('nor by a file that names a bet and says another stake', async () => {
    const bettor = await newBettor(site);
    await bettor.bring(bills('open', '', 'b1'));
    const file = own(`${PLACED},Bills -3,-110,2500,lost,-2500,b1`);
    const { lines } = await bettor.preview(file);
    expect(lines[0]).toMatchObject({
      fate: 'skipped',
      note: 'more is lost than was staked on Bills -3, as it stands here',
    });
    expect(await bettor.bring(file)).toMatchObject({ added: 0, settled: 0, skipped: 1 });
    await bettor.bring(bills('lost', '-25', 'b1'));
    expect((await bettor.list()).summary).toMatchObject({ returned: -1 });
  });
});

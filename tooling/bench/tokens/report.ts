import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { reserveTokens, settleReservation } from '../../../src/server/features/tokens/tokens.service.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { withOwnDatabase } from '../storage/own-database.ts';
import { quantiles } from '../storage/quantiles.ts';
import { openAccounts } from './accounts.ts';

const ROUNDS = 11;
const SLICE_MS = 400;
const CALLERS = [1, 8, 32] as const;
const LEASE_MS = 20_000;
const EARLIER_USES = 10;
const BUDGETS = { debitOfBare: 0.5, hotOf8: 0.8 };

/** One call of a caller on the account. */
type Work = (account: string) => Promise<unknown>;
type Rates = Record<(typeof CALLERS)[number], number[]>;
type Measured = Record<'bare' | 'debit' | 'charge', Rates>;

/**
 * A debit is the reservation as a send makes it: the product's one statement, in a transaction of its own. Beside it stands what no
 * ledger can do without, one update of one balance through the same pool, and the whole charge: reserved, then settled.
 * False when a budget is missed.
 */
export async function report(root: string): Promise<boolean> {
  let isWithinBudgets = true;
  await withOwnDatabase(root, async (db, pool) => {
    const hot = await openAccounts(db, 1, new Date());
    const many = await openAccounts(db, 1_000, new Date());
    await useAccounts(db, [...hot, ...many]);
    await db.execute(sql`vacuum analyze`);
    const onHot = await measure(db, hot);
    const onMany = await measure(db, many);
    console.log(
      `${pool.options.max} connections, ${ROUNDS} rounds of ${SLICE_MS} ms, load ${loadavg()[0]?.toFixed(1)} on this machine`,
    );
    print('1 account', onHot);
    print('1,000 accounts', onMany);
    const ofBare = ratio(onMany.debit[8], onMany.bare[8]);
    const of8 = ratio(onHot.debit[32], onHot.debit[8]);
    isWithinBudgets = ofBare >= BUDGETS.debitOfBare && of8 >= BUDGETS.hotOf8;
    console.log(verdict('8 callers over 1,000 accounts, debit of bare update', ofBare, BUDGETS.debitOfBare));
    console.log(verdict('1 account, debits of 32 callers of those of 8', of8, BUDGETS.hotOf8));
  });
  return isWithinBudgets;
}

/** Accounts with a history: what PostgreSQL plans for empty tables it keeps, and it is wrong once they have filled. */
async function useAccounts(db: Db, accounts: readonly string[]): Promise<void> {
  for (let use = 0; use < EARLIER_USES; use += 1) {
    for (let from = 0; from < accounts.length; from += 8) {
      const some = accounts.slice(from, from + 8);
      await Promise.all(some.map(async (account) => settleReservation(db, await debit(db, account), new Date())));
    }
  }
}

/** In turns, so that what else the machine does meets all of them alike. */
async function measure(db: Db, accounts: readonly string[]): Promise<Measured> {
  const works: Record<keyof Measured, Work> = {
    bare: (account) => db.execute(sql`update bare_balances set balance = balance - 1 where id = ${account}::uuid`),
    debit: (account) => debit(db, account),
    charge: async (account) => settleReservation(db, await debit(db, account), new Date()),
  };
  const names = Object.keys(works) as (keyof Measured)[];
  const rates = (): Rates => ({ 1: [], 8: [], 32: [] });
  const measured: Measured = { bare: rates(), debit: rates(), charge: rates() };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const inTurn = round % 2 === 0 ? names : [...names].reverse();
    for (const callers of CALLERS) {
      for (const name of inTurn) {
        const rate = await rateOf(works[name], accounts, callers);
        // The first round warms up.
        if (round > 0) measured[name][callers].push(rate);
      }
    }
  }
  return measured;
}

async function debit(db: Db, walletId: string): Promise<string> {
  const now = new Date();
  const reservationId = randomUUID();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const { ok } = await reserveTokens(db, { reservationId, walletId, tokens: 1, mode: 'regular', leaseUntil, now });
  if (!ok) throw new Error('an account ran out of tokens');
  return reservationId;
}

/** Calls a second, of so many callers that each call again as soon as they were answered. */
async function rateOf(work: Work, accounts: readonly string[], callers: number): Promise<number> {
  const startedMs = performance.now();
  let calls = 0;
  const call = async (caller: number) => {
    for (let turn = caller; performance.now() - startedMs < SLICE_MS; turn += callers) {
      await work(accounts[(turn * 617) % accounts.length] ?? '');
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return (calls / (performance.now() - startedMs)) * 1000;
}

/** The middle of the ratios of each round: both sides of one were measured within the same second. */
const ratio = (these: readonly number[], those: readonly number[]): number =>
  quantiles(these.map((rate, round) => rate / (those[round] ?? Number.NaN))).p50;

function print(title: string, { bare, debit, charge }: Measured): void {
  console.log(`${title}, a second, of the bare update`);
  for (const callers of CALLERS) {
    const shown = (rates: Rates) => `${quantiles(rates[callers]).p50.toFixed(0).padStart(6)} a second`;
    const share = (rates: Rates) => `${ratio(rates[callers], bare[callers]).toFixed(2)} x`;
    console.log(
      `  ${String(callers).padStart(2)} callers  bare ${shown(bare)}  debit ${shown(debit)} ${share(debit)}  debit and settle ${shown(charge)} ${share(charge)}`,
    );
  }
}

const verdict = (what: string, measured: number, budget: number): string =>
  `${what}: ${measured.toFixed(2)} x${measured < budget ? `, below the budget of ${budget}` : ` (budget ${budget})`}`;

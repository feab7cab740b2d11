import type { OddsKind } from '#contract/odds-kind.ts';
import { type JobState, listJobStates } from '../../jobs/job-state.repo.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Billing } from '../billing/billing.service.ts';
import { ledgerMismatches, vitals } from '../operator/vitals.service.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { sumDayCosts } from './alarms.repo.ts';

export type AlarmKind = 'odds_stale' | 'ledger_differs' | 'money_differs' | 'budget_used_up' | 'mails_stand_still';
/** Something that an operator has to look at, in a sentence. */
export type Alarm = { kind: AlarmKind; words: string };

export type AlarmDeps = {
  db: Db;
  slate: Pick<SlateService, 'status'>;
  odds: OddsKind;
  /** Null: nobody is paid through a provider. */
  billing: Pick<Billing, 'differences'> | null;
  /** Null: a model's cost has no limit, or there is none. */
  budgetUsd: number | null;
};

const MINUTE_MS = 60_000;
const REFRESH_OVERDUE_MS = 30 * MINUTE_MS;
const FAILURES_IN_A_ROW = 3;
const PRICES_TOO_OLD_SECONDS = 12 * 3_600;
const MAIL_WAITS_MS = 15 * MINUTE_MS;
/** A call is refused before the last cents are spent, so that the budget is used up a little below itself. */
const BUDGET_SHARE = 0.98;

/** `withLedger`: that check reads the whole ledger, so that it is not made each time. */
export async function readAlarms(deps: AlarmDeps, now: Date, withLedger: boolean): Promise<Alarm[]> {
  const found = [
    await staleOdds(deps, now),
    withLedger ? await wrongLedger(deps) : null,
    await moneyDiffers(deps),
    await budgetUsed(deps, now),
    await waitingMails(deps, now),
  ];
  return found.filter((alarm) => alarm !== null);
}

/** Demo odds are made here and are never old. */
async function staleOdds({ db, slate, odds }: AlarmDeps, now: Date): Promise<Alarm | null> {
  if (odds !== 'live') return null;
  const job = (await listJobStates(db, now)).find(({ name, scope }) => name === 'odds-refresh' && scope === odds);
  if (!job) return null;
  const { ageSeconds } = await slate.status();
  const why = whyStale(job, ageSeconds, now);
  return why === null ? null : { kind: 'odds_stale', words: `Odds are stale: ${why}` };
}

function whyStale(job: JobState, age: number | null, now: Date): string | null {
  const { failures, lastError, isRunning, nextRunAt, lastSuccessAt } = job;
  if (failures >= FAILURES_IN_A_ROW) return `the last ${failures} refreshes failed. ${lastError ?? ''}`.trim();
  const lateMs = now.getTime() - nextRunAt.getTime();
  if (!isRunning && lateMs > REFRESH_OVERDUE_MS)
    return `a refresh has been due for ${Math.round(lateMs / MINUTE_MS)} minutes.`;
  if (lastSuccessAt !== null && age !== null && age > PRICES_TOO_OLD_SECONDS)
    return `the newest price is ${Math.round(age / 3_600)} hours old.`;
  return null;
}

async function wrongLedger({ db }: AlarmDeps): Promise<Alarm | null> {
  const count = await ledgerMismatches(db);
  if (count === 0) return null;
  return {
    kind: 'ledger_differs',
    words: `The token ledger differs: ${count} ${count === 1 ? 'grant holds' : 'grants hold'} another rest than their entries add up to.`,
  };
}

async function moneyDiffers({ billing }: AlarmDeps): Promise<Alarm | null> {
  const total = (await billing?.differences({ limit: 1, offset: 0 }))?.total ?? 0;
  if (total === 0) return null;
  const subject = total === 1 ? 'payment differs' : 'payments differ';
  return { kind: 'money_differs', words: `${total} ${subject} between the payment provider and our books.` };
}

async function budgetUsed({ db, budgetUsd }: AlarmDeps, now: Date): Promise<Alarm | null> {
  if (budgetUsd === null) return null;
  const spent = (await sumDayCosts(db, now.toISOString().slice(0, 10))) / 1_000_000;
  if (spent < budgetUsd * BUDGET_SHARE) return null;
  return {
    kind: 'budget_used_up',
    words: `The model's budget of the day is used up: $${spent.toFixed(2)} of $${budgetUsd.toFixed(2)}. The built-in analyst answers until midnight UTC.`,
  };
}

async function waitingMails({ db }: AlarmDeps, now: Date): Promise<Alarm | null> {
  const { mailsWaiting, oldestMailMs } = await vitals(db, now);
  if (oldestMailMs === null || now.getTime() - oldestMailMs < MAIL_WAITS_MS) return null;
  const minutes = Math.round((now.getTime() - oldestMailMs) / MINUTE_MS);
  return {
    kind: 'mails_stand_still',
    words: `Mails stand still: ${mailsWaiting} wait, the oldest for ${minutes} minutes.`,
  };
}

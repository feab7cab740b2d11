import { PRODUCT_NAME } from '#contract/product.ts';
import { listJobStates } from '../../jobs/job-state.repo.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { MailWords } from '../mail/mail-layout.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueNotice } from '../mail/queue-mail.ts';
import { type Alarm, type AlarmDeps, readAlarms } from './read-alarms.ts';

export const ALARMS_JOB = { name: 'operator-alarms', scope: '' } as const;

export type TellAlarmsDeps = AlarmDeps &
  MailDeps & {
    now: Clock;
    /** Null: nobody is named, and what is wrong stands in the portal and the log alone. */
    to: string | null;
    log: { warn: (details: object, text?: string) => void };
  };

/** When each was last told, by its kind, and when the ledger was last added up: what the job keeps of its last run. */
type Told = Record<string, string | number>;

const HOUR_MS = 3_600_000;
/** So often while it lasts, and no oftener where it comes and goes. */
const TELL_AGAIN_MS = 6 * HOUR_MS;
const LEDGER_EVERY_MS = HOUR_MS;
const LEDGER = 'ledger_checked';

/**
 * Tells the operator by mail what has to be looked at, all of one run in one mail. After a crash between the mail and the note of it
 * the same is told once more.
 */
export async function tellAlarms(deps: TellAlarmsDeps): Promise<Told> {
  const now = deps.now();
  const before = (await listJobStates(deps.db, now)).find(({ name }) => name === ALARMS_JOB.name)?.detail ?? {};
  const isSince = (key: string, ms: number) => now.getTime() - Date.parse(String(before[key] ?? '')) < ms;
  const withLedger = !isSince(LEDGER, LEDGER_EVERY_MS);
  const alarms = await readAlarms(deps, now, withLedger);
  const news = alarms.filter(({ kind }) => !isSince(kind, TELL_AGAIN_MS));
  if (news.length > 0) await tell(deps, news, now);
  const kept = Object.entries(before).filter(([key]) => key !== LEDGER && isSince(key, TELL_AGAIN_MS));
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(news.map(({ kind }) => [kind, now.toISOString()])),
    [LEDGER]: withLedger ? now.toISOString() : String(before[LEDGER]),
  };
}

async function tell(deps: TellAlarmsDeps, alarms: readonly Alarm[], now: Date): Promise<void> {
  for (const { kind, words } of alarms) deps.log.warn({ alarm: kind }, words);
  const { to } = deps;
  if (to === null) return;
  await mailingTransaction(deps, (tx) =>
    queueNotice(tx, deps, { kind: 'operator-alarm', to, isProven: true, words: alarmWords(deps.appUrl, alarms), now }),
  );
}

/** It names no address of the portal, which is nobody's mailbox's to know. */
function alarmWords(appUrl: string, alarms: readonly Alarm[]): MailWords {
  const [first] = alarms;
  const more = alarms.length > 1 ? ` and ${alarms.length - 1} more` : '';
  return {
    subject: `${PRODUCT_NAME} alarm: ${SUBJECTS[first?.kind ?? 'odds_stale']}${more}`,
    before: alarms.map(({ words }) => words),
    action: { label: `Open ${PRODUCT_NAME}`, url: appUrl },
    after: [
      'The portal’s Health tab shows more, and the runbook says what to do. What lasts is told again after six hours.',
    ],
  };
}

const SUBJECTS: Readonly<Record<Alarm['kind'], string>> = {
  odds_stale: 'odds are stale',
  ledger_differs: 'the ledger differs',
  money_differs: 'payments differ',
  budget_used_up: 'the model’s budget is used up',
  mails_stand_still: 'mails stand still',
};

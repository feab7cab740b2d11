import type { MailChoices } from '#contract/mail-choices.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { mailboxHashes } from '../play-limits/mailbox-hash.ts';
import {
  type ChosenKind,
  deleteChoice,
  holdChooser,
  insertChoiceOnce,
  listChoices,
  listUntold,
  markTold,
} from './mail-choices.repo.ts';
import type { MailWords } from './mail-layout.ts';
import { mailingTransaction } from './mailing-transaction.ts';
import { deleteOptOut } from './mails.repo.ts';
import { type MailDeps, queueWanted } from './queue-mail.ts';

export type ChoicesDeps = { db: Db; now: Clock; authSecret: AuthSecret };

export async function readChoices({ db }: Pick<ChoicesDeps, 'db'>, userId: string): Promise<MailChoices> {
  return { bestBets: (await listChoices(db, userId)).includes('best-bets') };
}

/** @throws AppError invalid_input while the address is not confirmed */
export async function saveChoices(
  { db, now, authSecret }: ChoicesDeps,
  userId: string,
  { bestBets }: MailChoices,
): Promise<MailChoices> {
  await db.transaction(async (tx) => {
    const user = await holdChooser(tx, userId);
    if (!user) throw new AppError('unauthenticated', 'Unauthorized');
    if (!bestBets) return deleteChoice(tx, { userId, kind: 'best-bets' });
    if (!user.isConfirmed) throw new AppError('invalid_input', 'Confirm your address first: this comes by mail.');
    await insertChoiceOnce(tx, { userId, kind: 'best-bets', createdAt: now() });
    await wantMailAgain(tx, { authSecret }, user.email);
  });
  return { bestBets };
}

/** Whoever unsubscribed once and asks for mail now wants it. */
export const wantMailAgain = (tx: Db, { authSecret }: { authSecret: AuthSecret }, email: string): Promise<void> =>
  deleteOptOut(tx, mailboxHashes(authSecret, email));

/** What is told at once, before others are looked for. */
const AT_ONCE = 200;

/**
 * Tells everybody who chose this kind before `before` about one thing, once each, whatever dies in between. Who excluded themselves is
 * not told, and not later either.
 */
export async function tellChoosers(
  deps: MailDeps & { db: Db; now: Clock },
  told: { kind: ChosenKind; about: string; before: Date; words: MailWords },
  signal: AbortSignal,
): Promise<{ told: number; isDone: boolean }> {
  const { words, before, ...what } = told;
  const untold = await listUntold(deps.db, { ...what, before, limit: AT_ONCE });
  let count = 0;
  for (const userId of untold) {
    signal.throwIfAborted();
    const isTold = await mailingTransaction(deps, async (tx) => {
      const user = await holdChooser(tx, userId);
      if (!user || !(await markTold(tx, { ...what, userId }))) return false;
      return queueWanted(tx, deps, { kind: what.kind, userId, to: user.email, words, now: deps.now() });
    });
    if (isTold) count += 1;
  }
  return { told: count, isDone: untold.length < AT_ONCE };
}

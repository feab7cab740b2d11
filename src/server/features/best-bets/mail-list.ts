import { tellChoosers } from '../mail/mail-choices.service.ts';
import type { MailDeps } from '../mail/queue-mail.ts';
import { type ListRow, listBets } from './best-bets.repo.ts';
import type { DrawDeps } from './draw-list.ts';
import { listMailWords } from './list-mail-words.ts';

export type MailListDeps = DrawDeps & MailDeps;

/** A list that is older when the server comes back is told nobody any more: its prices are gone. */
const TOLD_WITHIN_MS = 4 * 3_600_000;

/** Mails a list to those who asked for it, once each; a day with no bet is no mail. */
export async function mailList(
  deps: MailListDeps,
  list: ListRow,
  signal: AbortSignal,
): Promise<{ told: number; isDone: boolean }> {
  const ageMs = deps.now().getTime() - list.drawnAt.getTime();
  const bets = ageMs > TOLD_WITHIN_MS ? [] : await listBets(deps.db, list.id);
  if (bets.length === 0) return { told: 0, isDone: true };
  const picks = bets.map(({ shown }) => shown);
  const words = listMailWords({ appUrl: deps.appUrl, odds: list.odds, day: list.day, picks });
  return tellChoosers(deps, { kind: 'best-bets', about: list.id, before: list.drawnAt, words }, signal);
}

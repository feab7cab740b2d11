import type { May } from '#research/tools/world.ts';
import type { Db } from '../../platform/database/database.ts';
import { type AppError, InsufficientTokensError } from '../../platform/errors.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Player, PlayGuard } from '../play-limits/play-guard.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { tokensOnConfirmation } from '../verification/verification.service.ts';

export type JudgeDeps = { db: Db; now: Clock; play: Pick<PlayGuard, 'refusalOfAnalysis'> };

/** What may be asked for, and what whoever asks for more is told: also whoever is no user any more. */
export type Judged = { may: May; refusal: AppError | null };

/**
 * What a bettor may have of a turn at this price, judged once, before anything is spent on it: a model, credits of a
 * provider, or their tokens. The transaction that charges judges anew, under its locks.
 */
export async function judgeSpending(
  { db, now, play }: JudgeDeps,
  user: Player & { unlimited: boolean },
  price: number,
): Promise<Judged> {
  const at = now();
  const refusal = await play.refusalOfAnalysis(db, { user, tokens: price, now: at });
  if (refusal) return { may: refusal.code === 'limit_reached' ? 'free' : 'help', refusal };
  if (user.unlimited) return { may: 'verdicts', refusal: null };
  const balance = await balanceOf(db, user.walletId, at);
  if (balance >= price) return { may: 'verdicts', refusal: null };
  const waiting = await tokensOnConfirmation(db, user.id);
  return { may: 'free', refusal: new InsufficientTokensError(balance, price, waiting) };
}

/** Looked up when it is first asked for, as most turns spend nothing before they charge; the same for the rest of the turn. */
export function judgedOnce(judge: () => Promise<Judged>): () => Promise<Judged> {
  let judged: Promise<Judged> | undefined;
  return () => {
    judged ??= judge();
    return judged;
  };
}

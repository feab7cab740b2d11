import {
  type LimitChange,
  LimitUnit,
  LimitWindow,
  type PlayLimits,
  type SpendingLimit,
} from '#contract/play-limits.ts';
import { changeLimit, limitAt, NO_LIMIT } from '#research/play-limits/limit-change.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { exclusionOf } from './exclusion.service.ts';
import type { StoredLimit } from './limit-window.ts';
import { listLimits, lockUser, saveLimit, sumUsed, type Used } from './play-limits.repo.ts';

export type PlayLimitsDeps = { db: Db; now: Clock; authSecret: AuthSecret };

/** Whose limits they are: only ever the signed-in user. */
export type Owner = { id: string; email: string; walletId: string };

/** All six limits with what is used of them at this moment, and the exclusion that holds. */
export function getPlayLimits(deps: PlayLimitsDeps, owner: Owner): Promise<PlayLimits> {
  return readPlayLimits(deps.db, deps, owner, deps.now());
}

/** Lowering holds from the next expense on, raising after seven days (`changeLimit`). */
export function setSpendingLimit(deps: PlayLimitsDeps, owner: Owner, change: LimitChange): Promise<PlayLimits> {
  const { unit, window } = change;
  const amount = change.amount === null ? null : Math.round(change.amount * (unit === 'money' ? 100 : 1));
  return deps.db.transaction(async (tx) => {
    if (!(await lockUser(tx, owner.id))) throw new AppError('unauthenticated', 'Unauthorized');
    const now = deps.now();
    const stored = await listLimits(tx, owner.id);
    const before = stored.find((limit) => limit.unit === unit && limit.window === window) ?? NO_LIMIT;
    await saveLimit(tx, { userId: owner.id, unit, window }, changeLimit(before, amount, now), now);
    return readPlayLimits(tx, deps, owner, now);
  });
}

async function readPlayLimits(
  db: Db,
  { authSecret }: PlayLimitsDeps,
  { id, email, walletId }: Owner,
  now: Date,
): Promise<PlayLimits> {
  const stored = await listLimits(db, id);
  const used = {
    tokens: await sumUsed(db, 'tokens', walletId, now),
    money: await sumUsed(db, 'money', walletId, now),
  };
  const exclusion = await exclusionOf(db, { id, email, now, authSecret });
  return {
    limits: LimitUnit.options.flatMap((unit) =>
      LimitWindow.options.map((window) => toLimit(unit, window, stored, used[unit], now)),
    ),
    exclusion: exclusion && { kind: exclusion.kind, endsAt: exclusion.endsAt.toISOString() },
  };
}

function toLimit(
  unit: LimitUnit,
  window: LimitWindow,
  stored: readonly StoredLimit[],
  used: Used,
  now: Date,
): SpendingLimit {
  const { amount, pendingAmount, pendingFrom } = limitAt(
    stored.find((limit) => limit.unit === unit && limit.window === window) ?? NO_LIMIT,
    now,
  );
  const said = (value: number | null) => (value === null || unit === 'tokens' ? value : value / 100);
  return {
    unit,
    window,
    amount: said(amount),
    used: unit === 'tokens' ? used[window] : used[window] / 100,
    pendingAmount: said(pendingAmount),
    pendingFrom: pendingFrom?.toISOString() ?? null,
  };
}

import type { SiteInfo } from '#contract/page.ts';
import type { LimitUnit } from '#contract/play-limits.ts';
import { limitAt } from '#research/play-limits/limit-change.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import { type Excludable, exclusionHashes, exclusionOf } from './exclusion.service.ts';
import type { ExclusionRow } from './exclusions.repo.ts';
import { roomFrom, type StoredLimit } from './limit-window.ts';
import { holdUser, listSpends, lockStanding, lockUser, sumUsed } from './play-limits.repo.ts';
import { exclusionWords, limitWords, underAgeWords } from './refusal-words.ts';
import { findIsUnderAge, holdIsUnderAge, setUnderAge } from './under-age.repo.ts';

export type PlayGuardDeps = { authSecret: AuthSecret; site: SiteInfo };

/** Whose expense it is. The time zone is for the words of a refusal. */
export type Player = { id: string; email: string; walletId: string; timeZone?: string | null | undefined };

/**
 * What everything that costs asks first. `tx` is the transaction that then spends: it keeps the user's limits locked, so
 * that parallel expenses are counted one after the other.
 */
export type PlayGuard = {
  /** For an analysis of this price, also an unlimited account's. One statement for who has no limit. @throws AppError excluded, under_age, limit_reached */
  assertMayAnalyse: (tx: Db, expense: { user: Player; tokens: number; now: Date }) => Promise<void>;
  /** For a purchase, in the transaction that inserts its checkout. @throws AppError excluded, under_age, limit_reached */
  assertMayBuy: (tx: Db, expense: { user: Player; cents: number; now: Date }) => Promise<void>;
  /** The same as a value, before work that only serves a coming analysis. */
  refusalOfAnalysis: (db: Db, expense: { user: Player; tokens: number; now: Date }) => Promise<AppError | null>;
  exclusionOf: (db: Db, asked: Excludable & { now: Date }) => Promise<ExclusionRow | null>;
  /** For what only leads to an expense, and for picks that cost nothing. @throws AppError excluded, under_age */
  assertNotExcluded: (db: Db, asked: { user: Player; now: Date }) => Promise<void>;
  /**
   * Whoever says to be under 21 gets no picks in that account until support lifts it. First in the transaction that saves
   * the statement: what was begun before is through by then, and what begins later will see it.
   */
  noteUnderAge: (tx: Db, said: { userId: string; now: Date }) => Promise<void>;
  /** For words about picks that cost nothing, in the transaction that saves them. @throws AppError under_age */
  assertOfAge: (tx: Db, userId: string) => Promise<void>;
};

export function createPlayGuard({ authSecret, site }: PlayGuardDeps): PlayGuard {
  const excluded = (exclusion: ExclusionRow, user: Player) =>
    new AppError('excluded', exclusionWords(exclusion, site, user.timeZone));
  const underAge = () => new AppError('under_age', underAgeWords(site));

  const refusalOf = async (tx: Db, unit: LimitUnit, asked: number, user: Player, now: Date) => {
    const hashes = exclusionHashes(authSecret, user);
    const standing = await lockStanding(tx, { userId: user.id, mailboxHashes: hashes, unit, now });
    if (!standing.isThere) return new AppError('unauthenticated', 'Unauthorized');
    if (standing.exclusion) return excluded(standing.exclusion, user);
    return standing.isUnderAge ? underAge() : limitRefusal(tx, standing.limits, unit, asked, user, now);
  };
  const assertMaySpend = async (...expense: Parameters<typeof refusalOf>) => {
    const refusal = await refusalOf(...expense);
    if (refusal) throw refusal;
  };

  return {
    assertMayAnalyse: (tx, { user, tokens, now }) => assertMaySpend(tx, 'tokens', tokens, user, now),
    assertMayBuy: async (tx, { user, cents, now }) => {
      // First and by itself: a statement that waited for an exclusion would not see it.
      await holdUser(tx, user.id);
      await assertMaySpend(tx, 'money', cents, user, now);
    },
    refusalOfAnalysis: (db, { user, tokens, now }) => refusalOf(db, 'tokens', tokens, user, now),
    exclusionOf: (db, asked) => exclusionOf(db, { ...asked, authSecret }),
    assertNotExcluded: async (db, { user, now }) => {
      const exclusion = await exclusionOf(db, { id: user.id, email: user.email, now, authSecret });
      if (exclusion) throw excluded(exclusion, user);
      if (await findIsUnderAge(db, user.id)) throw underAge();
    },
    noteUnderAge: async (tx, { userId, now }) => {
      await lockUser(tx, userId);
      await setUnderAge(tx, userId, now);
    },
    assertOfAge: async (tx, userId) => {
      if (await holdIsUnderAge(tx, userId)) throw underAge();
    },
  };
}

/** Counts what is used in a statement of its own, after the lock: one that waited would read as it was before the wait. */
async function limitRefusal(
  tx: Db,
  stored: readonly StoredLimit[],
  unit: LimitUnit,
  asked: number,
  user: Player,
  now: Date,
): Promise<AppError | null> {
  const limits = stored.map((limit) => ({ ...limit, ...limitAt(limit, now) }));
  if (limits.every(({ amount }) => amount === null)) return null;
  const used = await sumUsed(tx, unit, user.walletId, now);
  const reached = limits.filter(({ window, amount }) => amount !== null && used[window] + asked > amount);
  if (reached.length === 0) return null;
  const spends = await listSpends(tx, unit, user.walletId, now);
  const told = reached.map((limit) => ({ ...limit, room: roomFrom(limit, spends, asked, now) }));
  // The one that holds longest: to be told of the next refusal after waiting would be worse.
  const last = told.reduce((one, other) => (reach(other.room) > reach(one.room) ? other : one));
  const words = limitWords(
    { unit, window: last.window, amount: last.amount ?? 0, used: used[last.window], asked, roomFrom: last.room },
    user.timeZone,
  );
  return new AppError('limit_reached', words);
}

const reach = (room: Date | null): number => room?.getTime() ?? Number.POSITIVE_INFINITY;

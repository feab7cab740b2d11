import type { PlayLimits } from '#contract/play-limits.ts';
import { AppError } from '../../platform/errors.ts';
import { mailboxKey } from '../../platform/mailbox-key.ts';
import { type ExclusionSpan, exclusionEnd } from './exclusion-end.ts';
import { type ExclusionRow, findExclusion, insertExclusion, listSimilarAccounts } from './exclusions.repo.ts';
import { mailboxHash } from './mailbox-hash.ts';
import { lockUser } from './play-limits.repo.ts';
import { getPlayLimits, type Owner, type PlayLimitsDeps } from './play-limits.service.ts';

/**
 * Billing's part in an exclusion. What has to stop is written down first and then asked of the provider within a short
 * deadline: that the provider is away is no error here.
 */
export type BillingStops = {
  stopForGood: (walletId: string) => Promise<void>;
  pauseUntil: (walletId: string, until: Date) => Promise<void>;
};

export type ExcludeDeps = PlayLimitsDeps & { newId: () => string; billing: BillingStops };

type Warn = (error: unknown) => void;

/**
 * Excludes whoever reads this mailbox, from now on and until its end; nothing ends it before, and one that is on already
 * is only ever lengthened. It is saved before billing is asked, and holds here whatever billing says. Other accounts of
 * the mailbox are no longer billed either.
 */
export async function exclude(
  deps: ExcludeDeps,
  owner: Owner,
  kind: ExclusionRow['kind'],
  span: ExclusionSpan,
  warn: Warn,
): Promise<PlayLimits> {
  const endsAt = await saveExclusion(deps, owner, kind, exclusionEnd(span, deps.now()));
  for (const walletId of await walletsOfMailbox(deps, owner)) {
    const stop = kind === 'time_out' ? deps.billing.pauseUntil(walletId, endsAt) : deps.billing.stopForGood(walletId);
    await stop.catch(warn);
  }
  return getPlayLimits(deps, owner);
}

/** The end that holds: this one, or one that was on already and is later. */
function saveExclusion(deps: ExcludeDeps, owner: Owner, kind: ExclusionRow['kind'], endsAt: Date): Promise<Date> {
  const hash = mailboxHash(deps.authSecret, owner.email);
  return deps.db.transaction(async (tx) => {
    // Purchases hold the user: those under way are through by now, and later ones will see what is saved here.
    if (!(await lockUser(tx, owner.id))) throw new AppError('unauthenticated', 'Unauthorized');
    const now = deps.now();
    const current = await findExclusion(tx, hash, now);
    if (current && current.endsAt >= endsAt) return current.endsAt;
    await insertExclusion(tx, { id: deps.newId(), mailboxHash: hash, kind, startsAt: now, endsAt });
    return endsAt;
  });
}

async function walletsOfMailbox({ db }: ExcludeDeps, { email, walletId }: Owner): Promise<string[]> {
  const key = mailboxKey(email);
  const similar = await listSimilarAccounts(db, email);
  const others = similar.filter((account) => mailboxKey(account.email) === key).map((account) => account.walletId);
  return [...new Set([walletId, ...others])];
}

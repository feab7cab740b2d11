import type { PlayLimits } from '#contract/play-limits.ts';
import { type ExclusionSpan, exclusionEnd } from '#research/play-limits/exclusion-end.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { mailboxKey } from '../../platform/mailboxes/mailbox-key.ts';
import { type ExclusionRow, findExclusion, insertExclusion, listSimilarAccounts } from './exclusions.repo.ts';
import { mailboxHash, mailboxHashes } from './mailbox-hash.ts';
import { lockUser } from './play-limits.repo.ts';
import { getPlayLimits, type Owner, type PlayLimitsDeps } from './play-limits.service.ts';

/** Billing's part in an exclusion. */
export type BillingStops = {
  /** Written in the transaction that excludes, so that what the provider was not asked is asked later. Null: for good. */
  requestBillingStop: (tx: Db, stop: { walletId: string; until: Date | null }) => Promise<void>;
  /** Asks the provider, within a short deadline. */
  sendBillingStops: (walletId: string) => Promise<void>;
};

export type ExcludeDeps = PlayLimitsDeps & { newId: () => string; billing: BillingStops };

type Warn = (error: unknown) => void;

/**
 * Excludes whoever reads this mailbox, from now on and until its end; nothing ends it before, and one that is on already
 * is only ever lengthened. It is saved before the provider is asked, and holds here whatever the provider says. Other
 * accounts of the mailbox are no longer billed either.
 */
export async function exclude(
  deps: ExcludeDeps,
  owner: Owner,
  kind: ExclusionRow['kind'],
  span: ExclusionSpan,
  warn: Warn,
): Promise<PlayLimits> {
  const wallets = await walletsOfMailbox(deps, owner);
  await saveExclusion(deps, owner, wallets, kind, exclusionEnd(span, deps.now()));
  await Promise.all(wallets.map((walletId) => deps.billing.sendBillingStops(walletId).catch(warn)));
  return getPlayLimits(deps, owner);
}

/** Nothing is written where one is on already that ends later: its stop is written down too. */
function saveExclusion(
  deps: ExcludeDeps,
  owner: Owner,
  wallets: readonly string[],
  kind: ExclusionRow['kind'],
  endsAt: Date,
): Promise<void> {
  const hashes = mailboxHashes(deps.authSecret, owner.email);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const current = await findExclusion(tx, hashes, now);
    if (current && current.endsAt >= endsAt) return;
    const until = kind === 'self_exclusion' ? null : endsAt;
    // Wallets before the user, as a purchase takes them.
    for (const walletId of wallets) await deps.billing.requestBillingStop(tx, { walletId, until });
    // A purchase holds its user: those under way are through by now, and later ones will see what is saved here.
    if (!(await lockUser(tx, owner.id))) throw new AppError('unauthenticated', 'Unauthorized');
    await insertExclusion(tx, {
      id: deps.newId(),
      mailboxHash: mailboxHash(deps.authSecret, owner.email),
      kind,
      startsAt: now,
      endsAt,
    });
  });
}

/** In one order, so that two exclusions at once wait for each other and not for ever. */
async function walletsOfMailbox({ db }: ExcludeDeps, { email, walletId }: Owner): Promise<string[]> {
  const key = mailboxKey(email);
  const similar = await listSimilarAccounts(db, email);
  const others = similar.filter((account) => mailboxKey(account.email) === key).map((account) => account.walletId);
  return [...new Set([walletId, ...others])].sort();
}

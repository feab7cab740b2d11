import type { PlayLimits } from '#contract/play-limits.ts';
import { type ExclusionSpan, exclusionEnd } from '#research/play-limits/exclusion-end.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { mailboxKey } from '../../platform/mailboxes/mailbox-key.ts';
import { exclusionOf } from './exclusion.service.ts';
import {
  type ExclusionRow,
  findOwnExclusion,
  insertExclusion,
  listSimilarAccounts,
  lockExcluder,
} from './exclusions.repo.ts';
import { accountHash, accountHashes, mailboxHash } from './mailbox-hash.ts';
import { getPlayLimits, type Owner, type PlayLimitsDeps } from './play-limits.service.ts';

/** Billing's part in an exclusion. */
export type BillingStops = {
  /** Written in the transaction that excludes, so that what the provider was not asked is asked later. Null: for good. */
  requestBillingStop: (tx: Db, stop: { walletId: string; until: Date | null }) => Promise<void>;
  /** Asks the provider, within a short deadline. */
  sendBillingStops: (walletId: string) => Promise<void>;
};

/** The mail that tells a mailbox of it. */
export type ExclusionMail = {
  /** First in the transaction. */
  hold: (tx: Db, email: string) => Promise<void>;
  queue: (tx: Db, told: { email: string; isConfirmed: boolean; exclusion: ExclusionRow; now: Date }) => Promise<void>;
  /** After the commit. */
  queued: () => void;
};

type Deps = PlayLimitsDeps & { newId: () => string; billing: BillingStops };
export type ExcludeDeps = Deps & { mail: ExclusionMail };

export type Excluder = Owner & { emailVerified: boolean };

type Warn = (error: unknown) => void;

/**
 * Excludes from now on and until its end; nothing ends it before, and one that is on already is only ever lengthened. Of a
 * confirmed address it is whoever reads the mailbox, and other accounts of it are no longer billed either. An address that
 * nobody confirmed may be a stranger's: then it is the account, until its address is confirmed (`promoteExclusion`). It is
 * saved before the provider is asked, and holds here whatever the provider says.
 */
export async function exclude(
  deps: ExcludeDeps,
  owner: Excluder,
  kind: ExclusionRow['kind'],
  span: ExclusionSpan,
  warn: Warn,
): Promise<PlayLimits> {
  const wallets = owner.emailVerified ? await walletsOfMailbox(deps.db, owner) : [owner.walletId];
  const exclusion = { kind, endsAt: exclusionEnd(span, deps.now()) };
  const isSaved = await saveExclusion(deps, owner, wallets, exclusion);
  // Confirmed by another request meanwhile.
  if (!isSaved) return exclude(deps, { ...owner, emailVerified: true }, kind, span, warn);
  deps.mail.queued();
  await sendStops(deps, wallets, warn);
  return getPlayLimits(deps, owner);
}

export const sendStops = async (
  { billing }: { billing: BillingStops },
  wallets: readonly string[],
  warn: Warn,
): Promise<void> => {
  await Promise.all(wallets.map((walletId) => billing.sendBillingStops(walletId).catch(warn)));
};

/** Nothing is written where one is on already that ends later: its stop is written down too. False: not by this address. */
function saveExclusion(
  deps: ExcludeDeps,
  owner: Excluder,
  wallets: readonly string[],
  exclusion: ExclusionRow,
): Promise<boolean> {
  const { authSecret } = deps;
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await deps.mail.hold(tx, owner.email);
    const current = await exclusionOf(tx, { id: owner.id, email: owner.email, now, authSecret });
    if (current && current.endsAt >= exclusion.endsAt) return true;
    await requestStops(tx, deps, wallets, exclusion);
    // A purchase holds its user: those under way are through by now, and later ones will see what is saved here.
    const held = await lockExcluder(tx, owner.id);
    if (!held) throw new AppError('unauthenticated', 'Unauthorized');
    if (held.isConfirmed && !owner.emailVerified) return false;
    const { isConfirmed } = held;
    const hash = isConfirmed ? mailboxHash(authSecret, owner.email) : accountHash(authSecret, owner.id);
    await insertExclusion(tx, { id: deps.newId(), mailboxHash: hash, ...exclusion, startsAt: now });
    await deps.mail.queue(tx, { email: owner.email, isConfirmed, exclusion, now });
    return true;
  });
}

/**
 * What an account chose for itself becomes the mailbox's, in the transaction that confirms its address by `confirm`, which
 * holds the user. Answers the wallets whose stops are to be sent after the commit.
 */
export async function promoteExclusion(
  tx: Db,
  deps: Deps,
  owner: Owner,
  confirm: () => Promise<void>,
): Promise<string[]> {
  const now = deps.now();
  const asked = { userId: owner.id, hashes: accountHashes(deps.authSecret, owner.id), now };
  const before = await findOwnExclusion(tx, asked);
  const wallets = before ? await walletsOfMailbox(tx, owner) : [];
  if (before) await requestStops(tx, deps, wallets, before);
  await confirm();
  const own = await findOwnExclusion(tx, asked);
  if (own?.endsAt.getTime() !== before?.endsAt.getTime()) {
    throw new AppError('unavailable', 'Your account was just changed. Please follow the link once more.');
  }
  if (own) {
    const hash = mailboxHash(deps.authSecret, owner.email);
    await insertExclusion(tx, { id: deps.newId(), mailboxHash: hash, ...own, startsAt: now });
  }
  return wallets;
}

/** Wallets before the user, as a purchase takes them. */
async function requestStops(tx: Db, { billing }: Deps, wallets: readonly string[], { kind, endsAt }: ExclusionRow) {
  const until = kind === 'self_exclusion' ? null : endsAt;
  for (const walletId of wallets) await billing.requestBillingStop(tx, { walletId, until });
}

/** In one order, so that two exclusions at once wait for each other and not for ever. */
async function walletsOfMailbox(db: Db, { email, walletId }: Owner): Promise<string[]> {
  const key = mailboxKey(email);
  const similar = await listSimilarAccounts(db, email);
  const others = similar.filter((account) => mailboxKey(account.email) === key).map((account) => account.walletId);
  return [...new Set([walletId, ...others])].sort();
}

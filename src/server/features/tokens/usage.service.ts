import type { Db } from '../../platform/database/database.ts';
import { countUsages, keepUsage, type Usage } from './usage.repo.ts';

/** What a wallet keeps of what it was charged for, and since when; null: nothing yet. */
export type KeptUsage = Usage & { since: Date | null };

/** What a wallet was charged for since the moment on which it is asked, with what it keeps. */
export type AskedUsage = { walletId: string; since: Date; kept: KeptUsage };

export const NO_USAGE: Usage = { tokens: 0, pro: 0 };

/** Kept from then on where it was not: once a period, for what is read with most requests. */
export async function usageOf(db: Db, { walletId, since, kept }: AskedUsage): Promise<Usage> {
  return isKept({ since, kept }) ? kept : keepUsage(db, { walletId, since });
}

/** The same for any number, and nothing is written. */
export async function usagesOf(db: Db, asked: readonly AskedUsage[]): Promise<ReadonlyMap<string, Usage>> {
  const uncounted = asked.filter((one) => !isKept(one));
  const counted = uncounted.length === 0 ? new Map<string, Usage>() : await countUsages(db, uncounted);
  return new Map(asked.map(({ walletId, kept }) => [walletId, counted.get(walletId) ?? kept]));
}

const isKept = ({ since, kept }: Pick<AskedUsage, 'since' | 'kept'>): boolean =>
  kept.since?.getTime() === since.getTime();

import type * as z from 'zod/mini';
import type { LedgerLine, listLedger as route } from '#contract/tokens.ts';
import { receiptOf } from '#engine/tokens/receipt.ts';
import type { Db } from '../../platform/database/database.ts';
import { listLines } from './ledger.repo.ts';

type Page = z.infer<(typeof route.response)[200]>;

const DEFAULT_LIMIT = 50;
/** Where the user set none. */
const DEFAULT_TIME_ZONE = 'UTC';

/** The receipts of one wallet, newest first. `next` is where the page after this one begins; null on the last. */
export async function listLedger(
  db: Db,
  owner: { walletId: string; timeZone: string | null },
  query: z.infer<typeof route.query>,
): Promise<Page> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  // One more than is shown tells whether there is a page after it.
  const rows = await listLines(db, { walletId: owner.walletId, before: query.before ?? null, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const timeZone = owner.timeZone ?? DEFAULT_TIME_ZONE;
  const lines = shown.map((row): LedgerLine => {
    const { id, atMs, tokens, balanceAfter, mode, question } = row;
    const isOpen = row.kind === 'reserve' && row.isOpen;
    const at = new Date(atMs).toISOString();
    return { id, at, tokens, balanceAfter, mode, question, isOpen, ...receiptOf(row, timeZone) };
  });
  return { lines, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

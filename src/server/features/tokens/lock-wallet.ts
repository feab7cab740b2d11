import type { Db } from '../../platform/database/database.ts';
import { lockWalletRow } from './wallet-lock.repo.ts';

/**
 * Held until the transaction ends: what is bought, billed and corrected for one wallet happens one after the other, also
 * while it has no grant. Taken before any grant is locked. False: there is no such wallet.
 */
export const lockWallet = (tx: Db, walletId: string): Promise<boolean> => lockWalletRow(tx, walletId);

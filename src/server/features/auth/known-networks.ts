import type { Db } from '../../platform/database/database.ts';
import { hashesOfAddress, type RateLimitDeps } from '../../platform/http/rate-limit.ts';
import { deleteNetworksOf, isKnownNetwork } from './known-networks.repo.ts';

/** Whether the owner of an account has signed in from there. The same is asked where nobody has the address. */
export const isOwnersNetwork = (
  db: Db,
  deps: Pick<RateLimitDeps, 'authSecret'>,
  { emailKey, address }: { emailKey: string; address: string },
): Promise<boolean> => isKnownNetwork(db, { emailKey, addressHashes: hashesOfAddress(deps, address) });

/** None of them is the owner's any more until the owner signs in there again. */
export const forgetNetworks = (tx: Db, userId: string): Promise<void> => deleteNetworksOf(tx, userId);

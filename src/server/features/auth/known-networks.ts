import type { Db } from '../../platform/database/database.ts';
import { hashesOfAddress, type RateLimitDeps } from '../../platform/http/rate-limit.ts';
import { isKnownNetwork } from './known-networks.repo.ts';

/** Whether the owner of an account has signed in from there. The same is asked where nobody has the address. */
export const isOwnersNetwork = (
  db: Db,
  deps: Pick<RateLimitDeps, 'authSecret'>,
  { emailKey, address }: { emailKey: string; address: string },
): Promise<boolean> => isKnownNetwork(db, { emailKey, addressHashes: hashesOfAddress(deps, address) });

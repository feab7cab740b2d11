import type { Db } from '../../platform/database/database.ts';
import type { BillingDeps } from './billing-deps.ts';
import { insertStop, listOpenStops, type StopRow } from './billing-stops.repo.ts';

export type Stop = Pick<StopRow, 'walletId' | 'action' | 'until'>;

/** Written before the provider is asked, so that it is asked again until it confirmed, by whichever process. */
export async function recordStopRequest(tx: Db, deps: Pick<BillingDeps, 'now' | 'newId'>, stop: Stop): Promise<void> {
  const open = await listOpenStops(tx, stop.walletId);
  if (open.some((other) => covers(other, stop))) return;
  await insertStop(tx, { id: deps.newId(), ...stop, requestedAt: deps.now() });
}

const covers = (open: StopRow, stop: Stop): boolean =>
  open.action === stop.action && (open.until?.getTime() ?? 0) >= (stop.until?.getTime() ?? 0);

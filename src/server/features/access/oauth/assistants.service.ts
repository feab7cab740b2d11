import type { Assistant } from '#contract/oauth.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { deleteCodesOf, deleteOldCodes } from './codes.repo.ts';
import { deleteExpired, deleteGrantOf, deleteGrantsOf, type GrantRow, listGrants } from './grants.repo.ts';
import { deleteUnusedClients } from './oauth-clients.repo.ts';

type Deps = { db: Db; now: Clock };

const DAY_MS = 86_400_000;
/** A program that nobody let in by then registers itself again when it comes back. */
const UNUSED_CLIENTS_KEPT_MS = 7 * DAY_MS;
const SWEEP_BATCH = 1_000;

export const listAssistants = async ({ db, now }: Deps, userId: string): Promise<Assistant[]> =>
  (await listGrants(db, userId, now())).map(toAssistant);

/** At once: its next call is refused. Answers with those that are left. @throws AppError not_found */
export async function disconnectAssistant(deps: Deps, asked: { id: string; userId: string }): Promise<Assistant[]> {
  if (!(await deleteGrantOf(deps.db, asked))) throw new AppError('not_found', 'It is not connected any more.');
  return listAssistants(deps, asked.userId);
}

/** With the codes that are on their way. Answers how many were connected. */
export async function disconnectAll(tx: Db, userId: string): Promise<number> {
  await deleteCodesOf(tx, userId);
  return deleteGrantsOf(tx, userId);
}

/** Lets go of what has ended, and of programs that registered and were let in by nobody. */
export async function sweepOAuth({ db, now }: Deps): Promise<{ grants: number; clients: number }> {
  const at = now();
  await deleteOldCodes(db, new Date(at.getTime() - DAY_MS), SWEEP_BATCH);
  const { grants } = await deleteExpired(db, at, SWEEP_BATCH);
  const clients = await deleteUnusedClients(db, new Date(at.getTime() - UNUSED_CLIENTS_KEPT_MS), SWEEP_BATCH);
  return { grants, clients };
}

const toAssistant = ({ id, name, sentTo, scope, createdMs, lastUsedMs }: GrantRow): Assistant => ({
  id,
  name,
  sentTo,
  scope,
  connectedAt: new Date(createdMs).toISOString(),
  lastUsedAt: lastUsedMs === null ? null : new Date(lastUsedMs).toISOString(),
});

import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import {
  findLastMs,
  insertCheckpoint,
  insertLeaves,
  insertTiles,
  type LogState,
  lockState,
  saveState,
} from './log.repo.ts';
import type { LogSettings } from './log-settings.ts';
import { signCheckpoint } from './note/checkpoint.ts';
import { type LogKey, logKeyProblem, readLogKey, verifierKey } from './note/log-key.ts';
import { readEdge } from './read-edge.ts';
import { growTree } from './tree/edge.ts';
import { ENTRY_BYTES_MAX } from './tree/entry-bundle.ts';
import { leafHash } from './tree/hashes.ts';

export type AppendDeps = { db: Db; now: Clock; log: LogSettings };

/** The form of the leaves; a verifier that does not know it says so. */
const FORMAT = 1;

/** The log cannot be signed with the key that this process has. */
export class LogKeyError extends Error {
  override readonly name = 'LogKeyError';
}

/**
 * Adds what `makeEntries` writes, in one transaction with whatever it changes: after a crash there is all of it or nothing,
 * and nothing twice. It is told the place that its first entry will have. Who comes at the same time waits.
 */
export function appendToLog(
  { db, now, log }: AppendDeps,
  makeEntries: (tx: Db, next: number, at: Date) => Promise<readonly Json[]>,
): Promise<{ appended: number; size: number }> {
  return db.transaction(async (tx) => {
    const locked = await lockState(tx, { origin: log.origin, verifierKey: ownVerifierKey(log.origin, log.key) });
    // A clock that was set back, or that of another process, does not take the leaves back with it.
    const at = new Date(Math.max(now().getTime(), (await findLastMs(tx)) ?? 0));
    const key = readLogKey(locked.origin, log.key);
    const state = await takeOver(tx, locked, { key, replaces: log.replaces, at });
    const opening: Json[] =
      state.size === 0 ? [{ kind: 'begin', format: FORMAT, log: state.origin, at: at.toISOString() }] : [];
    const made = await makeEntries(tx, state.size + opening.length, at);
    const { size } = await grow(tx, state, { leaves: [...opening, ...made], keys: [key], at });
    return { appended: made.length, size };
  });
}

async function grow(
  tx: Db,
  state: LogState,
  { leaves, keys, at }: { leaves: readonly Json[]; keys: readonly [LogKey, ...LogKey[]]; at: Date },
): Promise<LogState> {
  const entries = leaves.map(canonicalJson);
  if (entries.length === 0) return state;
  refuseLong(entries);
  const tree = { size: state.size, edge: await readEdge(tx, state.size) };
  const { size, root, tiles } = growTree(
    tree,
    entries.map((entry) => leafHash(Buffer.from(entry))),
  );
  await insertLeaves(tx, state.size, entries);
  await insertTiles(tx, tiles);
  await insertCheckpoint(tx, { size, note: signCheckpoint({ origin: state.origin, size, root }, ...keys), madeAt: at });
  const grown = { verifierKey: verifierKey(keys[0]), size };
  await saveState(tx, grown);
  return { ...state, ...grown };
}

const ownVerifierKey = (origin: string, key: string): string => verifierKey(readLogKey(origin, key));

/**
 * With another key than before, the log says so in a leaf with a checkpoint of its own. The old key signs that one too: without its
 * line anybody could write that the log is theirs from here on.
 */
async function takeOver(
  tx: Db,
  state: LogState,
  { key, replaces, at }: { key: LogKey; replaces: string | null; at: Date },
): Promise<LogState> {
  const to = verifierKey(key);
  if (state.size === 0 || state.verifierKey === to) return state;
  const old = replaces !== null && logKeyProblem(replaces) === null ? readLogKey(state.origin, replaces) : null;
  if (state.verifierKey !== (old ? verifierKey(old) : replaces)) {
    throw new LogKeyError(
      'The log was begun with another key than this process has. Set LOG_KEY to that key; the runbook says what to do when it is lost.',
    );
  }
  const leaves = [{ kind: 'key', from: state.verifierKey, to, at: at.toISOString() }];
  return grow(tx, state, { leaves, keys: old ? [key, old] : [key], at });
}

function refuseLong(entries: readonly string[]): void {
  const long = entries.find((entry) => Buffer.byteLength(entry) > ENTRY_BYTES_MAX);
  if (long) throw new RangeError(`A leaf has ${Buffer.byteLength(long)} bytes.`);
}

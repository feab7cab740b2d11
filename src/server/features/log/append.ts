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
import { type LogKey, readLogKey, verifierKey } from './note/log-key.ts';
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
    const state = await lockState(tx, { origin: log.origin, verifierKey: ownVerifierKey(log.origin, log.key) });
    // A clock that was set back, or that of another process, does not take the leaves back with it.
    const at = new Date(Math.max(now().getTime(), (await findLastMs(tx)) ?? 0));
    const key = readLogKey(state.origin, log.key);
    const opening = openingEntries(state, key, log.replaces, at);
    const made = await makeEntries(tx, state.size + opening.length, at);
    const entries = [...opening, ...made].map(canonicalJson);
    if (entries.length === 0) return { appended: 0, size: state.size };
    refuseLong(entries);
    const tree = { size: state.size, edge: await readEdge(tx, state.size) };
    const grown = growTree(
      tree,
      entries.map((entry) => leafHash(Buffer.from(entry))),
    );
    await insertLeaves(tx, state.size, entries);
    await insertTiles(tx, grown.tiles);
    const note = signCheckpoint({ origin: state.origin, size: grown.size, root: grown.root }, key);
    await insertCheckpoint(tx, { size: grown.size, note, madeAt: at });
    await saveState(tx, { verifierKey: verifierKey(key), size: grown.size });
    return { appended: made.length, size: grown.size };
  });
}

const ownVerifierKey = (origin: string, key: string): string => verifierKey(readLogKey(origin, key));

/** What the log says of itself: how it begins, and that it is signed with another key from here on. */
function openingEntries(state: LogState, key: LogKey, replaces: string | null, at: Date): Json[] {
  const own = verifierKey(key);
  if (state.size === 0) return [{ kind: 'begin', format: FORMAT, log: state.origin, at: at.toISOString() }];
  if (state.verifierKey === own) return [];
  if (state.verifierKey !== replaces) {
    throw new LogKeyError(
      'The log was begun with another key than this process has. Set LOG_KEY to that key; the runbook says what to do when it is lost.',
    );
  }
  return [{ kind: 'key', from: state.verifierKey, to: own, at: at.toISOString() }];
}

function refuseLong(entries: readonly string[]): void {
  const long = entries.find((entry) => Buffer.byteLength(entry) > ENTRY_BYTES_MAX);
  if (long) throw new RangeError(`A leaf has ${Buffer.byteLength(long)} bytes.`);
}

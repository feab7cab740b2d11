import { HASH_BYTES } from '../tree/hashes.ts';
import type { LogKey, VerifierKey } from './log-key.ts';
import { openNote, signNote } from './signed-note.ts';

/** C2SP tlog-checkpoint: which log, how many leaves, and their root. */
export type Checkpoint = { origin: string; size: number; root: Buffer };

const TEXT = /^([^\n]+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n$/;

export const signCheckpoint = ({ origin, size, root }: Checkpoint, ...keys: readonly LogKey[]): string =>
  signNote(`${origin}\n${size}\n${root.toString('base64')}\n`, ...keys);

/** Null where the key did not sign it, or the text is none of a checkpoint of the key's log. */
export function openCheckpoint(note: string, key: VerifierKey): Checkpoint | null {
  const text = openNote(note, key);
  const checkpoint = text === null ? null : readCheckpointText(text);
  return checkpoint?.origin === key.name ? checkpoint : null;
}

/** What a text says, whoever signed it. */
export function readCheckpointText(text: string): Checkpoint | null {
  const [, origin = '', size, base64 = ''] = TEXT.exec(text) ?? [];
  const root = Buffer.from(base64, 'base64');
  if (root.toString('base64') !== base64 || root.length !== HASH_BYTES) return null;
  return { origin, size: Number(size), root };
}

import { sign, verify } from 'node:crypto';
import { KEY_NAME } from './key-name.ts';
import type { LogKey, VerifierKey } from './log-key.ts';

const SIGNATURE = new RegExp(`^— (${KEY_NAME}) ([A-Za-z0-9+/]+={0,2})$`);
const ID_BYTES = 4;
const NOTE_BYTES_MAX = 65_536;
const SIGNATURES_MAX = 100;

/** C2SP signed-note: a text that ends in a line end, an empty line, and a line for each signature. */
export function signNote(text: string, ...keys: readonly LogKey[]): string {
  const lines = keys.map((key) => {
    const signature = Buffer.concat([key.id, sign(null, Buffer.from(text), key.privateKey)]);
    return `— ${key.name} ${signature.toString('base64')}\n`;
  });
  return `${text}\n${lines.join('')}`;
}

/** The text of a note that the key signed; null where it is no note, or not signed by it. Lines of other keys are left alone. */
export function openNote(note: string, key: VerifierKey): string | null {
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !note.endsWith('\n') || Buffer.byteLength(note) > NOTE_BYTES_MAX) return null;
  const text = note.slice(0, split + 1);
  const lines = note.slice(split + 2, -1).split('\n');
  if (lines.length > SIGNATURES_MAX) return null;
  let isSigned = false;
  for (const line of lines) {
    const [, name, base64 = ''] = SIGNATURE.exec(line) ?? [];
    if (name === undefined) return null;
    const bytes = Buffer.from(base64, 'base64');
    // One way to write it: else a touched letter could stand for the same bits.
    if (bytes.toString('base64') !== base64) return null;
    if (name !== key.name || !bytes.subarray(0, ID_BYTES).equals(key.id)) continue;
    if (!verify(null, Buffer.from(text), key.publicKey, bytes.subarray(ID_BYTES))) return null;
    isSigned = true;
  }
  return isSigned ? text : null;
}

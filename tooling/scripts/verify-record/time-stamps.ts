import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Checkpoint, readCheckpointText } from '../../../src/server/features/log/note/checkpoint.ts';
import type { UnopenedCheckpoint } from './key-chain.ts';
import type { LogSource } from './log-source.ts';
import { readUtf8 } from './read-utf8.ts';

/** A checkpoint, and what an authority answered for it. */
export type Stamped = UnopenedCheckpoint & { reply: Buffer };

const SIZE = /^[1-9]\d{0,8}$/;

/** The checkpoints that the log says were stamped, by their sizes. */
export async function readStamped(source: LogSource): Promise<{ stamped: Stamped[]; faults: string[] }> {
  const list = (await source.read('timestamps'))?.toString('utf8') ?? '';
  const stamped: Stamped[] = [];
  const faults: string[] = [];
  for (const size of list.split('\n').filter(Boolean)) {
    const read = SIZE.test(size) ? await readOne(source, size) : null;
    if (read) stamped.push(read);
    else faults.push(`The time stamp of ${size.slice(0, 20)} leaves, or its checkpoint, is not there.`);
  }
  return { stamped, faults };
}

async function readOne(source: LogSource, size: string): Promise<Stamped | null> {
  const [note, reply] = await Promise.all([source.read(`checkpoint/${size}`), source.read(`timestamp/${size}`)]);
  const checkpoint = note && readUnopened(readUtf8(note));
  return checkpoint && reply && checkpoint.checkpoint.size === Number(size) ? { ...checkpoint, reply } : null;
}

/** Before it is known who was to sign it. */
export function readUnopened(note: string | null): (UnopenedCheckpoint & { checkpoint: Checkpoint }) | null {
  if (note === null) return null;
  const checkpoint = readCheckpointText(note.slice(0, note.lastIndexOf('\n\n') + 1));
  return checkpoint && { note, checkpoint };
}

/** When the authority stamped it, by `openssl` and the certificates that the reader trusts. Null: it does not verify. */
export function stampedAtMs({ note, reply }: Stamped, certificates: string): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'edgewise-stamp-'));
  const openssl = (...args: string[]) => spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  try {
    writeFileSync(join(folder, 'note'), note);
    writeFileSync(join(folder, 'reply'), reply);
    writeFileSync(join(folder, 'ca'), certificates);
    // Only the token is under the authority's signature: the words around it are whoever's they are.
    if (openssl('ts', '-reply', '-in', 'reply', '-token_out', '-out', 'token').status !== 0) return null;
    const { stdout } = openssl('ts', '-reply', '-in', 'token', '-token_in', '-token_out', '-text');
    const times = [...stdout.matchAll(/^Time stamp: (.+)$/gm)].map(([, time = '']) => time.replace(/\.\d+/, ''));
    const atMs = times.length === 1 ? Date.parse(times[0] ?? '') : Number.NaN;
    if (Number.isNaN(atMs)) return null;
    const then = String(Math.floor(atMs / 1000));
    // By the certificates as they were then: an authority's end after some years, and its stamps stand.
    const of = ['-data', 'note', '-in', 'token', '-token_in', '-CAfile', 'ca', '-untrusted', 'ca', '-attime', then];
    return openssl('ts', '-verify', ...of).status === 0 ? atMs : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

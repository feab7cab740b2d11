import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDeadline } from '../../../src/server/platform/process/deadline.ts';
import { LogUnreadable } from './log-unreadable.ts';
import { pauseMs } from './pause.ts';

/** The public files of a log, wherever they lie. Null for one that is not there. */
export type LogSource = { name: string; isLive: boolean; read(path: string): Promise<Buffer | null> };

const WAITS_MAX = 20;
/** A whole file, from a site that goes silent or gives it out drop by drop. */
const FILE_WITHIN_MS = 60_000;
/** 256 entries of 65,535 bytes are 16 MB. */
const FILE_BYTES_MAX = 32 * 1024 * 1024;

export function openSource(place: string, withinMs = FILE_WITHIN_MS): LogSource {
  return /^https?:\/\//.test(place) ? siteSource(place, withinMs) : folderSource(place);
}

const folderSource = (folder: string): LogSource => ({
  name: folder,
  isLive: false,
  read: async (path) => {
    try {
      return await readFile(join(folder, fileOf(path)));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw new LogUnreadable(`${path} could not be read.`);
    }
  },
});

/** A name is a file or a folder: earlier checkpoints lie beside the newest. */
const fileOf = (path: string): string => path.replace(/^checkpoint\//, 'checkpoints/');

/** A site or the log itself: `https://edgewise.example` and `https://edgewise.example/log` are one. */
function siteSource(place: string, withinMs: number): LogSource {
  const base = `${place.replace(/\/+$/, '').replace(/\/log$/, '')}/log/`;
  return { name: base, isLive: true, read: (path) => fetchFile(base + path, withinMs) };
}

async function fetchFile(url: string, withinMs: number): Promise<Buffer | null> {
  for (let nth = 0; nth < WAITS_MAX; nth += 1) {
    const answer = await fetchOnce(url, withinMs).catch(() => null);
    if (!answer) throw new LogUnreadable(`${url} could not be read.`);
    if (answer.body) return answer.body;
    if (answer.status === 404) return null;
    if (answer.status !== 429) throw new LogUnreadable(`${url} answered HTTP ${answer.status}.`);
    await wait(pauseMs(answer.retryAfter, Date.now()));
  }
  throw new LogUnreadable(`${url} asks for too many pauses.`);
}

async function fetchOnce(url: string, withinMs: number) {
  // A signal for each: many files are read at once, and one that all listened to would be warned of.
  const deadline = startDeadline(new AbortController().signal, withinMs);
  try {
    const response = await fetch(url, { signal: deadline.signal });
    const { status } = response;
    if (response.ok) return { status, retryAfter: null, body: await readBody(response) };
    await response.body?.cancel();
    return { status, retryAfter: response.headers.get('retry-after'), body: null };
  } finally {
    deadline.clear();
  }
}

async function readBody(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > FILE_BYTES_MAX) throw new RangeError('too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The public files of a log, wherever they lie. Null for one that is not there. */
export type LogSource = { name: string; isLive: boolean; read(path: string): Promise<Buffer | null> };

const WAITS_MAX = 20;

export function openSource(place: string): LogSource {
  return /^https?:\/\//.test(place) ? siteSource(place) : folderSource(place);
}

const folderSource = (folder: string): LogSource => ({
  name: folder,
  isLive: false,
  read: async (path) => {
    try {
      return await readFile(join(folder, fileOf(path)));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  },
});

/** A name is a file or a folder: earlier checkpoints lie beside the newest. */
const fileOf = (path: string): string => path.replace(/^checkpoint\//, 'checkpoints/');

/** A site or the log itself: `https://edgewise.example` and `https://edgewise.example/log` are one. */
function siteSource(place: string): LogSource {
  const base = `${place.replace(/\/+$/, '').replace(/\/log$/, '')}/log/`;
  return { name: base, isLive: true, read: (path) => fetchFile(base + path) };
}

async function fetchFile(url: string): Promise<Buffer | null> {
  for (let nth = 0; nth < WAITS_MAX; nth += 1) {
    const response = await fetch(url);
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return null;
    if (response.status !== 429) throw new Error(`${url} answered HTTP ${response.status}.`);
    await wait(Number(response.headers.get('retry-after') ?? 5) * 1000);
  }
  throw new Error(`${url} asks for too many pauses.`);
}

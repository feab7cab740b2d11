import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  asList,
  asObject,
  asTime,
  type RawObject,
} from '../../../src/server/providers/odds-feed/the-odds-api/raw-values.ts';

/** A path that cannot be replayed, in one sentence for the terminal. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** The payload itself, or every payload that lies directly in a folder. */
export async function payloadFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ReplayError(`There is no file or folder at ${path}.`);
  if (!found.isDirectory()) return [path];
  const names = await readdir(path);
  return names
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** Its rows. @throws what reading and parsing throw. */
export async function readPayload(file: string): Promise<RawObject[]> {
  return rowsOf(parse(await readFile(file)));
}

function parse(bytes: Buffer): unknown {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString('utf8'));
}

/** The shapes in which payloads get kept: a list, a list inside an object, one event. */
function rowsOf(payload: unknown): RawObject[] {
  const wrapper = asObject(payload);
  const list = Array.isArray(payload) ? payload : (wrapper?.games ?? wrapper?.data ?? [payload]);
  const rows: unknown[] = Array.isArray(list) ? list : [list];
  return rows.flatMap(objects);
}

const objects = (value: unknown): RawObject[] => {
  const found = asObject(value);
  return found ? [found] : [];
};

/** When the newest of an event's quotes was made; 0 when it has none with a time. */
export function newestQuoteMs(event: RawObject): number {
  const bookmakers = asList(event.bookmakers).flatMap(objects);
  const markets = bookmakers.flatMap((book) => asList(book.markets).flatMap(objects));
  return [...bookmakers, ...markets].reduce(
    (newest, row) => Math.max(newest, asTime(row.last_update)?.getTime() ?? 0),
    0,
  );
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type PriceFormat, priceFormatOf } from '../../src/server/providers/odds-feed/the-odds-api/price-format.ts';
import {
  asList,
  asObject,
  asText,
  asTime,
  type RawObject,
} from '../../src/server/providers/odds-feed/the-odds-api/raw-values.ts';

/** Recordings further apart than this were made at different times: each has its own present. */
const SAME_RECORDING_MS = 7 * 86_400_000;

/** An event as it was recorded, how its prices were written there, and the moment that becomes the present. */
export type RecordedEvent = {
  id: string;
  sportKey: string;
  raw: RawObject;
  format: PriceFormat;
  newestMs: number;
  presentMs: number;
};

export type Recording = {
  events: RecordedEvent[];
  scores: { sportKey: string; raw: RawObject; presentMs: number }[];
  files: { name: string; events: number }[];
  unreadable: { name: string; reason: string }[];
};

/** A path that cannot be replayed, in one sentence for the terminal. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** Reads one payload, or every payload that lies directly in a folder; of an event seen twice the newest stays. */
export async function loadRecording(path: string): Promise<Recording> {
  const recording: Recording = { events: [], scores: [], files: [], unreadable: [] };
  const byId = new Map<string, RecordedEvent>();
  for (const file of await payloadFiles(path)) {
    const name = basename(file);
    try {
      const rows = rowsOf(parse(await readFile(file)));
      const events = rows.filter((row) => 'bookmakers' in row).flatMap(recorded(rows));
      for (const event of events) {
        const other = byId.get(event.id);
        if (!other || other.newestMs <= event.newestMs) byId.set(event.id, event);
      }
      recording.scores.push(...rows.flatMap(recordedScore));
      recording.files.push({ name, events: events.length });
    } catch (error) {
      recording.unreadable.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  recording.events = [...byId.values()];
  setPresents(recording);
  if (recording.events.length === 0) throw new ReplayError(nothingIn(path, recording));
  return recording;
}

async function payloadFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ReplayError(`There is no file or folder at ${path}.`);
  if (!found.isDirectory()) return [path];
  const names = await readdir(path);
  return names
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .sort()
    .map((name) => join(path, name));
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

const recorded =
  (rows: readonly RawObject[]) =>
  (raw: RawObject): RecordedEvent[] => {
    const id = asText(raw.id);
    const sportKey = asText(raw.sport_key);
    if (!id || !sportKey) return [];
    return [{ id, sportKey, raw, format: priceFormatOf(rows), newestMs: newestQuoteMs(raw), presentMs: 0 }];
  };

const recordedScore = (raw: RawObject) => {
  const sportKey = asText(raw.sport_key);
  return 'completed' in raw && sportKey ? [{ sportKey, raw, presentMs: 0 }] : [];
};

/** The newest quote of each recording becomes the present for all that was recorded around that time. */
function setPresents({ events, scores }: Recording): void {
  const presents: number[] = [];
  const priced = events.filter((event) => event.newestMs > 0).sort((a, b) => b.newestMs - a.newestMs);
  let earlierMs = Number.POSITIVE_INFINITY;
  for (const event of priced) {
    if (earlierMs - event.newestMs > SAME_RECORDING_MS) presents.push(event.newestMs);
    earlierMs = event.newestMs;
    event.presentMs = presents.at(-1) ?? event.newestMs;
  }
  for (const row of [...scores, ...events.filter((event) => event.newestMs === 0)]) {
    const startMs = asTime(row.raw.commence_time)?.getTime() ?? 0;
    const distance = (at: number) => Math.abs(at - startMs);
    row.presentMs = presents.reduce((best, at) => (distance(at) < distance(best) ? at : best), presents[0] ?? startMs);
  }
}

function newestQuoteMs(event: RawObject): number {
  const bookmakers = asList(event.bookmakers).flatMap(objects);
  const markets = bookmakers.flatMap((book) => asList(book.markets).flatMap(objects));
  return [...bookmakers, ...markets].reduce(
    (newest, row) => Math.max(newest, asTime(row.last_update)?.getTime() ?? 0),
    0,
  );
}

function nothingIn(path: string, { unreadable }: Recording): string {
  const reasons = unreadable.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
  return `${path} holds no recorded events${reasons && ` (${reasons})`}.`;
}

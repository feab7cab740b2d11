import { basename } from 'node:path';
import { type PriceFormat, priceFormatOf } from '../../../src/server/providers/odds-feed/the-odds-api/price-format.ts';
import { asText, asTime, type RawObject } from '../../../src/server/providers/odds-feed/the-odds-api/raw-values.ts';
import { sportTitleOf } from '../../../src/server/providers/odds-feed/the-odds-api/supported-sports.ts';
import { newestQuoteMs, payloadFiles, ReplayError, readPayload } from './payload-files.ts';

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
  sports: { key: string; title: string }[];
  /** How many recorded seconds pass in one of the reader's. */
  speed: number;
  events: RecordedEvent[];
  /** `finishedStartMs`: of a finished game that is told of only so many days after its start. */
  scores: { sportKey: string; raw: RawObject; presentMs: number; finishedStartMs?: number }[];
  files: { name: string; events: number }[];
  unreadable: { name: string; reason: string }[];
};

/** Reads one payload, or every payload that lies directly in a folder; of an event seen twice the newest stays. */
export async function loadRecording(path: string): Promise<Recording> {
  const recording: Recording = { sports: [], speed: 1, events: [], scores: [], files: [], unreadable: [] };
  const byId = new Map<string, RecordedEvent>();
  for (const file of await payloadFiles(path)) {
    const name = basename(file);
    try {
      const rows = await readPayload(file);
      const events = recordedEvents(rows);
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
  recording.sports = sportsIn(recording.events);
  setPresents(recording);
  if (recording.events.length === 0) throw new ReplayError(nothingIn(path, recording));
  return recording;
}

export function recordedEvents(rows: readonly RawObject[]): RecordedEvent[] {
  const format = priceFormatOf(rows);
  return rows
    .filter((row) => 'bookmakers' in row)
    .flatMap((raw) => {
      const id = asText(raw.id);
      const sportKey = asText(raw.sport_key);
      if (!id || !sportKey) return [];
      const newestMs = newestQuoteMs(raw);
      return [{ id, sportKey, raw, format, newestMs, presentMs: 0 }];
    });
}

export function sportsIn(events: readonly RecordedEvent[]): Recording['sports'] {
  const titles = new Map(
    events.map(({ sportKey, raw }) => [sportKey, asText(raw.sport_title) ?? sportTitleOf(sportKey)]),
  );
  return [...titles].sort().map(([key, title]) => ({ key, title }));
}

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

function nothingIn(path: string, { unreadable }: Recording): string {
  const reasons = unreadable.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
  return `${path} holds no recorded events${reasons && ` (${reasons})`}.`;
}

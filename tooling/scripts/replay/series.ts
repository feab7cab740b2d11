import { basename } from 'node:path';
import { payloadFiles, ReplayError, readPayload } from './payload-files.ts';
import { type RecordedEvent, recordedEvents } from './recording.ts';

/** One answer of the provider, kept as it was at a moment. */
export type Snapshot = { name: string; atMs: number; events: RecordedEvent[] };

export type Series = { snapshots: Snapshot[]; unreadable: { name: string; reason: string }[] };

/** The snapshots of a folder in the order in which they were taken. */
export async function loadSeries(path: string): Promise<Series> {
  const series: Series = { snapshots: [], unreadable: [] };
  for (const file of await payloadFiles(path)) {
    const name = basename(file);
    try {
      const events = recordedEvents(await readPayload(file));
      const atMs = Math.max(0, ...events.map(({ newestMs }) => newestMs)) || timeInName(name);
      if (atMs === null) series.unreadable.push({ name, reason: 'no quote and no name says when it was taken' });
      else series.snapshots.push({ name, atMs, events });
    } catch (error) {
      series.unreadable.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  if (series.snapshots.length === 0) throw new ReplayError(`${path} holds no snapshots that say when they were taken.`);
  series.snapshots.sort((a, b) => a.atMs - b.atMs || a.name.localeCompare(b.name));
  return series;
}

/** Such as mlb_2026-08-01T14-53-21Z.json: a listing without a single price says no time itself. */
function timeInName(name: string): number | null {
  const [, day, hour, minute, second = '00'] =
    /(\d{4}-\d\d-\d\d)[T_](\d\d)[-:]?(\d\d)(?:[-:]?(\d\d))?Z/.exec(name) ?? [];
  const ms = day === undefined ? Number.NaN : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(ms) ? null : ms;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FeedEvent } from '../../server/providers/odds-feed/odds-feed.port.ts';
import { parseEvents } from '../../server/providers/odds-feed/the-odds-api/parse-events.ts';
import { createRefusals } from '../../server/providers/odds-feed/the-odds-api/refusals.ts';
import { buildSlate } from './build-slate.ts';
import type { Slate } from './slate.ts';
import { frozen, lastMade, remembering } from './test-slate-memory.ts';

export const PAYLOADS = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data/payloads/the-odds-api');
const SERIES = 'mlb-2026-08';
const SHORT_MS = 30_000;

export type RecordedSlate = { name: string; slate: Slate; now: Date };

const made = lastMade<RecordedSlate[]>(1);

/** The slates of recorded answers of the odds provider, each half a minute after its newest price; none where they are absent. */
export const recordedSlates = (): RecordedSlate[] => [...made(PAYLOADS, () => frozen(readSlates()))];

function readSlates(): RecordedSlate[] {
  if (!existsSync(PAYLOADS)) return [];
  const series = seriesFiles();
  const days = [series.at(0), series.at(Math.floor(series.length / 2)), series.at(-1)];
  const files = [
    'nfl_odds_16books_h2h_spreads_totals.json',
    'nba_games_wrapped_9books.json',
    ...days.flatMap((day) => (day === undefined ? [] : [day])),
  ];
  return files.flatMap(recordedSlate);
}

const seriesFiles = (): string[] =>
  existsSync(join(PAYLOADS, SERIES))
    ? readdirSync(join(PAYLOADS, SERIES))
        .sort()
        .map((day) => join(SERIES, day))
    : [];

/** Every snapshot of the baseball series in the order of its time. */
export const recordedSeries = (): RecordedSlate[] =>
  seriesFiles()
    .flatMap(recordedSlate)
    .sort((a, b) => a.now.getTime() - b.now.getTime());

/** The slate of one recorded answer, by its path or its name in the folder of recordings; none where it is absent. */
export function recordedSlate(name: string): RecordedSlate[] {
  const path = [name, join(PAYLOADS, name)].find((place) => existsSync(place));
  if (path === undefined) return [];
  const bytes = readFileSync(path);
  const payload: unknown = JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  const list = listIn(payload);
  const [first] = list;
  const sportKey = typeof first === 'object' && first !== null && 'sport_key' in first ? String(first.sport_key) : '';
  const newest = Math.max(...updatesIn(JSON.stringify(list)));
  if (!Number.isFinite(newest)) return [];
  const now = new Date(newest + SHORT_MS);
  const { events, bookTitles } = parseEvents(list, sportKey, now, createRefusals());
  const stored = {
    version: 1,
    events: new Map(events.map(({ prices: _, ...event }) => [event.id, event])),
    prices: new Map(events.map(({ id, prices }: FeedEvent) => [id, prices])),
    bookTitles,
    facts: new Map(),
  };
  return [{ name, slate: remembering(buildSlate(stored, 'live', now)), now }];
}

function listIn(payload: unknown): readonly unknown[] {
  if (Array.isArray(payload)) return payload;
  if (typeof payload !== 'object' || payload === null) return [];
  if ('games' in payload && Array.isArray(payload.games)) return payload.games;
  return 'data' in payload && Array.isArray(payload.data) ? payload.data : [payload];
}

/** Every time at which a price was seen, as the provider writes it. */
const updatesIn = (text: string): number[] =>
  [...text.matchAll(/"last_update":"([^"]+)"/g)].map(([, at]) => Date.parse(at ?? '')).filter(Number.isFinite);

/** The text of a recorded file, packed or not. */
export function textOf(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

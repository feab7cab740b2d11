import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FeedEvent } from '../../providers/odds-feed/odds-feed.port.ts';
import { parseEvents } from '../../providers/odds-feed/the-odds-api/parse-events.ts';
import { createRefusals } from '../../providers/odds-feed/the-odds-api/refusals.ts';
import { buildSlate } from '../slate/build-slate.ts';
import type { Slate } from '../slate/slate.ts';

const folder = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data/payloads/the-odds-api');
const SERIES = 'mlb-2026-08';
const SHORT_MS = 30_000;

export type RecordedSlate = { name: string; slate: Slate; now: Date };

/** The slates of recorded answers of the odds provider, each half a minute after its newest price; none where they are absent. */
export function recordedSlates(): RecordedSlate[] {
  if (!existsSync(folder)) return [];
  const series = existsSync(join(folder, SERIES)) ? readdirSync(join(folder, SERIES)).sort() : [];
  const days = [series.at(0), series.at(Math.floor(series.length / 2)), series.at(-1)];
  const files = [
    'nfl_odds_16books_h2h_spreads_totals.json',
    'nba_games_wrapped_9books.json',
    ...days.flatMap((day) => (day === undefined ? [] : [join(SERIES, day)])),
  ];
  return files.filter((file) => existsSync(join(folder, file))).flatMap(recordedSlate);
}

function recordedSlate(name: string): RecordedSlate[] {
  const bytes = readFileSync(join(folder, name));
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
  return [{ name, slate: buildSlate(stored, 'live', now), now }];
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

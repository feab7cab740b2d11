import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { RecordedEvent, Recording } from './recording.ts';
import { type ReplayQuery, replayFixture, replayOdds, startsAtMs } from './replay-event.ts';

const CREDITS = 100_000;
const UPCOMING_EVENTS = 8;
const DAY_MS = 86_400_000;

type Answer = { status: number; body: unknown; cost?: number };

/** A stand-in for The Odds API v4 that answers from a recording, as if it had been made this moment. */
export function createReplayServer(recordingAt: (now: Date) => Recording, now: () => Date): Server {
  let used = 0;
  return createServer((request, response) => {
    const at = now();
    const answer = answerTo(request, recordingAt(at), at);
    used += answer.cost ?? 0;
    send(request, response, answer, used);
  });
}

const refusal = (status: number, errorCode: string, message: string): Answer => ({
  status,
  body: {
    message,
    error_code: errorCode,
    details_url: 'https://the-odds-api.com/liveapi/guides/v4/api-error-codes.html',
  },
});

function answerTo(request: IncomingMessage, recording: Recording, now: Date): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://replay');
  if (request.method !== 'GET') return refusal(405, 'METHOD_NOT_ALLOWED', 'Only GET is served.');
  if (!searchParams.get('apiKey')) return refusal(401, 'MISSING_KEY', 'API key is missing');
  const path = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (path[0] !== 'v4' || path[1] !== 'sports') return refusal(404, 'NOT_FOUND', 'Unknown path');
  if (path.length === 2) return { status: 200, body: sportsOf(recording) };
  return answerForSport(path.slice(2), searchParams, recording, now);
}

function answerForSport(path: string[], query: URLSearchParams, recording: Recording, now: Date): Answer {
  const [sportKey = '', what, eventId, part] = path;
  if (sportKey !== 'upcoming' && !isKnown(recording, sportKey)) {
    return refusal(404, 'UNKNOWN_SPORT', `Unknown sport ${sportKey}`);
  }
  const dateFormat = query.get('dateFormat') === 'unix' ? 'unix' : 'iso';
  const fixtureQuery = { now, dateFormat, speed: recording.speed } as const;
  if (what === 'scores' && !eventId) return scoresAnswer(recording, sportKey, query, fixtureQuery);
  const events = eventsOf(recording, sportKey, query, now);
  if (what === 'events' && !eventId) {
    return { status: 200, body: events.map((event) => replayFixture(event, fixtureQuery)) };
  }
  if (what === 'odds' && !eventId) return oddsAnswer(events, query, fixtureQuery);
  if (what === 'events' && part === 'odds' && path.length === 4) {
    const event = events.find(({ id }) => id === eventId);
    if (!event) return refusal(404, 'EVENT_NOT_FOUND', 'Event not found');
    const answer = oddsAnswer([event], query, fixtureQuery);
    return Array.isArray(answer.body) ? { ...answer, body: answer.body[0] } : answer;
  }
  return refusal(404, 'NOT_FOUND', 'Unknown path');
}

const isKnown = (recording: Recording, sportKey: string): boolean =>
  [...recording.sports.map(({ key }) => key), ...recording.scores.map((score) => score.sportKey)].includes(sportKey);

function scoresAnswer(
  recording: Recording,
  sportKey: string,
  query: URLSearchParams,
  fixtureQuery: Pick<ReplayQuery, 'now' | 'speed' | 'dateFormat'>,
): Answer {
  const sinceMs = Number(query.get('daysFrom') ?? 0) * DAY_MS;
  const scores = recording.scores.filter(
    (score) => score.sportKey === sportKey && !(score.presentMs - (score.finishedStartMs ?? Infinity) > sinceMs),
  );
  const body = scores.map((score) => replayFixture(score, fixtureQuery));
  return { status: 200, body, cost: query.has('daysFrom') ? 2 : 1 };
}

function oddsAnswer(
  events: Recording['events'],
  query: URLSearchParams,
  fixtureQuery: Pick<ReplayQuery, 'now' | 'speed' | 'dateFormat'>,
): Answer {
  const regions = listOf(query, 'regions');
  const bookmakers = listOf(query, 'bookmakers');
  if (!regions && !bookmakers) return refusal(422, 'MISSING_REGION', 'One of regions and bookmakers is needed');
  const oddsFormat = query.get('oddsFormat') ?? 'decimal';
  if (oddsFormat !== 'american' && oddsFormat !== 'decimal') {
    return refusal(422, 'INVALID_ODDS_FORMAT', 'oddsFormat is american or decimal');
  }
  const markets = listOf(query, 'markets') ?? new Set(['h2h']);
  const body = events.map((event) => replayOdds(event, { ...fixtureQuery, oddsFormat, markets, bookmakers }));
  const priced = Math.max(1, regions?.size ?? Math.ceil((bookmakers?.size ?? 1) / 10));
  return { status: 200, body, cost: events.length > 0 ? markets.size * priced : 0 };
}

function eventsOf(recording: Recording, sportKey: string, query: URLSearchParams, now: Date) {
  const ids = listOf(query, 'eventIds');
  const fromMs = Date.parse(query.get('commenceTimeFrom') ?? '');
  const toMs = Date.parse(query.get('commenceTimeTo') ?? '');
  const startOf = (event: RecordedEvent) => startsAtMs(event, { now, speed: recording.speed });
  const asked = recording.events
    .filter((event) => sportKey === 'upcoming' || event.sportKey === sportKey)
    .filter((event) => !ids || ids.has(event.id))
    .filter((event) => !(startOf(event) < fromMs) && !(startOf(event) > toMs))
    .sort((a, b) => startOf(a) - startOf(b));
  return sportKey === 'upcoming'
    ? asked.filter((event) => startOf(event) > now.getTime()).slice(0, UPCOMING_EVENTS)
    : asked;
}

const sportsOf = ({ sports }: Recording): unknown[] =>
  sports.map(({ key, title }) => ({
    key,
    group: key.split('_')[0],
    title,
    description: title,
    active: true,
    has_outrights: false,
  }));

function listOf(query: URLSearchParams, name: string): Set<string> | null {
  const items = (query.get(name) ?? '').split(',').filter(Boolean);
  return items.length > 0 ? new Set(items) : null;
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, used: number): void {
  const json = Buffer.from(JSON.stringify(answer.body));
  const isGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const bytes = isGzip ? gzipSync(json) : json;
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    ...(isGzip && { 'content-encoding': 'gzip' }),
    'x-requests-remaining': CREDITS - used,
    'x-requests-used': used,
    'x-requests-last': answer.cost ?? 0,
  });
  response.end(bytes);
}

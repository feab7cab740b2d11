import { joinGames } from '../../../src/engine/names/join-games.ts';
import { namesOf } from '../../../src/engine/names/league-names.ts';
import { asText, asTime, type RawObject } from '../../../src/server/providers/odds-feed/the-odds-api/raw-values.ts';
import { type RecordedEvent, type Recording, sportsIn } from './recording.ts';
import type { FileResult } from './results-file.ts';
import type { Series, Snapshot } from './series.ts';

/** The files say when a game began and not when it ended; by then almost every game is over. */
const GAME_LASTS_MS = 3.5 * 3_600_000;
const SCORES_KEPT_MS = 3 * 86_400_000;
/** Games of the same teams further apart than this are of different days, however their starts were moved. */
const SAME_DAY_MS = 12 * 3_600_000;

export type Play = {
  firstMs: number;
  lastMs: number;
  /** Results that belong to no recorded game. */
  unmatched: FileResult[];
  /** What the provider would have answered at that moment of the recording. */
  at(recordedMs: number): Recording;
};

/** The snapshots in turn, each until the next one, and the scores of the games once they are over. */
export function createPlay(series: Series, results: readonly FileResult[]): Play {
  const { snapshots } = series;
  const first = snapshots[0];
  const last = snapshots.at(-1);
  if (!first || !last) throw new Error('A series has at least one snapshot.');
  const lastSeen = new Map(snapshots.flatMap(({ events }) => events).map((event) => [event.id, event]));
  const byId = joinResults([...lastSeen.values()].flatMap(gameOf), results);
  const matched = new Set(byId.values());
  const sports = sportsIn([...lastSeen.values()]);
  return {
    firstMs: first.atMs,
    lastMs: last.atMs,
    unmatched: results.filter((result) => !matched.has(result)),
    at(recordedMs) {
      const taken = snapshots.filter(({ atMs }) => atMs <= recordedMs);
      const current = taken.at(-1) ?? first;
      return {
        sports,
        speed: 1,
        events: current.events.map((event) => ({ ...event, presentMs: recordedMs })),
        scores: scoresAt(recordedMs, taken, byId),
        files: snapshots.map(({ name, events }) => ({ name, events: events.length })),
        unreadable: series.unreadable,
      };
    },
  };
}

type RecordedGame = { id: string; sportKey: string; home: string; away: string; startsAtMs: number };

function gameOf({ id, sportKey, raw }: RecordedEvent): RecordedGame[] {
  const home = asText(raw.home_team);
  const away = asText(raw.away_team);
  const startsAtMs = asTime(raw.commence_time)?.getTime();
  return home && away && startsAtMs !== undefined ? [{ id, sportKey, home, away, startsAtMs }] : [];
}

/** By the same rule by which the product joins the games of two providers. */
function joinResults(games: readonly RecordedGame[], results: readonly FileResult[]): Map<string, FileResult> {
  const byId = new Map<string, FileResult>();
  for (const sportKey of new Set(games.map((game) => game.sportKey))) {
    const own = games.filter((game) => game.sportKey === sportKey);
    const rule = { keyOf: namesOf(sportKey).keyOf, windowMs: SAME_DAY_MS };
    for (const { ours, theirs, isSwapped } of joinGames(own, results, rule)) if (!isSwapped) byId.set(ours.id, theirs);
  }
  return byId;
}

function scoresAt(
  nowMs: number,
  taken: readonly Snapshot[],
  results: ReadonlyMap<string, FileResult>,
): Recording['scores'] {
  const known = new Map(taken.flatMap(({ events }) => events).map((event) => [event.id, event]));
  return [...known.values()].flatMap((event) => {
    const [game] = gameOf(event);
    if (!game || game.startsAtMs < nowMs - SCORES_KEPT_MS) return [];
    const result = game.startsAtMs + GAME_LASTS_MS <= nowMs ? results.get(event.id) : undefined;
    const raw = scoreRow(event.raw, game, result);
    return [{ sportKey: event.sportKey, raw, presentMs: nowMs, ...(result && { finishedStartMs: game.startsAtMs }) }];
  });
}

/** As the provider writes it: scores are texts, and null until there are some. */
function scoreRow(raw: RawObject, game: RecordedGame, result?: FileResult): RawObject {
  const { bookmakers: _, ...fixture } = raw;
  const scores = result && [
    { name: game.home, score: String(result.homeScore) },
    { name: game.away, score: String(result.awayScore) },
  ];
  const last_update = result ? new Date(game.startsAtMs + GAME_LASTS_MS).toISOString().replace('.000Z', 'Z') : null;
  return { ...fixture, completed: result !== undefined, scores: scores ?? null, last_update };
}

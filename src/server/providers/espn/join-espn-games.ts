import { joinGames } from '#engine/names/join-games.ts';
import { namesOf } from '#engine/names/league-names.ts';
import { localTime, zoneOf } from '#research/language/time-zone.ts';
import type { FactEvent, UnmatchedName } from '../facts/facts.port.ts';
import { eachOf, type ProviderRun } from '../provider-run.ts';
import type { EspnClient } from './espn-client.ts';
import { type EspnLeague, espnLeagueOf } from './espn-leagues.ts';
import type { EspnGame, EspnSide } from './parse-games.ts';

/** One of our games with the same game at ESPN, its sides oriented as ours are. */
export type EspnMatch = { event: FactEvent; league: EspnLeague; game: EspnGame; home: EspnSide; away: EspnSide };

export type EspnMatches = { matches: EspnMatch[]; unmatched: UnmatchedName[] };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** ESPN's days end at midnight in New York; a start this near to it may be listed on either day. */
const MIDNIGHT_MS = 2 * HOUR_MS;
/** An evening of fights is listed under the day on which it begins. */
const EVENING_MS = 8 * HOUR_MS;

/** Finds our games on ESPN's scoreboards, in the order in which they are given until no more may be asked. */
export async function joinEspnGames(
  client: EspnClient,
  run: ProviderRun,
  events: readonly FactEvent[],
  maxAgeMs: number,
): Promise<EspnMatches> {
  const wanted = new Map<string, { league: EspnLeague; day: string }>();
  const placed = events.flatMap((event) => {
    const league = espnLeagueOf(event.sportKey);
    return league ? [{ event, league, keys: daysOf(event.startsAt, league).map((day) => ({ league, day })) }] : [];
  });
  for (const { keys } of placed) for (const key of keys) wanted.set(`${key.league.path} ${key.day}`, key);
  const boards = new Map<string, EspnGame[]>();
  await eachOf([...wanted], async ([key, { league, day }]) => {
    const games = await client.scoreboard(run, league, day, maxAgeMs);
    if (games) boards.set(key, games);
  });
  const found: EspnMatches = { matches: [], unmatched: [] };
  for (const league of new Set(placed.map((one) => one.league))) {
    const own = placed.filter((one) => one.league === league);
    // A game can only be said to be missing where all its days could be read.
    const looked = own.filter(({ keys }) => keys.every(({ day }) => boards.has(`${league.path} ${day}`)));
    const listed = gamesOf(own.flatMap(({ keys }) => keys.map(({ day }) => boards.get(`${league.path} ${day}`) ?? [])));
    joinLeague(
      league,
      own.map(({ event }) => event),
      new Set(looked.map(({ event }) => event)),
      listed,
      found,
    );
  }
  return found;
}

/** Each game once, although two days' boards may both list it. */
const gamesOf = (boards: readonly EspnGame[][]): EspnGame[] => [
  ...new Map(boards.flat().map((game) => [game.id, game])).values(),
];

function joinLeague(
  league: EspnLeague,
  events: readonly FactEvent[],
  looked: ReadonlySet<FactEvent>,
  listed: readonly EspnGame[],
  found: EspnMatches,
): void {
  const names = namesOf(league.sportKey);
  const ours = events.map((event) => ({ ...event, event, startsAtMs: event.startsAt.getTime() }));
  const theirs = listed.map((game) => ({
    game,
    home: game.home.name,
    away: game.away.name,
    startsAtMs: game.startsAt.getTime(),
  }));
  const matched = new Set<FactEvent>();
  for (const pair of joinGames(ours, theirs, { keyOf: names.keyOf, windowMs: league.windowMs })) {
    const { game } = pair.theirs;
    const [home, away] = pair.isSwapped ? [game.away, game.home] : [game.home, game.away];
    matched.add(pair.ours.event);
    found.matches.push({ event: pair.ours.event, league, game, home, away });
  }
  const known = new Set(theirs.flatMap(({ home, away }) => [names.keyOf(home), names.keyOf(away)]));
  for (const event of events) {
    if (looked.has(event) && !matched.has(event)) found.unmatched.push(...missingOf(event, league, known));
  }
}

/** Which name stands in the way: the side that ESPN does not list, or the game of two sides that it does. */
function missingOf(event: FactEvent, league: EspnLeague, known: ReadonlySet<string | null>): UnmatchedName[] {
  const { sportKey } = event;
  const { keyOf } = namesOf(sportKey);
  const missing = [event.home, event.away].filter((name) => !known.has(keyOf(name)));
  if (missing.length === 0) return [{ sportKey, kind: 'game', name: `${event.away} @ ${event.home}` }];
  // The sport of all fights holds many that are not ESPN's: one is missing only where its opponent is on the card.
  if (league.kind === 'fight')
    return missing.length === 1 ? missing.map((name) => ({ sportKey, kind: 'player', name })) : [];
  return missing.map((name) => ({ sportKey, kind: 'team', name }));
}

function daysOf(startsAt: Date, league: EspnLeague): string[] {
  const before = league.kind === 'fight' ? EVENING_MS : MIDNIGHT_MS;
  const moments = [startsAt.getTime() - before, startsAt.getTime(), startsAt.getTime() + MIDNIGHT_MS];
  return [...new Set(moments.map(espnDay))];
}

const NEW_YORK = zoneOf('America/New_York');

/** A day in New York as ESPN's addresses have it: 20260111. */
export const espnDay = (epochMs: number): string =>
  new Date(localTime(epochMs, NEW_YORK).day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

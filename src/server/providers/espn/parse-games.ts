import { asList, asObject, asText, type RawObject } from '../odds-feed/the-odds-api/raw-values.ts';
import type { EspnLeague } from './espn-leagues.ts';
import { asEspnTime, asId, asPersonName, asScore, asTeamName } from './espn-values.ts';
import { type GameStatus, statusOf } from './game-status.ts';
import { type EspnPlace, parsePlace } from './parse-place.ts';
import { playedWords } from './played-words.ts';

export type EspnSide = {
  id: string;
  name: string;
  score: number | null;
  /** Null where nobody is said to have won or lost. */
  isWinner: boolean | null;
  /** The season's or a career's "12-3" or "10-2-5", wins first. */
  record: string;
  /** Soccer: results of the last games, such as "WWDLW". */
  results: string;
};

/** A game, or one fight of an evening. */
export type EspnGame = {
  id: string;
  /** The evening that a fight belongs to; else the id. */
  eventId: string;
  startsAt: Date;
  home: EspnSide;
  away: EspnSide;
  status: GameStatus;
  place: EspnPlace;
};

export type GameRefusal = 'malformed' | 'bad_name' | 'no_time' | 'duplicate' | 'contradiction' | 'other_league';

export type ParsedGames = { games: EspnGame[]; refused: Partial<Record<GameRefusal, number>> };

/**
 * The games of a scoreboard or of a team's schedule. Null when it is neither. What cannot be read is refused and
 * counted; a game that is listed twice counts once, or not at all when the two do not say the same.
 */
export function parseGames(body: unknown, league: EspnLeague): ParsedGames | null {
  const raw = asObject(body);
  if (!raw || !Array.isArray(raw.events)) return null;
  const found: ParsedGames = { games: [], refused: {} };
  const events: readonly unknown[] = raw.events;
  const slug = asText(asObject(asList(raw.leagues)[0])?.slug);
  if (slug !== null && slug !== league.slug) {
    refuse(found, 'other_league', events.length);
    return found;
  }
  const listed = new Map<string, EspnGame[]>();
  for (const read of events.flatMap((event) => gamesOf(asObject(event), league))) {
    if (typeof read === 'string') refuse(found, read, 1);
    else listed.set(read.id, [...(listed.get(read.id) ?? []), read]);
  }
  for (const copies of listed.values()) takeOnce(found, copies);
  return found;
}

function takeOnce(found: ParsedGames, copies: readonly EspnGame[]): void {
  const [game] = copies;
  const agree = copies.every((copy) => JSON.stringify(copy) === JSON.stringify(game));
  if (game && agree) found.games.push(game);
  refuse(found, agree ? 'duplicate' : 'contradiction', agree ? copies.length - 1 : copies.length);
}

function refuse({ refused }: ParsedGames, reason: GameRefusal, times: number): void {
  if (times > 0) refused[reason] = (refused[reason] ?? 0) + times;
}

function gamesOf(event: RawObject | null, league: EspnLeague): (EspnGame | GameRefusal)[] {
  const eventId = asId(event?.id);
  const competitions = asList(event?.competitions);
  if (!event || !eventId || competitions.length === 0) return ['malformed'];
  return (league.kind === 'fight' ? competitions : competitions.slice(0, 1)).map((competition) =>
    parseGame(asObject(competition), event, eventId, league),
  );
}

function parseGame(
  raw: RawObject | null,
  event: RawObject,
  eventId: string,
  league: EspnLeague,
): EspnGame | GameRefusal {
  const id = league.kind === 'fight' ? asId(raw?.id) : eventId;
  const sides = raw && sidesOf(raw, league);
  if (!raw || !id || !sides) return 'malformed';
  const startsAt = asEspnTime(raw.date) ?? asEspnTime(raw.startDate) ?? asEspnTime(event.date);
  if (!startsAt) return 'no_time';
  const [home, away] = [parseSide(sides.home, league), parseSide(sides.away, league)];
  if (!home || !away) return 'bad_name';
  if (home.id === away.id) return 'malformed';
  return { id, eventId, startsAt, home, away, status: wholeStatus(raw, event, league), place: parsePlace(raw) };
}

/** Both the game's and its event's status, where both are given, must say that it is over. */
function wholeStatus(raw: RawObject, event: RawObject, league: EspnLeague): GameStatus {
  const own = brokenOff(statusOf(raw.status ?? event.status), raw.status ?? event.status, league);
  if (league.kind === 'fight' || raw.status === undefined || event.status === undefined) return own;
  return statusOf(event.status).phase === own.phase ? own : { phase: 'unclear', detail: '' };
}

const brokenOff = (status: GameStatus, raw: unknown, { sportKey }: EspnLeague): GameStatus =>
  status.phase === 'abandoned' || status.phase === 'suspended'
    ? { ...status, detail: playedWords(raw, sportKey) }
    : status;

function sidesOf({ competitors }: RawObject, league: EspnLeague): { home: RawObject; away: RawObject } | null {
  const rows = asList(competitors).map(asObject);
  if (rows.length !== 2) return null;
  const [first, second] = rows;
  const home = rows.find((row) => row?.homeAway === 'home') ?? (league.kind === 'fight' ? first : null);
  const away = rows.find((row) => row?.homeAway === 'away') ?? (league.kind === 'fight' ? second : null);
  return home && away && home !== away ? { home, away } : null;
}

function parseSide(raw: RawObject, league: EspnLeague): EspnSide | null {
  const who = asObject(league.kind === 'fight' ? raw.athlete : raw.team);
  const id = asId(who?.id) ?? asId(raw.id);
  const name = league.kind === 'fight' ? asPersonName(who?.displayName ?? who?.fullName) : asTeamName(who?.displayName);
  if (!id || !name) return null;
  return {
    id,
    name,
    score: asScore(raw.score),
    isWinner: typeof raw.winner === 'boolean' ? raw.winner : null,
    record: recordOf(raw),
    results: typeof raw.form === 'string' && /^[WDL]{1,10}$/.test(raw.form) ? raw.form : '',
  };
}

/** The whole season's, not that of home games. */
function recordOf(raw: RawObject): string {
  const records = asList(raw.records ?? raw.record).map(asObject);
  const total = records.find((row) => row?.type === 'total') ?? records.find((row) => row?.name === 'overall');
  const text = asText(total?.summary ?? total?.displayValue);
  return text !== null && /^\d{1,3}(?:-\d{1,3}){1,2}$/.test(text) ? text : '';
}

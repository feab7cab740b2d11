import type { FindGamesInput } from '#contract/research/games.ts';
import type { League } from '#engine/names/league.ts';
import type { Person } from '../../slate/slate.ts';
import { type Asked, type Call, calls } from '../calls/call.ts';
import { isAsked, timeOf } from '../calls/subject.ts';
import type { TimeWindow } from '../reading.ts';
import { windowFor } from '../time-window.ts';
import { localTime } from '../time-zone.ts';
import { asksMore, type GoingOn, leavesOnly, namedPerson, SMALL, withoutGaps, wordSet } from './going-on.ts';

const WORDS = wordSet(
  `${SMALL} game games match matches fight fights slate schedule who whos plays play playing more next rest other others after later before list start starts starting when time tip kickoff first early earlier late night afternoon morning evening remaining keep going continue full left else anything something team teams day days weeks hours slates cards card action league leagues sport sports`,
);

/** Another day, league, team or page of a list of games. */
export function scheduleOn(before: FindGamesInput, going: GoingOn): Asked | null {
  const { parts, plain, mentions } = going;
  const window = dayOfMonth(before, going) ?? parts.window;
  const left = parts.left.filter((word) => !(window && /^\d+(st|nd|rd|th)$/.test(word)));
  if (namesBet(going) || !leavesOnly({ ...parts, left }, WORDS)) return null;
  const isOther = mentions.length + parts.leagues.length > 0;
  const next = asksMore(plain) && !isOther ? pageOf({ ...before, offset: before.offset + before.limit }) : null;
  if (!isOther && !window) return next && calls([next]);
  const person = namedPerson(going);
  if (person && isAsked(person)) return person;
  const { limit } = before;
  const kept = window ? timeOf({ window }) : { from: before.from, to: before.to };
  const other = pageOf({ ...scopeOf(before, parts.leagues, person), ...kept, limit });
  return calls(next ? [next, other] : [other]);
}

const namesBet = ({ parts, said }: GoingOn): boolean =>
  parts.books.length > 0 ||
  parts.hasStat ||
  parts.hasMoney ||
  said.some(({ market, direction, line, price }) => (market ?? direction ?? line ?? price) !== null);

/** Who is named, else the league, else whose games were listed. */
function scopeOf(before: FindGamesInput, leagues: readonly League[], person: Person | null) {
  if (person) return { names: [person.name] };
  return leagues.length > 0 ? { leagues } : { leagues: before.leagues, names: before.names };
}

/** "And the 15th": of the month that was listed. */
function dayOfMonth({ from }: FindGamesInput, { tokens, nowMs, zone, parts }: GoingOn): TimeWindow | null {
  const number = tokens.find((token) => /^(st|nd|rd|th)$/.test(token.number?.suffix ?? ''))?.number;
  if (!number || parts.window || number.value < 1 || number.value > 31) return null;
  const { day } = localTime(from === undefined ? nowMs : Date.parse(from), zone);
  const month = new Date(day * DAY_MS).getUTCMonth() + 1;
  return windowFor({ kind: 'date', month, dayOfMonth: number.value }, { nowMs, zone });
}

const DAY_MS = 24 * 3_600_000;

const pageOf = (input: object): Call => ({ tool: 'find_games', input: withoutGaps(input) });

import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { startWords } from '../../words/moment-words.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { isAsked, personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';

const ORDER =
  /\b(starts?|starting|begins?|plays?|playing|kicks?( off)?|tips?( off)?|on|up|is|are) (first|earlier|sooner|before|after|later|last)\b|\b(before|after) or (before|after)\b|\bwhich (one )?(is|starts|comes) (first|earlier)\b/;
const MOST = 4;

/** "Who starts first, the Jets or the Bills", "does that start before the Celtics": both starts, and which comes first. Null: fewer than two games are meant. */
export function whichStartsFirst(read: Tagged): Asked | null {
  const { plain, said, previous, slate, nowMs, where } = read;
  if (!ORDER.test(plain)) return null;
  const asked = { ...toMarketQuestion(read), window: null };
  const persons = said.filter(hasSubject).map((bet) => personOf({ ...asked, bets: [bet], said: [bet] }));
  const unknown = persons.find((person) => person !== null && isAsked(person));
  if (unknown && isAsked(unknown)) return unknown;
  const named = persons.flatMap((person): SlateEvent[] => (person && !isAsked(person) ? [person.event] : []));
  const shown = (previous?.focus ?? [])
    .slice(0, 1)
    .flatMap((bet) => gameAhead(bet, { events: slate.events, nowMs }) ?? []);
  const unique = new Set(named);
  const games = [...new Set([...named, ...(unique.size === 1 ? shown : [])])]
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, MOST);
  if (unique.size === 0 || games.length < 2) return null;
  return calls(
    [{ tool: 'find_games', input: { eventIds: games.map(({ id }) => id), order: 'earliest', limit: MOST } }],
    [inOrder(games, nowMs, where.zone)],
  );
}

function inOrder([first, second]: readonly SlateEvent[], nowMs: number, zone: string): string {
  if (!first || !second) return '';
  const at = (game: SlateEvent) => startWords(game.startsAt.toISOString(), nowMs, zone);
  return first.startsAt.getTime() === second.startsAt.getTime()
    ? `${gameLabel(first)} and ${gameLabel(second)} start at the same time, ${at(first)}.`
    : `${gameLabel(first)} starts first, ${at(first)}; ${gameLabel(second)} starts ${at(second)}.`;
}

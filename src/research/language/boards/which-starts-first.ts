import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { startWords } from '../../words/moment-words.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { isAsked, personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { isOfMany, listShown } from '../looked.ts';
import { callOfView, type GamesView, viewOf } from '../onward/games-view.ts';
import { withoutGaps } from '../onward/going-on.ts';

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

/** "Who plays first" behind a list of games: those, by their starts. */
export function firstOfListed({ plain, mentions, previous, slate, nowMs }: Tagged): Asked | null {
  if (mentions.length > 0 || !isOfMany(previous?.looked ?? []) || !FIRST_OF_ALL.test(plain)) return null;
  const view = viewOf(listShown(previous));
  const order = /\b(last|latest)\b/.test(plain) ? 'latest' : 'earliest';
  return view && calls([callOfView({ ...withoutMarket(view), order, limit: MOST, offset: 0 }, slate.events, nowMs)]);
}
const FIRST_OF_ALL =
  /^((so|ok|and|but) )*(who|whos|which( one| game)?|what( game)?|whats)( (is|are|one|game|does|do))* (start(s|ing)?|play(s|ing)?|kick(s|ing)?( off)?|tip(s|ping)?( off)?|on|up|goes|is|starts?) (the )?(first|earliest|soonest|last|latest|next)( tonight| today)?$|^((so|ok|and|but) )*(which( one| game)?|whats|who|whos)( is| are)? (the )?(first|next|last)( (one|game|up))?( tonight| today)?$/;

function withoutMarket({ leagues, names, eventIds, from, to }: GamesView): GamesView {
  return { market: null, leagues, names, ...withoutGaps({ eventIds, from, to }), limit: MOST, offset: 0 };
}

function inOrder([first, second]: readonly SlateEvent[], nowMs: number, zone: string): string {
  if (!first || !second) return '';
  const at = (game: SlateEvent) => startWords(game.startsAt.toISOString(), nowMs, zone);
  return first.startsAt.getTime() === second.startsAt.getTime()
    ? `${gameLabel(first)} and ${gameLabel(second)} start at the same time, ${at(first)}.`
    : `${gameLabel(first)} starts first, ${at(first)}; ${gameLabel(second)} starts ${at(second)}.`;
}

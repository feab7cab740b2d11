import { fittingPersons, isUnfound } from '../language/calls/find-game.ts';
import { gameAhead } from '../language/calls/game-ahead.ts';
import { type Mention, readNamesOf } from '../language/calls/mentions.ts';
import { readWords } from '../language/calls/read-words.ts';
import { localTime } from '../language/time-zone.ts';
import type { SlateEvent } from '../slate/slate.ts';
import { type CallFault, callFault } from './call-fault.ts';
import type { Said } from './said.ts';

/** Ids of games as a model is told them, short and of one turn alone, to those of the slate. */
export type GameIds = ReadonlyMap<string, string>;

/** Whom the words of a model's call name, read as a question's are. */
export function mentionsIn(words: string, { tagged }: Said): Mention[] {
  const { names, nowMs, zone, reading } = tagged;
  const moment = { day: localTime(nowMs, zone).day, namesDay: reading.window !== null };
  return readNamesOf(readWords(words, names), {
    names,
    nowMs,
    context: { named: reading.leagues, likely: [], moment },
  });
}

/**
 * The game that a call means, by its id or by who plays in it. Where the question names games it is one of them, or one that was
 * spoken of before. `isJudged`: bets on it are judged and paid for, so that somebody has to have named it; what is free may be
 * guessed from other words.
 */
export function findAskedGame(
  words: string,
  said: Said,
  ids: GameIds,
  { isJudged = false }: { isJudged?: boolean } = {},
): SlateEvent | CallFault {
  const { tagged } = said;
  const { nowMs, slate, where } = tagged;
  const known = gameAhead({ eventId: ids.get(words) ?? words }, { events: slate.events, nowMs });
  const found = known ?? byNames(words, said, where);
  if ('fault' in found) return found;
  if (isJudged && !isNamed(found, said)) return callFault('not_named', `nobody named ${words}`);
  return isOfQuestion(found, said) ? found : callFault('swapped', `${words} is not whom the question names`);
}

function byNames(words: string, said: Said, where: Said['tagged']['where']): SlateEvent | CallFault {
  const [first, second] = mentionsIn(words, said);
  if (!first) return callFault('no_such_game', words);
  const persons = fittingPersons(first, second ?? null, where);
  const [person] = isUnfound(persons) ? [] : persons;
  if (!person) return callFault('no_such_game', words);
  const named = isUnfound(persons) ? undefined : persons.find(({ event }) => said.games.has(event.id));
  return (named ?? person).event;
}

/** Whether the question names it, or it was spoken of before. */
export const isNamed = ({ id }: Pick<SlateEvent, 'id'>, { games, spoken }: Said): boolean =>
  games.has(id) || spoken.some(({ eventId }) => eventId === id);

const POINTS = /\b(it|its|that|this|them|those|these|same)\b/;

function isOfQuestion({ id }: SlateEvent, { games, spoken, tagged }: Said): boolean {
  const isSpoken = spoken.some(({ eventId }) => eventId === id);
  if (games.size > 0) return games.has(id) || isSpoken;
  return spoken.length === 0 || isSpoken || !POINTS.test(tagged.plain);
}

import type { Token } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { fold } from '../../tools/best-bets/fit.ts';
import { isOrdinaryWord } from '../spelling.ts';
import { isPlainWord } from '../wishes/plain-words.ts';
import { type Mention, withPersons } from './mentions.ts';

const SHORTEST = 3;
/** In so few words an ordinary one may be a name: "and son?" */
const MOST_WORDS = 4;

/**
 * Names as they are meant in a talk about these games: who goes by one there is meant before anybody else, and a first name is
 * enough.
 */
export function nearSpoken(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  games: readonly SlateEvent[],
): Mention[] {
  // "Nice" is a word before it is a team that nobody prices.
  const meant = mentions.filter(
    ({ from, to, persons }) => persons.length > 0 || to - from > 1 || !isPlainWord(tokens[from]?.text ?? ''),
  );
  if (games.length === 0) return meant;
  const near = meant.map((mention) => {
    const persons = mention.persons.filter(({ event }) => games.includes(event));
    return persons.length === 0 || persons.length === mention.persons.length ? mention : withPersons(mention, persons);
  });
  const people = games.flatMap(peopleOf);
  const isTaken = (at: number) => near.some(({ from, to, persons }) => at >= from && at < to && persons.length > 0);
  const found = tokens.flatMap((token, at) => {
    if (isTaken(at) || token.text.length < SHORTEST || token.number) return [];
    if (isOrdinaryWord(token.text) && (tokens.length > MOST_WORDS || isPlainWord(token.text))) return [];
    const called = people.filter(({ words }) => words.includes(token.text)).map(({ person }) => person);
    const names = [...new Set(called.map(({ name }) => name))];
    const [first] = called;
    return first && names.length === 1
      ? [{ from: at, to: at + 1, kind: first.kind, persons: [first], names, begun: null }]
      : [];
  });
  const others = near.filter(({ from, to }) => !found.some((one) => one.from >= from && one.from < to));
  return [...others, ...found].sort((a, b) => a.from - b.from);
}

/** Whom bets on a game are on, by the words of his name. */
function peopleOf(event: SlateEvent): { person: Person; words: string[] }[] {
  const players = [...new Set(event.markets.flatMap(({ player }) => (player === '' ? [] : [player])))];
  const all: Person[] = [
    { kind: 'side', name: event.home, selection: 'home', event },
    { kind: 'side', name: event.away, selection: 'away', event },
    ...players.map((name): Person => ({ kind: 'player', name, event })),
  ];
  return all.map((person) => ({ person, words: fold(person.name).split(/[^a-z0-9]+/) }));
}

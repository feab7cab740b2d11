import type { Token } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { fold } from '../../tools/best-bets/fit.ts';
import { type Mention, withPersons } from './mentions.ts';

const AGAINST = /^(vs|v|versus|against|at)$/;

/**
 * "Wings hawks", "Messi vs San Diego": two who stand against each other are who meets in a game, before a more famous one of that name
 * whom the first never plays.
 */
export function meetsNamed(mentions: readonly Mention[], tokens: readonly Token[]): readonly Mention[] {
  const all = [...mentions];
  for (const at of mentions.keys()) {
    const [one, other] = [all[at], all[at + 1]];
    if (!one || !other || !isAgainst(one, other, tokens)) continue;
    if (doMeet(one, other)) {
      [all[at], all[at + 1]] = ofTheirGame(one, other);
      continue;
    }
    const meant = opponentCalled(one, wordsOf(other, tokens));
    const first = meant ? null : opponentCalled(other, wordsOf(one, tokens));
    if (meant) all[at + 1] = { ...withPersons(other, [meant]), kind: 'side', begun: null };
    else if (first) all[at] = { ...withPersons(one, [first]), kind: 'side', begun: null };
  }
  return all;
}

/** "LAC at CLE": of all who go by these letters the two who play each other, where only two of them do. */
function ofTheirGame(one: Mention, other: Mention): [Mention, Mention] {
  const [first, second] = [
    one.persons.filter(({ event }) => other.persons.some((person) => person.event.id === event.id)),
    other.persons.filter(({ event }) => one.persons.some((person) => person.event.id === event.id)),
  ];
  const isOne = [first, second].every((persons) => new Set(persons.map(({ name }) => name)).size === 1);
  const isOpen = one.names.length + other.names.length > 2;
  return isOpen && isOne ? [withPersons(one, first), withPersons(other, second)] : [one, other];
}

const wordsOf = ({ from, to }: Mention, tokens: readonly Token[]): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

const doMeet = (one: Mention, other: Mention): boolean =>
  one.persons.some(({ event }) => other.persons.some((person) => person.event.id === event.id));

/** Right beside each other, or with a word of a game before the second. */
const isAgainst = (one: Mention, other: Mention, tokens: readonly Token[]): boolean =>
  other.from === one.to ||
  AGAINST.test(tokens[other.from - (tokens[other.from - 1]?.text === 'the' ? 2 : 1)]?.text ?? '');

/** Of the games of this one the first whose other side goes by these words. */
function opponentCalled({ persons }: Mention, words: string): Person | null {
  for (const person of persons)
    for (const selection of ['home', 'away'] as const)
      if (person.name !== person.event[selection] && isCalled(person.event, selection, words))
        return { kind: 'side', name: person.event[selection], selection, event: person.event };
  return null;
}

/** "Hawks" of the Blackhawks, "San Diego" of its club. */
function isCalled(event: SlateEvent, selection: 'home' | 'away', words: string): boolean {
  const name = fold(event[selection]);
  return name.startsWith(`${words} `) || (words.length >= SHORTEST && name.endsWith(words));
}
const SHORTEST = 4;

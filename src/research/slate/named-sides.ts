import { NAME_INDEX, type Named } from '#engine/names/name-index.ts';
import { phraseAt } from '#engine/names/phrase-index.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import { contains, fold } from '../tools/best-bets/fit.ts';
import { isBetweenPersons } from './leagues.ts';
import type { SlateEvent } from './slate.ts';

/** The canonical names that a whole name may mean: "niners" is the San Francisco 49ers. */
function canonicalNames(name: string, kind: Named['kind']): string[] {
  const tokens = tokenise(name);
  const match = phraseAt(NAME_INDEX, tokens, 0);
  if (match?.to !== tokens.length) return [];
  return match.values.filter((value) => value.kind === kind).map((value) => value.name);
}

/** The first way of reading a name that anything answers to: as it is spelled, by what the tables know, as a part of a name. */
function matching(asked: string, names: readonly string[], known: readonly string[]): string[] {
  const isAsked = [
    (name: string) => fold(name) === fold(asked),
    (name: string) => known.some((one) => fold(one) === fold(name)),
    // A name that the tables know is nobody else's: "Michigan" is not Michigan State.
    (name: string) => known.length === 0 && contains(name, asked),
  ];
  for (const fits of isAsked) {
    const found = names.filter(fits);
    if (found.length > 0) return found;
  }
  return [];
}

/** The teams, nations or fighters of these games that a name may mean; several where it says too little. */
export function sidesNamed(asked: string, events: readonly SlateEvent[]): string[] {
  const sides = [...new Set(events.flatMap(({ home, away }) => [home, away]))];
  return matching(asked, sides, canonicalNames(asked, 'side'));
}

/** The players of these games' props whom a name may mean. */
export function playersNamed(asked: string, events: readonly SlateEvent[]): string[] {
  const players = new Set(events.flatMap(({ markets }) => markets.map(({ player }) => player)));
  players.delete('');
  return matching(asked, [...players], canonicalNames(asked, 'player'));
}

/** Fighters and tennis players, who have no props of their own but are a side of the contest. */
export function competitorsNamed(asked: string, events: readonly SlateEvent[]): string[] {
  const between = events.filter(isBetweenPersons);
  return sidesNamed(asked, between);
}

/** One person, whom books may spell with or without `Jr.`. */
export const samePerson = (a: string, b: string): boolean => bare(a) === bare(b);

const bare = (name: string): string => fold(name).replace(/ (?:jr|sr|ii|iii|iv)$/, '');

import { NAME_INDEX } from '#engine/names/name-index.ts';
import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person } from '../../slate/slate.ts';

/** A word that stands for a team, and those on the slate for whom it does. */
export type CodeAt = { at: number; persons: readonly Person[] };

/** A name that is read already, at its place. */
type Read = { from: number; to: number; persons: readonly Person[] };

const BETWEEN = /^(vs|v|versus|at|and)$/;

/**
 * Codes in small letters ("tb tor", "wsh at lions"): most of them are words, so that one counts only beside another code, or a
 * name, of the same game.
 */
export function codePairs(
  tokens: readonly Token[],
  read: readonly Read[],
  personsOf: (name: string) => readonly Person[],
): CodeAt[] {
  const codes = new Map<number, readonly Person[]>();
  tokens.forEach((token, at) => {
    if (read.some(({ from, to }) => from <= at && at < to)) return;
    const persons = namesOfCode(token).flatMap(personsOf);
    if (persons.length > 0) codes.set(at, persons);
  });
  const found = new Map<number, readonly Person[]>();
  for (const [at, persons] of codes) {
    const after = BETWEEN.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const before = BETWEEN.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
    const others = [
      codes.get(after),
      codes.get(before),
      ...read.filter(isBeside(before, after)).map((one) => one.persons),
    ];
    const opponents = others.flatMap((one) => one ?? []);
    const playing = persons.filter((person) => opponents.some((other) => areOpponents(person, other)));
    if (playing.length > 0) found.set(at, playing);
  }
  return [...found].map(([at, persons]) => ({ at, persons }));
}

const namesOfCode = (token: Token): string[] =>
  (phraseAt(NAME_INDEX, [token], 0)?.values ?? [])
    .filter(({ kind, needs }) => kind === 'side' && needs === 'capitals')
    .map(({ name }) => name);

const isBeside =
  (before: number, after: number) =>
  ({ from, to }: Read): boolean =>
    from === after || to === before + 1;

const areOpponents = (one: Person, other: Person): boolean =>
  one.event.id === other.event.id && one.name !== other.name;

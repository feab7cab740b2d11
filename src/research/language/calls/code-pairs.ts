import { NAME_INDEX, type Named } from '#engine/names/name-index.ts';
import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person } from '../../slate/slate.ts';
import { isOrdinaryWord } from '../spelling.ts';

/** A word that stands for a team, those on the slate for whom it does, and whom it may name where nobody there is meant. */
export type CodeAt = { at: number; to: number; persons: readonly Person[]; names: readonly string[] };

/** A name that is read already, at its place. */
type Read = { from: number; to: number; persons: readonly Person[] };

type Code = CodeAt & { isOrdinary: boolean };

const BETWEEN = /^(vs|v|versus|at|and)$/;

/**
 * Codes in small letters and names that are everyday words ("tb tor", "lv -3", "aces ml"): most of them are words, so that one counts
 * only where a name would stand: beside another code or name of the same game, or right before a handicap, a price or "ml".
 */
export function codePairs(
  tokens: readonly Token[],
  read: readonly Read[],
  personsOf: (name: string) => readonly Person[],
): CodeAt[] {
  const codes = tokens.flatMap((_, at) => codeAt(tokens, at, read, personsOf) ?? []);
  const found = new Map<number, CodeAt>();
  for (const code of codes) {
    const playing = playingBeside(tokens, code, codes, read);
    if (playing.length > 0) found.set(code.at, { ...code, persons: playing });
  }
  for (const code of codes) if (!found.has(code.at) && isBetOn(tokens, code, codes, read)) found.set(code.at, code);
  const all = [...found.values()].sort((a, b) => a.at - b.at);
  return all.map(({ at, to, persons, names }) => ({ at, to, persons: meant(persons, at, all, read), names }));
}

function codeAt(
  tokens: readonly Token[],
  at: number,
  read: readonly Read[],
  personsOf: (name: string) => readonly Person[],
): Code | null {
  if (read.some(({ from, to }) => from <= at && at < to)) return null;
  const match = phraseAt(NAME_INDEX, tokens, at);
  const named = (match?.values ?? []).filter(({ kind, needs }) => kind === 'side' && needs !== 'nothing');
  const short = SHORT_NAMES.get(tokens[at]?.raw.toLowerCase() ?? '');
  const names = short ? [short] : [...new Set(named.map(({ name }) => name))];
  if (names.length === 0) return null;
  const to = short || !match ? at + 1 : match.to;
  return {
    at,
    to,
    persons: names.flatMap(personsOf),
    names: short ? [short] : [...new Set(namedFirst(named).map(({ name }) => name))],
    isOrdinary: tokens.slice(at, to).every(({ text }) => isOrdinaryWord(text)),
  };
}

/** Names of which an apostrophe leaves a letter. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([["a's", 'Athletics']]);

/** A code stands for those of whom it is the code, before those of whom it is a part of the name. */
function namedFirst(named: readonly Named[]): readonly Named[] {
  const ofCode = named.filter(({ needs }) => needs === 'capitals');
  return ofCode.length > 0 ? ofCode : named;
}

/** Those of a code who play somebody right beside it. */
function playingBeside(tokens: readonly Token[], code: Code, codes: readonly Code[], read: readonly Read[]): Person[] {
  const after = BETWEEN.test(tokens[code.to]?.text ?? '') ? code.to + 1 : code.to;
  const before = BETWEEN.test(tokens[code.at - 1]?.text ?? '') ? code.at - 2 : code.at - 1;
  const beside = [
    ...codes.filter((other) => (other.at === after || other.to === before + 1) && !isTalk(tokens, code, other)),
    ...read.filter(({ from, to }) => from === after || to === before + 1),
  ];
  return code.persons.filter((person) => beside.some(({ persons }) => plays(person, persons)));
}

/** "That was fire": two everyday words side by side are names only where they open their clause. */
const isTalk = (tokens: readonly Token[], one: Code, other: Code): boolean =>
  one.isOrdinary &&
  other.isOrdinary &&
  (one.to === other.at || other.to === one.at) &&
  !opensClause(tokens, Math.min(one.at, other.at));

const plays = (person: Person, others: readonly Person[]): boolean =>
  others.some((other) => person.event.id === other.event.id && person.name !== other.name);

const BET_WORD = /^(ml|moneyline|dnb|rl|pl)$/;
const DIRECTION = /^(over|under|o|u)$/;
/** Words that stand before numbers in any talk of prices. */
const SAID_OF_NUMBERS = /^(was|us|la|no|at|or|is|to|nice)$/;
const OPENS =
  /^(or|and|vs|v|versus|about|take|taking|took|like|liking|love|bet|betting|on|is|are|got|have|at|both|lay|laying|play|back|backing|with|add|the|plus|do|hows|then|now)$/;

/** Whether what stands behind a code is said of a bet on it. An everyday word must open its clause as well, or play somebody who is named. */
function isBetOn(tokens: readonly Token[], code: Code, codes: readonly Code[], read: readonly Read[]): boolean {
  const next = tokens[code.to];
  if (!next || next.afterBreak) return false;
  const price = next.text === 'at' ? tokens[code.to + 1] : next;
  const isPriced = price?.number?.sign != null || BET_WORD.test(next.text) || /^\d\.\d\d$/.test(price?.text ?? '');
  const isTotal = DIRECTION.test(next.text) && tokens[code.to + 1]?.number != null;
  if (!isPriced && !(isTotal && !code.isOrdinary)) return false;
  if (!code.isOrdinary) return true;
  const others = [...codes, ...read].filter((one) => one !== code);
  if (code.persons.some((person) => others.some(({ persons }) => plays(person, persons)))) return true;
  return !SAID_OF_NUMBERS.test(tokens[code.at]?.text ?? '') && opensClause(tokens, code.at);
}

const opensClause = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return before === undefined || tokens[at]?.afterBreak === true || before.number !== null || OPENS.test(before.text);
};

/** Of several who go by a code those who play somebody that is named, else those of a sport that is. */
function meant(
  persons: readonly Person[],
  own: number,
  codes: readonly CodeAt[],
  read: readonly Read[],
): readonly Person[] {
  const others = [...codes.filter(({ at }) => at !== own), ...read].map((one) => one.persons);
  const playing = persons.filter((person) => others.some((other) => plays(person, other)));
  if (playing.length > 0) return playing;
  const sports = others.flatMap((other) => sportOf(other) ?? []);
  const ofSport = persons.filter(({ event }) => sports.includes(event.sportKey));
  return ofSport.length > 0 ? ofSport : persons;
}

/** The one sport of all who go by a name. */
function sportOf(persons: readonly Person[]): string | null {
  const sports = new Set(persons.map(({ event }) => event.sportKey));
  return sports.size === 1 ? (persons[0]?.event.sportKey ?? null) : null;
}

import type { Token } from '#engine/names/tokenise.ts';
import type { Reading } from '../../reading.ts';
import { numberWord } from '../../wishes/wish-words.ts';

/** What is shown: how many picks, or the legs of a parlay. */
export type Shown = { previous: Reading; size: number; isTicket: boolean };

/** A message by its words; `rest`: those beside the ones that say which picks are meant. */
export type Said = Shown & {
  tokens: readonly Token[];
  places: readonly number[];
  rest: readonly string[];
  plain: string;
};

/** The words of one kind of wish, or of none. Null: it wishes for something else. */
export type PlainReader = (said: Said) => string | null;

/** How one speaks of a list, whatever is wanted of it. */
const TALK =
  'ok okay k so and n but now then well hmm um nah no yeah yes cool nice man bro please pls plz thx thanks lol tho though actually maybe just only really honestly i id im ive ill me my we us you u ur your can could would should do does did is am are was be it its that thats this these those them they the a an of to for in on at from with w out up off if had have has got get gets getting gimme give show make made put find want wanted wanna need like love rather go let lets pick picks picked bet bets play plays one ones list them all here there by as about what whats which who whats how';
export const words = (some: string): ReadonlySet<string> => new Set(`${TALK} ${some}`.split(' '));
export const areOf = (rest: readonly string[], known: ReadonlySet<string>): boolean =>
  rest.every((word) => known.has(word));

/** A plain number, and "one" none: it stands for a thing. */
export function countOf({ text, number }: Token): number | null {
  if (text === 'one') return null;
  if (!number) return numberWord(text);
  return number.sign === null && number.suffix === '' && !number.dollars && !number.percent ? number.value : null;
}

const ORDINAL = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
export function ordinalOf({ text, number }: Token): number | null {
  const at = ORDINAL.indexOf(text);
  if (at >= 0) return at + 1;
  return number && /^(st|nd|rd|th)$/.test(number.suffix) ? number.value : null;
}

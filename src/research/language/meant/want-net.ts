import { type Net, type NetShape, passThrough, rowOfWords } from '../taught/net.ts';
import { softmax } from '../taught/shares.ts';
import { VECTOR_SIZE, vectorOf } from '../taught/word-vectors.ts';
import type { EntityText } from './entities.ts';
import { netWords } from './net-words.ts';
import { WANT_CLASSES } from './want-classes.ts';
import { BEHINDS, HELD, type Place } from './want-features.ts';
import { WANTS, type Want } from './wants.ts';

export const WANT_NET: NetShape = {
  size: VECTOR_SIZE,
  filters: 96,
  widths: [1, 2, 3],
  context: BEHINDS.length + WANTS.length + HELD.length,
  hidden: 192,
  classes: WANT_CLASSES.length,
};

/** Behind what a message stands, as places of what is so. */
export const contextOf = ({ behind, before, holds }: Place): number[] => [
  BEHINDS.indexOf(behind),
  ...(before === null ? [] : [BEHINDS.length + WANTS.indexOf(before)]),
  ...holds.map((held) => BEHINDS.length + WANTS.length + HELD.indexOf(held)),
];

export const wordsRow = (text: EntityText): Float32Array => rowOfWords(netWords(text).map(vectorOf), WANT_NET);

/** What a message may want, by what its words mean. */
export function netShares(text: EntityText, place: Place, net: Net): ReadonlyMap<Want | null, number> {
  const shares = softmax(passThrough(wordsRow(text), contextOf(place), net).sums);
  return new Map(WANT_CLASSES.map((of, at) => [of, shares[at] ?? 0]));
}

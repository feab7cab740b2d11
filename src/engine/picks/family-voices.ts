import { logOpinionPool } from '../odds/log-opinion-pool.ts';
import type { JudgedBooks, ReadableBook } from './judge-books.ts';

/** What the books of one family say together, with the weight of one book. */
export type Voice = {
  family: string;
  presence: number;
  /** How much of that is a sharp member's, 0 to 1. */
  sharp: number;
  weight: number;
  margin: number;
  power: readonly number[];
  multiplicative: readonly number[];
  shin: readonly number[];
  /** Its books by their place in the market, and their parts of its weight, adding up to 1. */
  parts: readonly { at: number; part: number }[];
};

/**
 * One voice a family: who shares a desk or a feed says one thing, however many names it is said under.
 *
 * Units: probabilities and plain weights.
 * Formula: presence and weight those of the member that has most; opinion the logarithmic pool of the members by weight.
 * Source: own design.
 * Known bias: a family is known by the registry or not at all; books that follow one another in secret count apart.
 */
export function familyVoices(books: JudgedBooks): Voice[] {
  const members = new Map<string, { at: number; book: ReadableBook }[]>();
  for (let at = 0; at < books.length; at += 1) {
    const book = books[at];
    if (!book || book.refused !== null) continue;
    const known = members.get(book.family);
    if (known) known.push({ at, book });
    else members.set(book.family, [{ at, book }]);
  }
  const voices: Voice[] = [];
  for (const [family, ofFamily] of members) voices.push(joined(family, ofFamily));
  return voices;
}

function joined(family: string, members: readonly { at: number; book: ReadableBook }[]): Voice {
  const [first] = members;
  if (members.length === 1 && first) {
    const { presence, weight, margin, power, multiplicative, shin, prices } = first.book;
    const parts = [{ at: first.at, part: 1 }];
    return {
      family,
      sharp: Number(prices.tier === 'sharp'),
      presence,
      weight,
      margin,
      power,
      multiplicative,
      shin,
      parts,
    };
  }
  const weights = members.map(({ book }) => book.weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const presence = Math.max(...members.map(({ book }) => book.presence));
  const pool = (method: 'power' | 'multiplicative' | 'shin') =>
    logOpinionPool(
      members.map(({ book }) => book[method]),
      weights,
    );
  return {
    family,
    presence,
    sharp: Math.max(...members.map(({ book }) => (book.prices.tier === 'sharp' ? book.presence : 0))) / presence,
    weight: Math.max(...weights),
    margin: members.reduce((sum, { book }) => sum + (book.weight / total) * book.margin, 0),
    power: pool('power'),
    multiplicative: pool('multiplicative'),
    shin: pool('shin'),
    parts: members.map(({ at, book }) => ({ at, part: book.weight / total })),
  };
}

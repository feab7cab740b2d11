import { bookOf, REGISTRY } from '../books/registry.ts';
import { type RandomSlate, withPrices } from './test-random-slate.ts';

/** A book with another of its family. */
type Siblings = { book: string; sibling: string };

const isAloneOn = ({ stored }: RandomSlate, book: string): boolean =>
  [...stored.bookTitles.keys()].every((key) => key === book || bookOf(key).family !== bookOf(book).family);

/** Books that are alone of their family on the slate, each with every other of it. */
export const siblingsOn = (random: RandomSlate): Siblings[] =>
  [...random.stored.bookTitles.keys()]
    .filter((book) => isAloneOn(random, book))
    .flatMap((book) =>
      [...REGISTRY.values()]
        .filter(({ key, family }) => key !== book && family === bookOf(book).family)
        .map(({ key }) => ({ book, sibling: key })),
    );

/** The slate with the sibling beside the book, at its prices of its time, or in its place. */
export const withSibling = (random: RandomSlate, { book, sibling }: Siblings, isAlone: boolean): RandomSlate =>
  withPrices(random, (prices) =>
    prices.flatMap((row) => {
      if (row.bookKey !== book) return [row];
      return isAlone ? [{ ...row, bookKey: sibling }] : [row, { ...row, bookKey: sibling }];
    }),
  );

/** Every book that is alone of its family with one more beside it. */
export function withAllSiblings(random: RandomSlate): RandomSlate {
  const first = siblingsOn(random).filter(({ book }, at, all) => all.findIndex((one) => one.book === book) === at);
  return withPrices(random, (prices) =>
    prices.flatMap((row) => {
      const named = first.find(({ book }) => book === row.bookKey);
      return named ? [row, { ...row, bookKey: named.sibling }] : [row];
    }),
  );
}

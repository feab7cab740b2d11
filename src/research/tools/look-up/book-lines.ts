import type { BookLine } from '#contract/research/look-up.ts';
import type { UsState } from '#contract/research/us-states.ts';
import { canBet } from '../../books/can-bet.ts';
import { bookOf, REGISTRY, takesUsBets } from '../../books/registry.ts';
import type { World } from '../world.ts';

/**
 * The registered books as a bettor knows them, one line each: first where this bettor can bet, then what is priced, then by name.
 * What a provider lists once a state or country is one book.
 */
export function bookLines({ slate, bettor }: Pick<World, 'slate' | 'bettor'>, state: UsState | undefined): BookLine[] {
  const keys = new Map<string, string[]>();
  for (const key of new Set([...REGISTRY.keys(), ...slate.bookTitles.keys()])) {
    const { kind, region } = bookOf(key);
    const name = [nameOf(key, slate.bookTitles), kind, region].join('|');
    keys.set(name, [...(keys.get(name) ?? []), key]);
  }
  const priced = pricedBooks(slate);
  const canBetAt = (key: string) => (state === undefined ? canBet(key, bettor) : takesUsBets(key, state));
  return [...keys.values()]
    .map((of) => lineOf(of, slate.bookTitles, priced, canBetAt))
    .sort(
      (a, b) =>
        Number(b.canBet) - Number(a.canBet) ||
        Number(b.isPriced) - Number(a.isPriced) ||
        a.title.localeCompare(b.title, 'en'),
    );
}

/** The title without the state or country of one of its keys. */
const nameOf = (key: string, titles: ReadonlyMap<string, string>): string =>
  (titles.get(key) ?? bookOf(key).title).replace(/ \([A-Z]{2}\)$/, '');

function pricedBooks({ events }: World['slate']): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ markets }) => markets.flatMap(({ quotes }) => quotes.map(({ bookKey }) => bookKey))),
  );
}

function lineOf(
  keys: string[],
  titles: ReadonlyMap<string, string>,
  priced: ReadonlySet<string>,
  canBetAt: (key: string) => boolean,
): BookLine {
  const [first = ''] = keys;
  const books = keys.map(bookOf);
  const { kind, region, family, sharpness, commission } = bookOf(first);
  return {
    kind: 'book',
    keys,
    title: nameOf(first, titles),
    bookKind: kind,
    ...{ region, family, sharpness, commission },
    states: [...new Set(books.flatMap(({ states }) => states))].sort(),
    checked: books.find(({ checked }) => checked !== null)?.checked ?? null,
    canBet: keys.some(canBetAt),
    isPriced: keys.some((key) => priced.has(key)),
  };
}

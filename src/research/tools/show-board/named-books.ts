import { findBooks, type NamedBook } from '../../books/find-books.ts';
import type { World } from '../world.ts';

export type NamedBooks = { named: string[]; keys: ReadonlySet<string>; keysOf: (name: string) => ReadonlySet<string> };

/** Books as they were named, with the keys that go by each name. */
export function namedBooks(names: readonly string[], { slate }: World): NamedBooks {
  const found = new Map(names.map((name) => [name, findBooks(name, slate.bookTitles)] as const));
  const titles = new Map(names.map((name) => [titleOf(found.get(name) ?? [], name), name] as const));
  const keysOf = (title: string) => new Set((found.get(titles.get(title) ?? title) ?? []).map(({ key }) => key));
  const named = [...titles.keys()];
  return { named, keysOf, keys: new Set(named.flatMap((title) => [...keysOf(title)])) };
}

/** As it is stored; of several regions without them. */
function titleOf(books: readonly NamedBook[], name: string): string {
  const [first, second] = books;
  return first ? (second ? first.title.replace(/ \(.*\)$/, '') : first.title) : name;
}

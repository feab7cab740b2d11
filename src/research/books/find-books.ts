import { fold } from '../tools/best-bets/fit.ts';
import { bookOf, REGISTRY } from './registry.ts';

export type NamedBook = { key: string; title: string };

/**
 * The books that go by a name: a key, a title as it is stored or registered, what bettors call it, or a title before its region.
 * Several where a provider lists one for each region; each under the title that it is stored with. None: nobody here knows a
 * book of that name.
 */
export function findBooks(name: string, stored: ReadonlyMap<string, string>): NamedBook[] {
  const registered = [...REGISTRY].map(([key, { title }]) => ({ key, title }));
  const books = [...[...stored].map(([key, title]) => ({ key, title })), ...registered];
  const asked = fold(name);
  const isAsked = [
    ({ key }: NamedBook) => key === name,
    ({ title }: NamedBook) => fold(title) === asked,
    ({ key }: NamedBook) => bookOf(key).names.includes(asked),
    ({ title }: NamedBook) => title.includes('(') && fold(title).startsWith(`${asked} `),
  ];
  for (const fits of isAsked) {
    const found = books.filter(fits);
    const unique = found.filter(({ key }, at) => found.findIndex((other) => other.key === key) === at);
    if (unique.length > 0) return unique.map(({ key, title }) => ({ key, title: stored.get(key) ?? title }));
  }
  return [];
}

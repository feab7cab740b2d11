import type { Slate } from '../slate/slate.ts';
import { bookOf } from './registry.ts';

/** What a book is called: as its feed says, else as the registry does. */
export const bookTitle = (key: string, { bookTitles }: Pick<Slate, 'bookTitles'>): string =>
  bookTitles.get(key) ?? bookOf(key).title;

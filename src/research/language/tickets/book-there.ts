import type { Tagged } from '../calls/tagged.ts';
import { listShown } from '../looked.ts';

const THERE = /\b(there|at (that|this|the same) (book|place|one)|with them)$|\b(over )?there (for|with|w|as)\b/;

/** "Take the Tigers and Giants in a parlay there" behind the prices of one book: at that book. Null: no one book was looked at. */
export function bookThere({ plain, previous }: Tagged): string | null {
  if (!THERE.test(plain)) return null;
  const titles = new Set(listShown(previous).flatMap(({ input }) => ('books' in input ? (input.books ?? []) : [])));
  const [title] = titles;
  return titles.size === 1 && title !== undefined ? title : null;
}

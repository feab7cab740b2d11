import { bookOf } from '../../books/registry.ts';
import type { SlateEvent } from '../../slate/slate.ts';

const MOST = 6;

/** Keys of the sharpest books that quote a game: sharp ones, else those that come next. */
export function registeredSharps({ markets }: SlateEvent, titles: ReadonlyMap<string, string>): string[] {
  const quoting = new Set(markets.flatMap(({ quotes }) => quotes.map(({ bookKey }) => bookKey)));
  const of = (sharpness: string) =>
    [...titles.keys()].filter((key) => quoting.has(key) && bookOf(key).sharpness === sharpness);
  const sharp = of('sharp');
  return (sharp.length > 0 ? sharp : of('semi')).slice(0, MOST);
}

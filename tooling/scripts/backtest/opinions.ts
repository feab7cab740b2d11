import type { PriceColumns } from './layout.ts';

/** One voice in an opinion: a set of prices that stands for one book or for an average of several. */
type Voice = { set: string; weight: number; books: number };

/** What the product could have known at a moment, the price that it could have taken, and the close that judges both. */
export type Opinion = {
  name: string;
  voices: Voice[];
  sharpBooks: number;
  best: string;
  close: string;
  leadSeconds: number;
};

const CLOSE = 'psc';
const SHARP_WEIGHT = 5;
/** The files do not say how many books an average holds. Ten retail books outweigh the sharp one two to one. */
const BOOKS_OF_AVERAGE = 10;
/** Prices before the match are taken on Friday and Tuesday afternoons, most games being played within two days. */
const EARLY_SECONDS = 86_400;

/** The moments that the soccer files hold: the sets of a sharp book, of an average, of one retail book, and the best price. */
const MOMENTS = [
  { name: 'close', sharp: 'psc', average: 'avgc', retail: 'b365c', best: 'maxc', leadSeconds: 0 },
  { name: 'early', sharp: 'ps', average: 'avg', retail: 'b365', best: 'max', leadSeconds: EARLY_SECONDS },
  { name: 'early, Betbrain', sharp: 'ps', average: 'bbav', retail: 'b365', best: 'bbmx', leadSeconds: EARLY_SECONDS },
] as const;

/** A file of one market's line: what it closed at, and the opening price that could be had before. */
export function openingOpinions(sets: readonly PriceColumns[]): Opinion[] {
  return sets.flatMap(({ name, best }) =>
    best === 'moneyline_open'
      ? [
          {
            name: 'close, opening price taken',
            voices: [{ set: name, weight: BOOKS_OF_AVERAGE, books: BOOKS_OF_AVERAGE }],
            sharpBooks: 0,
            best,
            close: name,
            leadSeconds: 0,
          },
        ]
      : [],
  );
}

/** The opinions that a file's sets of prices make: sharp with average, and each of them and a retail book alone. */
export function opinionsOf(sets: readonly PriceColumns[]): Opinion[] {
  const names = new Set(sets.map(({ name }) => name));
  if (!names.has(CLOSE)) return [];
  return MOMENTS.flatMap(({ name, sharp, average, retail, best, leadSeconds }) => {
    const sharpVoice = { set: sharp, weight: SHARP_WEIGHT, books: 1 };
    const averageVoice = { set: average, weight: BOOKS_OF_AVERAGE, books: BOOKS_OF_AVERAGE };
    const of = (who: string, voices: Voice[]): Opinion => ({
      name: `${name}: ${who}`,
      voices,
      sharpBooks: voices.includes(sharpVoice) ? 1 : 0,
      best,
      close: CLOSE,
      leadSeconds,
    });
    return [
      of('sharp and average', [sharpVoice, averageVoice]),
      of('sharp alone', [sharpVoice]),
      of('average alone', [averageVoice]),
      of('one retail book', [{ set: retail, weight: 1, books: 1 }]),
    ].filter(({ voices }) => names.has(best) && voices.every(({ set }) => names.has(set)));
  });
}

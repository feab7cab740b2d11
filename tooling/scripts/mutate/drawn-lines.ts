import { mix, unit } from '../../../src/server/providers/odds-feed/demo/seeded-noise.ts';

/** A file of code: its path from the root, and what stands in it. */
export type CodeFile = { path: string; text: string };

/** How many lines are broken of a folder that is too large to be broken everywhere, and which ones a seed draws. */
export type Sample = { lines: number; seed: number };

/** Nothing but brackets, the rest of a comment or what is taken from elsewhere: no place to break. */
const NO_CODE = /^\s*($|[\])}>;,({[]+$|\/\/|\/?\*|import\b|export (type|\*)|type\b|\} from\b)/;

/**
 * Lines of code drawn at random, each as likely as any other, in the form in which the mutation tester takes them
 * ("src/a.ts:12-12"), in the order of their files. A change that spans several lines lies in none of them and is not made: most of
 * those take a whole function away, which is noticed soonest, so that a sample is rather harsher than the whole.
 */
export function drawLines(files: readonly CodeFile[], { lines, seed }: Sample): string[] {
  const places = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (NO_CODE.test(line) ? [] : [`${path}:${at + 1}-${at + 1}`])),
  );
  if (places.length < lines) return places;
  const ranked = places.map((place, at) => ({ place, at, rank: unit(mix(seed, at)) }));
  const drawn = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, lines);
  return drawn.toSorted((a, b) => a.at - b.at).map(({ place }) => place);
}

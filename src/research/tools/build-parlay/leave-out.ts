import type { BuildParlayInput, LegWorst } from '#contract/research/build-parlay.ts';
import { askedBooks } from '../best-bets/asked-books.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import type { World } from '../world.ts';
import { callWith } from './add-legs.ts';
import { atEachBook } from './one-book.ts';
import { readLeg } from './parlay-legs.ts';

/** The least of it goes. */
const MEASURE: Readonly<Record<LegWorst, (leg: Candidate) => number>> = {
  edge: ({ priced }) => priced.fairProbability * priced.decimal,
  chance: ({ priced }) => priced.fairProbability,
  longest: ({ priced }) => -priced.decimal,
  shortest: ({ priced }) => priced.decimal,
};

/** The parlay without the worst of its stated legs at the book where they stand; whole where they cannot be told apart. */
export function withoutWorst(
  { leaveOut: _, ...input }: BuildParlayInput,
  by: LegWorst,
  world: World,
): BuildParlayInput {
  const legs = input.legs.flatMap((ref) => readLeg(ref, world).leg ?? []);
  const books = askedBooks(input.book === undefined ? [] : [input.book], world, () => callWith(input));
  if (legs.length < input.legs.length || 'ok' in books) return input;
  const offers = atEachBook(legs, books.keys, world)[0]?.legs ?? [];
  const measured = offers.map((leg) => (leg ? MEASURE[by](leg) : Number.POSITIVE_INFINITY));
  const worst = measured.indexOf(Math.min(...measured));
  const event = legs[worst]?.event;
  if (!event) return input;
  const { choose } = input;
  const excludedTeams = [...(choose?.excludedTeams ?? []), event.home, event.away];
  return {
    ...input,
    legs: input.legs.filter((_, at) => at !== worst),
    ...(choose && { choose: { ...choose, excludedTeams, place: worst + 1 } }),
  };
}

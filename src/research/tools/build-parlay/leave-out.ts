import type { BuildParlayInput, LegWorst, Parlay, ParlayLeg } from '#contract/research/build-parlay.ts';
import { askedBooks } from '../best-bets/asked-books.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import type { World } from '../world.ts';
import { callWith } from './add-legs.ts';
import { LONGER, nudgedText, SHORTER } from './nudged-price.ts';
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
  const gone = offers[worst];
  const excludedTeams = [...(choose?.excludedTeams ?? []), event.home, event.away];
  return {
    ...input,
    legs: input.legs.filter((_, at) => at !== worst),
    ...(choose && {
      choose: {
        ...choose,
        ...(!choose.sameGame && { excludedTeams }),
        place: worst + 1,
        // What stands in for the least likely leg is likelier, and for the shortest price a longer one.
        ...(by === 'chance' && gone && { maxPrice: nudgedText(gone.priced.decimal, SHORTER) }),
        ...(by === 'shortest' && gone && { minPrice: nudgedText(gone.priced.decimal, LONGER) }),
      },
    }),
  };
}

/** The parlay as it stands with all its legs, so that it can be told beside the one without: null where no book joins them. */
export function asItStood(whole: Parlay, left: Parlay): NonNullable<Parlay['before']> {
  const { text, fairChance, fairChanceText, payoutCents, legs } = whole;
  const isLeft = ({ eventId, market, side, player }: ParlayLeg) =>
    left.legs.some(
      (leg) => leg.eventId === eventId && leg.market === market && leg.side === side && leg.player === player,
    );
  return {
    legs: legs.length,
    text,
    fairChance,
    fairChanceText,
    payoutCents,
    gone: legs.filter((leg) => !isLeft(leg)).map(({ pick }) => pick),
  };
}

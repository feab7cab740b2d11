import type { BuildParlayInput, ChosenLegs, LegWorst, Parlay, ParlayLeg } from '#contract/research/build-parlay.ts';
import { betName } from '../../words/short-names.ts';
import { askedBooks } from '../best-bets/asked-books.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { readPrice } from '../stated-prices.ts';
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
  // What comes in for it is none of those of which it is the worst.
  const among = input.changedFrom === undefined ? input.legs : input.legs.slice(0, input.changedFrom.length);
  const legs = among.flatMap((ref) => readLeg(ref, world).leg ?? []);
  const books = askedBooks(input.book === undefined ? [] : [input.book], world, () => callWith(input));
  if (legs.length < among.length || 'ok' in books) return input;
  const all = atEachBook(legs, books.keys, world);
  const stands = all.find(({ title }) => title === input.keepBook) ?? all[0];
  const offers = stands?.legs ?? [];
  const measured = offers.map((leg) => (leg ? MEASURE[by](leg) : Number.POSITIVE_INFINITY));
  const worst = measured.indexOf(Math.min(...measured));
  const event = legs[worst]?.event;
  if (!event) return input;
  const { choose } = input;
  const gone = offers[worst];
  const came = input.legs.slice(among.length);
  const excludedTeams = [...(choose?.excludedTeams ?? []), event.home, event.away];
  return {
    ...input,
    legs: among.flatMap((leg, at) => (at === worst ? came : [leg])),
    ...(choose && {
      choose: {
        ...choose,
        ...(!choose.sameGame && { excludedTeams }),
        place: worst + 1,
        ...(gone && beyond(by, gone.priced.decimal, choose)),
      },
    }),
  };
}

type Prices = Pick<ChosenLegs, 'minPrice' | 'maxPrice'>;

/** What stands in for the least likely leg is likelier, and for the shortest price a longer one; a limit that was set for each leg stays. */
function beyond(by: LegWorst, gone: number, { minPrice, maxPrice }: Prices): Prices {
  const isOther = (limit: string | undefined, nudge: string, sign: number) =>
    limit === undefined || sign * ((readPrice(nudge) ?? 0) - (readPrice(limit) ?? 0)) > 0;
  const [shorter, longer] = [nudgedText(gone, SHORTER), nudgedText(gone, LONGER)];
  if ((by === 'chance' || by === 'longest') && isOther(maxPrice, shorter, -1)) return { maxPrice: shorter };
  return by === 'shortest' && isOther(minPrice, longer, 1) ? { minPrice: longer } : {};
}

/** The parlay as it stands with all its legs, so that it can be told beside the one without: null where no book joins them. */
export function asItStood(whole: Parlay, left: Parlay): NonNullable<Parlay['before']> {
  const { text, fairChance, fairChanceText, payoutCents, legs } = whole;
  const [stood, stands] = [new Set(legs.map(keyOf)), new Set(left.legs.map(keyOf))];
  return {
    legs: legs.length,
    text,
    fairChance,
    fairChanceText,
    payoutCents,
    gone: legs.filter((leg) => !stands.has(keyOf(leg))).map(named),
    came: left.legs.filter((leg) => !stood.has(keyOf(leg))).map(named),
    ...(whole.sameGame && { sameGame: true }),
  };
}

/** Where what would come in is no better by what the leg that goes is the worst by; null where it is. */
export function noBetterLeg(whole: Parlay, left: Parlay, by: LegWorst): string | null {
  const [stood, stands] = [new Set(whole.legs.map(keyOf)), new Set(left.legs.map(keyOf))];
  const [gone] = whole.legs.filter((leg) => !stands.has(keyOf(leg)));
  const [came] = left.legs.filter((leg) => !stood.has(keyOf(leg)));
  if (!gone || !came || (by !== 'chance' && by !== 'edge')) return null;
  const worthOf = ({ fairChance, decimal }: ParlayLeg) => fairChance * (by === 'chance' ? 1 : decimal);
  if (worthOf(came) > worthOf(gone)) return null;
  const best = `the best that fits is ${withPrice(came)}`;
  return by === 'chance'
    ? `Nothing safer than ${withPrice(gone)} fits: ${best}, which wins ${came.fairChanceText} of the time to its ${gone.fairChanceText}.`
    : `Nothing better than ${withPrice(gone)} fits: ${best}, which loses more on average.`;
}

const keyOf = ({ eventId, market, side, line, player }: ParlayLeg): string =>
  [eventId, market, side, line, player].join();

/** `the Lions moneyline -172`, `over 47 in Lions @ Bills -142`. */
const named = ({ pick, game, market, text }: ParlayLeg): string => `${betName({ label: pick, game, market })} ${text}`;

const withPrice = ({ pick, text }: ParlayLeg): string => `${pick} ${text}`;

import type { BuildParlayInput, BuildParlayResult } from '#contract/research/build-parlay.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { writeOdds } from '../../words/bettor.ts';
import { plural } from '../../words/format.ts';
import { askedBooks } from '../best-bets/asked-books.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { familyOf } from '../best-bets/candidates.ts';
import { isRefused } from '../find-market.ts';
import { found, type Outcome, refusal } from '../outcome.ts';
import { poolEvidence, showBet } from '../priced-bet.ts';
import { noPrice, readPrice } from '../stated-prices.ts';
import type { World } from '../world.ts';
import { addLegs, callWith } from './add-legs.ts';
import { jointOf } from './joint.ts';
import { withoutWorst } from './leave-out.ts';
import { atEachBook, noSingleBook, takesAll } from './one-book.ts';
import { askedLeg, bestOffer, type Leg, readLeg } from './parlay-legs.ts';
import { type Asking, chanceText, showParlay } from './show-parlay.ts';
import { meets, type TargetPrice, targetPrice } from './target-price.ts';

/** The legs as stated or chosen, joined at one book. A leg that cannot be had is named; none stands in for it. */
export function oneBookParlay(input: BuildParlayInput, world: World): Outcome<BuildParlayResult> {
  if (world.slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  if (input.legs.length < 2 && !input.choose)
    return refusal('needs_input', 'A parlay needs at least two legs.', { named: ['legs'] });
  if (input.leaveOut !== undefined) return oneBookParlay(withoutWorst(input, input.leaveOut, world), world);
  const target = readTarget(input.targetPrice);
  if (target && 'ok' in target) return target;
  if (input.price !== undefined && readPrice(input.price) === null) return noPrice(input.price);
  const read = input.legs.map((ref) => readLeg(ref, world));
  const asked = read.map((one) => one.asked);
  const legs = read.flatMap(({ leg }) => leg ?? []);
  if (legs.length < read.length) return found({ legs: asked, parlay: null, apart: null, unmatched: [] });
  const against = contradiction(legs);
  if (against) return against;
  const { book: _, ...anywhere } = input;
  const books = askedBooks(input.book === undefined ? [] : [input.book], world, () => callWith(anywhere));
  if ('ok' in books) return books;
  if (!input.choose) return join({ input, target, legs, keys: books.keys, unmatched: [] }, world);
  const added = addLegs({ input, choose: input.choose, target, legs, keys: books.keys }, world);
  if (isRefused(added)) return added;
  return join({ input, target, keys: books.keys, ...added }, world);
}

function readTarget(text: string | undefined): TargetPrice | Refusal | null {
  if (text === undefined) return null;
  const decimal = readPrice(text);
  return decimal === null ? noPrice(text) : targetPrice(decimal);
}

type Joining = {
  input: BuildParlayInput;
  target: TargetPrice | null;
  legs: readonly Leg[];
  /** Where it may stand. */
  keys: ReadonlySet<string>;
  /** Where the chosen legs were found together. */
  bookKey?: string;
  unmatched: string[];
};

function join({ input, target, legs, keys, bookKey, unmatched }: Joining, world: World): Outcome<BuildParlayResult> {
  const everywhere = new Set(legs.flatMap((leg) => [...leg.keys]));
  const books = atEachBook(legs, everywhere, world);
  const complete = books.filter(takesAll);
  const at = complete.find((book) => (bookKey === undefined ? keys.has(book.bookKey) : book.bookKey === bookKey));
  const bests = legs.map((leg) => bestOffer(leg, leg.keys, world)).filter((leg) => leg !== undefined);
  const apart = input.acrossBooks ? apartOf(bests, world) : null;
  if (!at && !apart)
    return noSingleBook(
      books.filter((book) => keys.has(book.bookKey)),
      legs,
      {
        without: (kept) => callWith({ ...input, legs: input.legs.filter((_, place) => kept.includes(place)) }),
        apart: callWith({ ...input, acrossBooks: true }),
      },
    );
  const offers = at?.legs.filter((leg) => leg !== null) ?? [];
  if (at && jointOf(offers, world.nowMs).fairDecimal === null) return cannotAllWin(legs);
  const asking = askingOf(input, target, legs, world);
  const others = complete.filter((book) => book !== at);
  const whole = at ? showParlay(offers, others, asking, world) : null;
  return {
    ok: true,
    data: {
      legs: bests.map((best) => askedLeg(best, world)),
      parlay: whole?.parlay ?? null,
      apart: apart?.data ?? null,
      unmatched,
    },
    verdicts: whole?.parlay.isJudged || apart ? 1 : 0,
    evidence: poolEvidence([...(whole?.shown ?? []), ...(apart?.shown ?? [])]),
    assumed: [],
  };
}

const askingOf = (
  input: BuildParlayInput,
  target: TargetPrice | null,
  legs: readonly Leg[],
  { bettor }: World,
): Asking => ({
  stakeCents: input.stakeCents ?? null,
  price: input.price === undefined ? null : readPrice(input.price),
  priceOnly: input.priceOnly,
  isChosen: input.choose !== undefined,
  stated: legs.map(({ stated }) => stated),
  target: target && { text: writeOdds(bettor, target.decimal), isMet: (decimal: number) => meets(target, decimal) },
});

const cannotAllWin = (legs: readonly Leg[]): Refusal =>
  refusal('invalid_input', 'These legs cannot all win, so no price for them together is worth paying.', {
    named: legs.map(({ pick }) => pick),
  });

/** Each leg at its best book. Only at one book are legs a parlay. */
function apartOf(bests: readonly Candidate[], world: World) {
  const shown = bests.map((best) => showBet(best, world));
  const { probability } = jointOf(bests, world.nowMs);
  const books = new Set(bests.map(({ priced }) => priced.book)).size;
  const words = `These are ${bests.length} bets at ${plural(books, 'book')}, not a parlay: each pays by itself, and no book pays the product of their prices.`;
  const bets = shown.map(({ bet }) => bet);
  return { shown, data: { bets, fairChance: probability, fairChanceText: chanceText(probability), words } };
}

/** Legs that no book joins: one bet twice, or two sides of one thing. */
function contradiction(legs: readonly Leg[]): Refusal | null {
  for (const [at, leg] of legs.entries()) {
    for (const other of legs.slice(at + 1)) {
      if (familyOf(leg.event, leg.market) !== familyOf(other.event, other.market)) continue;
      const named = [leg.pick, other.pick];
      if (leg.side !== other.side)
        return refusal(
          'invalid_input',
          `${leg.pick} and ${other.pick} are opposite sides; no book joins them in a parlay.`,
          { named },
        );
      if (leg.market.id === other.market.id)
        return refusal('invalid_input', `${leg.pick} stands in the parlay twice.`, { named });
    }
  }
  return null;
}

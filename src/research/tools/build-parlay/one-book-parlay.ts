import type { BuildParlayInput, BuildParlayResult, LegWorst } from '#contract/research/build-parlay.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { stakeToWin } from '#engine/odds/payout.ts';
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
import { asItStood, noBetterLeg, withoutWorst } from './leave-out.ts';
import { type AtBook, atEachBook, bookTotal, noSingleBook, productOf, takesAll } from './one-book.ts';
import { askedLeg, bestOffer, type Leg, readLeg } from './parlay-legs.ts';
import { type Asking, chanceText, type ShownParlay, showParlay } from './show-parlay.ts';
import { meets, type TargetPrice, targetPrice } from './target-price.ts';

/** The legs as stated or chosen, joined at one book. A leg that cannot be had is named; none stands in for it. */
export function oneBookParlay(input: BuildParlayInput, world: World): Outcome<BuildParlayResult> {
  if (world.slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  if (input.legs.length < 2 && !input.choose)
    return refusal('needs_input', 'A parlay needs at least two legs.', { named: ['legs'] });
  if (input.leaveOut !== undefined) return besideWhole(input, input.leaveOut, world);
  if (input.changedFrom !== undefined) return besideBefore(input, input.changedFrom, world);
  const target = readTarget(input.targetPrice);
  if (target && 'ok' in target) return target;
  if (input.price !== undefined && readPrice(input.price) === null) return noPrice(input.price);
  const read = input.legs.map((ref) => readLeg(ref, world));
  const asked = read.map((one) => one.asked);
  const legs = read.flatMap(({ leg }) => leg ?? []);
  if (legs.length < read.length)
    return found({ legs: asked, parlay: null, apart: null, unmatched: [], ...restOf(legs, input, world) });
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

/** What is left where a leg cannot be had, at the book that pays the most for it. */
function restOf(
  legs: readonly Leg[],
  { stakeCents = null }: { stakeCents?: number | null | undefined },
  world: World,
): Pick<BuildParlayResult, 'rest'> {
  const areApart = new Set(legs.map(({ event }) => event.id)).size === legs.length;
  const keys = new Set(legs.flatMap((leg) => [...leg.keys]));
  const [best] = legs.length > 1 && areApart ? atEachBook(legs, keys, world).filter(takesAll) : [];
  return best ? { rest: { ...bookTotal(best, stakeCents, world), stakeCents } } : {};
}

/** Without the worst of its legs, and what it was with it. */
function besideWhole(input: BuildParlayInput, by: LegWorst, world: World): Outcome<BuildParlayResult> {
  const left = oneBookParlay(withoutWorst(input, by, world), world);
  if (!left.ok && input.choose)
    return { ...left, message: `${left.reason === 'invalid_input' ? LIMITED : left.message} ${STAYS}` };
  if (!left.ok) return left;
  if (left.data.parlay === null) return left;
  const { leaveOut: _, choose: __, changedFrom, ...stated } = input;
  const legs = changedFrom ?? input.legs;
  const whole = oneBookParlay(
    { ...stated, legs, ...(input.keepBook && { book: input.keepBook }), priceOnly: true },
    world,
  );
  if (!whole.ok || whole.data.parlay === null) return left;
  const noBetter = input.choose ? noBetterLeg(whole.data.parlay, left.data.parlay, by) : null;
  if (noBetter !== null) return refusal('nothing_fits', `${noBetter} ${STAYS}`);
  const before = asItStood(whole.data.parlay, left.data.parlay);
  return { ...left, data: { ...left.data, parlay: { ...left.data.parlay, before } } };
}

/** Changed by its writer, and what it was before that. A change that cannot be had leaves it as it was. */
function besideBefore(
  { changedFrom: _, ...input }: BuildParlayInput,
  legs: BuildParlayInput['legs'],
  world: World,
): Outcome<BuildParlayResult> {
  const made = oneBookParlay(input, world);
  if (!made.ok || made.data.parlay === null || legs.length < 2) return made;
  const { choose: __, price: ___, targetPrice: ____, ...stated } = input;
  const book = input.keepBook ?? input.book;
  const asked = { ...stated, legs, placed: false, priceOnly: true, ...(book !== undefined && { book }) };
  const stood = oneBookParlay(asked, world);
  if (!stood.ok || stood.data.parlay === null) return made;
  const before = asItStood(stood.data.parlay, made.data.parlay);
  const isChanged = before.gone.length + (before.came ?? []).length > 0;
  return isChanged ? { ...made, data: { ...made.data, parlay: { ...made.data.parlay, before } } } : made;
}

const LIMITED = 'No better leg is within the prices that each leg was to have.';
const STAYS = 'So the parlay stays as it is, and nothing is charged.';

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

function join(joining: Joining, world: World): Outcome<BuildParlayResult> {
  const { input, legs, unmatched } = joining;
  const everywhere = new Set(legs.flatMap((leg) => [...leg.keys]));
  const books = atEachBook(legs, everywhere, world);
  const bests = legs.map((leg) => bestOffer(leg, leg.keys, world)).filter((leg) => leg !== undefined);
  const at = bookOf(joining, books, bests);
  const apart = input.acrossBooks ? apartOf(bests, world) : null;
  if (!at && !apart) return noBook(joining, books, world);
  const whole = at ? shownAt(at, joining, books, world) : null;
  if (whole && 'ok' in whole) return whole;
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

/** Where the legs stand together. A price that was stated is judged by how likely they are, wherever they are stored. */
function bookOf(
  { input, keys, bookKey }: Joining,
  books: readonly AtBook[],
  bests: readonly Candidate[],
): AtBook | undefined {
  const complete = books.filter(takesAll);
  // No book pays the product for legs of one game, so none is known to pay more than where they stand.
  const isOfOneGame = new Set(bests.map(({ event }) => event.id)).size === 1;
  const kept = isOfOneGame
    ? complete.find(({ title, bookKey: key }) => title === input.keepBook && keys.has(key))
    : undefined;
  if (kept) return kept;
  const own = complete.find((book) => (bookKey === undefined ? keys.has(book.bookKey) : book.bookKey === bookKey));
  return own ?? (input.price === undefined ? undefined : (complete[0] ?? eachAtBest(bests)));
}

function noBook({ input, legs, keys }: Joining, books: readonly AtBook[], { bettor }: World): Refusal {
  const other = books.find(takesAll);
  return noSingleBook(
    books.filter((book) => keys.has(book.bookKey)),
    legs,
    {
      without: (kept) => callWith({ ...input, legs: input.legs.filter((_, place) => kept.includes(place)) }),
      apart: callWith({ ...input, acrossBooks: true }),
      stakeCents: input.stakeCents ?? null,
      bettor,
      ...(other && { elsewhere: { title: other.title, ...callWith({ ...input, book: other.title }) } }),
    },
  );
}

function shownAt(at: AtBook, joining: Joining, books: readonly AtBook[], world: World): ShownParlay | Refusal {
  const { input, target, legs, keys } = joining;
  const offers = at.legs.filter((leg) => leg !== null);
  if (jointOf(offers, world.nowMs).fairDecimal === null) return cannotAllWin(legs);
  const others = books.filter((book) => takesAll(book) && book !== at);
  const isOwn = keys.has(at.bookKey);
  // No book lacks a leg where none was named.
  const lacks = isOwn || input.book === undefined ? [] : lacksAt(books, keys, legs);
  const moved = movedWords(at, books, input.keepBook, world);
  const asking = { ...askingOf(input, target, legs, world), stakeCents: stakeAt(at, input), lacks, moved };
  return showParlay(offers, others, asking, world);
}

/** What is staked there: as it is named, or what wins the profit that is wanted. */
const stakeAt = ({ decimal }: AtBook, { stakeCents, toWinCents }: BuildParlayInput): number | null =>
  stakeCents ?? (toWinCents === undefined ? null : Math.round(stakeToWin(toWinCents, decimal)));

/** Why a parlay that was changed stands at another book than before. */
function movedWords(at: AtBook, books: readonly AtBook[], keepBook: string | undefined, world: World): string | null {
  const before = keepBook === undefined ? undefined : books.find(({ title }) => title === keepBook);
  if (keepBook === undefined || keepBook === at.title) return null;
  const pays = before && takesAll(before) ? writeOdds(world.bettor, before.decimal) : null;
  return pays === null
    ? `It moved to ${at.title}: ${keepBook} has no leg that fits, or lacks one of these.`
    : `It moved to ${at.title}, which pays more for these legs than ${keepBook} (${pays}).`;
}

/** Of the book that was named: which of the legs it has no price on here. */
function lacksAt(books: readonly AtBook[], keys: ReadonlySet<string>, legs: readonly Leg[]): Asking['lacks'] {
  const [book] = books.filter(({ bookKey }) => keys.has(bookKey));
  return book ? [{ title: book.title, picks: legs.flatMap(({ pick }, at) => (book.legs[at] ? [] : [pick])) }] : [];
}

/** No single book has them: each as it is priced where it pays the most. */
const eachAtBest = (bests: readonly Candidate[]): AtBook => ({
  bookKey: '',
  title: '',
  legs: [...bests],
  decimal: productOf(bests),
});

const askingOf = (
  input: BuildParlayInput,
  target: TargetPrice | null,
  legs: readonly Leg[],
  { bettor }: World,
): Omit<Asking, 'lacks' | 'moved'> => ({
  stakeCents: input.stakeCents ?? null,
  price: input.price === undefined ? null : readPrice(input.price),
  priceOnly: input.priceOnly,
  isPlaced: input.placed,
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

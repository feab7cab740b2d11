import type { Calculation } from '#contract/research/calculate.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { boostedDecimal } from '#engine/odds/profit-boost.ts';
import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { coversSport, gameLabel } from '../../slate/leagues.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import { type Candidate, priceSelections } from '../../tools/best-bets/candidates.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { dollars, list, percent } from '../../words/format.ts';
import { marketKind, pickLabel, selectionLine } from '../../words/pick-label.ts';
import { inShort, shortGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import { sharesOf } from '../calls/share-roles.ts';
import { moneyIn, type Sum } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { namedBets, refOfFocus } from './bets-said.ts';
import { paidText } from './paid-text.ts';
import { sumOn } from './sum-on-bet.ts';

type Boost = Extract<Calculation, { kind: 'boost' }>;

const SEARCHES =
  /\b(best|which|what|any|good|smartest|where)\b.*\b(bets?|plays?|games?|picks?|props?|legs?|use|spot|thing|on|market)\b|\b(should|would|do|can) (i|you) (use|put|play|burn|spend) (it|this|that|my|the|a)\b/;
const ELSE = /\b(parlay|sgp|acca|legs?|teaser|free ?bet|what is|whats a|how (do|does))\b/;
const SHOWN = 3;
const EXAMPLE_CENTS = 100_00;
/** Of longer ones the fair chance is too uncertain to be boosted. */
const LONGEST = 7;
const LEAST_BOOKS = 3;
const AHEAD_MS = 7 * 24 * 3_600_000;

/** "30% profit boost at DraftKings, max bet 25, which NFL bet is it best used on": the bets ahead by what they are worth boosted, free. */
export function bestBoosted(read: Tagged): Asked | null {
  const { says, plain, amounts } = read;
  if (amounts.prices.length > 0) return null;
  const since = sinceBoost(read);
  if (since) return since;
  if (!says.has('boost') || !SEARCHES.test(plain) || ELSE.test(plain) || says.has('parlay')) return null;
  if (namedBets(read).some(({ line, market }) => line !== null || market !== null)) return null;
  const sum: Sum = { ...read, hasSides: false };
  const boost = sharesOf(sum, 'boost')[0] ?? amounts.shares[0]?.share;
  return boost === undefined
    ? say(NO_SHARE)
    : boostedAmong(read, { boost, stakeCents: moneyIn(sum)[0]?.cents, longest: LONGEST });
}

type Using = { boost: number; stakeCents: number | undefined; longest: number };

function boostedAmong(read: Tagged, { boost, stakeCents, longest }: Using): Asked {
  const { reading, books } = read;
  const [best, ...next] = distinct(boostedBets(read, boost, longest));
  const where = [reading.leagues.join(' or '), books[0] === undefined ? '' : `at ${books[0]}`];
  if (!best)
    return say(`No ${where[0]} bet ahead ${where[1]} has enough prices to value the boost on.`.replace(/ +/g, ' '));
  const told = (one: Boosted): string => toldOf(one, stakeCents ?? EXAMPLE_CENTS);
  return sumOn(
    [{ kind: 'boost', price: best.text, boost, stakeCents: stakeCents ?? EXAMPLE_CENTS, chance: best.chance }],
    best.ref,
    [
      ...(stakeCents === undefined ? ['A stake of $100.00 is taken, because none was named.'] : []),
      `Use it on ${told(best)}.`,
      ...(next.length > 0 ? [`Next best: ${list(next.slice(0, SHOWN - 1).map(told))}.`] : []),
      longest === LONGEST
        ? `A boost adds most to long prices; those longer than ${formatAmerican(LONGEST)} are left out, because how often they win is too uncertain.`
        : `Only bets at ${formatAmerican(longest)} or shorter are looked at: they win more often, and the boost adds less to them.`,
    ],
  );
}

const SAFER = /\b(safer|likelier|more likely|less risky|shorter|favou?rites?|favs?|sure thing)\b/;
const WORTH = /\b(worth|value|in (dollars|bucks|money|cash))\b/;
const MOST_WORDS = 10;

/** "What's that worth in dollars", "anything safer" behind a bet that a boost was to be used on. */
function sinceBoost(read: Tagged): Asked | null {
  const { plain, mentions, amounts, tokens, previous } = read;
  const before = sumsOf(previous).find((sum): sum is Boost => sum.kind === 'boost');
  const [focus] = previous?.focus ?? [];
  const isElse = mentions.length + amounts.shares.length + amounts.money.length > 0 || tokens.length > MOST_WORDS;
  if (!before || !focus || isElse) return null;
  if (SAFER.test(plain)) return safer(read, before, focus);
  return WORTH.test(plain) ? worthOf(before, focus) : null;
}

const EVEN = 2;
const SHORTER = 0.1;

/** At the book of the boost and of the league that was asked for. */
function safer(read: Tagged, { price, boost, stakeCents }: Boost, { book }: BetFocus): Asked {
  const { reading, slate, previous } = read;
  const decimal = priceTextToDecimal(price);
  const books = read.books.length > 0 || !book ? read.books : [bookTitle(book, slate)];
  const leagues = reading.leagues.length > 0 ? reading.leagues : (previous?.leagues ?? []);
  const longest = decimal > EVEN ? EVEN : decimal - SHORTER;
  return boostedAmong({ ...read, books, reading: { ...reading, leagues } }, { boost, stakeCents, longest });
}

function worthOf(before: Boost, focus: BetFocus): Asked | null {
  const { price, boost, stakeCents, chance } = before;
  if (chance === undefined || stakeCents === undefined) return null;
  const decimal = priceTextToDecimal(price);
  const boosted = boostedDecimal(decimal, boost);
  return sumOn([before], { ...refOfFocus(focus), book: focus.book ?? null }, [
    `It is worth ${worth((chance * boosted - 1) * stakeCents)} on average on ${dollars(stakeCents)}, ${worth(chance * (boosted - decimal) * stakeCents)} of it from the boost.`,
  ]);
}

const NO_SHARE =
  'How big is the boost? Write for example "30% profit boost at DraftKings, max bet $25, best NFL bet to use it on".';

type Boosted = {
  ref: {
    eventId: string;
    market: Candidate['market']['market'];
    side: Candidate['selection'];
    line: number | null;
    player: string | null;
    book: string;
  };
  name: string;
  text: string;
  boosted: number;
  book: string;
  chance: number;
  /** Won on average on one unit that is staked. */
  value: number;
};

const toldOf = ({ name, text, book, boosted, chance, value }: Boosted, stakeCents: number): string =>
  `${name}, ${text} at ${book}: boosted it pays ${formatAmerican(boosted)}, wins ${percent(chance)} of the time and is worth ${worth(value * stakeCents)} on average on ${dollars(stakeCents)}`;

const worth = (cents: number): string => `${cents < 0 ? '-' : '+'}${dollars(Math.round(Math.abs(cents)))}`;

function boostedBets(read: Tagged, boost: number, longest: number): Boosted[] {
  const { reading, nowMs, slate, bettor = ANY_BETTOR, books, mentions } = read;
  const named = books[0] === undefined ? null : findBooks(books[0], slate.bookTitles).map(({ key }) => key);
  const only = new Set(named ?? quotedIn(slate).filter((key) => canBet(key, bettor)));
  const games = new Set(mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id)));
  const until = reading.window?.toMs ?? nowMs + AHEAD_MS;
  const kinds = new Set<string>(reading.markets);
  const isAhead = ({ startsAt, sportKey, id }: SlateEvent): boolean =>
    startsAt.getTime() > Math.max(nowMs, (reading.window?.fromMs ?? 0) - 1) &&
    startsAt.getTime() < until &&
    (reading.leagues.length === 0 || reading.leagues.some((league) => coversSport(league, sportKey))) &&
    (games.size === 0 || games.has(id));
  return slate.events
    .filter(isAhead)
    .flatMap((event) =>
      event.markets
        .filter(({ market }) => kinds.size === 0 || kinds.has(marketKind(market)))
        .flatMap((market) => priceSelections(event, market, new Date(nowMs), only)),
    )
    .filter(({ priced: { decimal, effectiveBooks } }) => decimal <= longest && effectiveBooks >= LEAST_BOOKS)
    .map((candidate) => boostedOf(candidate, boost, read))
    .toSorted((a, b) => b.value - a.value);
}

const quotedIn = ({ events }: Slate): string[] =>
  events.flatMap(({ markets }) => markets.flatMap(({ quotes }) => quotes.map(({ bookKey }) => bookKey)));

function boostedOf({ priced, event, market, selection }: Candidate, boost: number, { slate }: Tagged): Boosted {
  const boosted = boostedDecimal(priced.decimal, boost);
  const label = inShort(pickLabel(event, market, selection), gameLabel(event));
  const isOfGame = selection === 'over' || selection === 'under' || selection === 'draw';
  return {
    ref: {
      eventId: event.id,
      market: market.market,
      side: selection,
      line: selectionLine(market, selection),
      player: market.player === '' ? null : market.player,
      book: priced.book,
    },
    name:
      isOfGame && market.player === ''
        ? `${label} in ${shortGame(gameLabel(event))} (${event.sportTitle})`
        : `${label} (${shortGame(gameLabel(event))}, ${event.sportTitle})`,
    text: paidText(priced.decimal),
    boosted,
    book: bookTitle(priced.book, slate),
    chance: priced.fairProbability,
    value: priced.fairProbability * boosted - 1,
  };
}

/** One of a game's market, so that no two lines of the same bet are named. */
function distinct(all: readonly Boosted[]): Boosted[] {
  const keyOf = ({ ref: { eventId, market, player } }: Boosted) => `${eventId} ${player === null ? market : player}`;
  const keys = all.map(keyOf);
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

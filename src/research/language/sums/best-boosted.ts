import type { Calculation } from '#contract/research/calculate.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { boostedDecimal } from '#engine/odds/profit-boost.ts';
import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { coversSport, gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { type Candidate, priceSelections } from '../../tools/best-bets/candidates.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { dollars, list, percent, signedDollars } from '../../words/format.ts';
import { marketKind, pickLabel, selectionLine } from '../../words/pick-label.ts';
import { inShort, shortGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { sharesOf } from '../calls/share-roles.ts';
import { moneyIn, type Sum } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { namedBets, refOfFocus } from './bets-said.ts';
import { paidText } from './paid-text.ts';
import { sumOn } from './sum-on-bet.ts';

type Boost = Extract<Calculation, { kind: 'boost' }>;

const SEARCHES =
  /\b(best|which|what|any|good|smartest|where)\b.*\b(bets?|plays?|games?|picks?|props?|legs?|use|spot|thing|on|market|longshots?|long shots?|dogs?|underdogs?|favorites?|ml|mls|moneylines?|spreads?|totals?|teams?|sides?|makes( the)?( most| best)? sense)\b|\b(should|would|do|can) (i|you) (use|put|play|burn|spend) (it|this|that|my|the|a)\b/;
/** "Best bet to use it on" behind a boost. */
const USES_IT =
  /\b(use|using|put|burn|spend|play) (it|this|that|the boost) on\b|\b(for|with) (it|this|that|the) ?(boost)?$/;
const ELSE = /\b(parlay|sgp|acca|legs?|teaser|free ?bet|what is|whats a|how (do|does))\b/;
/** "Same bet" is the one that was spoken of. */
const SAME = /\b(same|that) (bet|one|pick|play|side|game|team|leg)\b/;
const SHOWN = 3;
const EXAMPLE_CENTS = 100_00;
/** Of longer ones the fair chance is too uncertain to be boosted. */
const LONGEST = 7;
const LEAST_BOOKS = 3;
const AHEAD_MS = 7 * 24 * 3_600_000;

/** What the book asks of it: how long the odds must be, at least or at most. */
const LEAST_ODDS =
  /\b(min|minimum|at least|least|lowest|shortest)\b|\bor (longer|better|higher|up|more|greater)\b|\bplus money\b/;
const TERMS = /\b(odds|price|prices|lines?|plus money|or (longer|better|higher|greater))\b/;

/** "30% profit boost at DraftKings, max bet 25, which NFL bet is it best used on": the bets ahead by what they are worth boosted, free. */
export function bestBoosted(read: Tagged): Asked | null {
  const { says, plain, amounts } = read;
  const since = amounts.prices.length > 0 ? null : sinceBoost(read);
  if (since) return since;
  const onTerms = asToldBefore(read);
  if (onTerms) return bestBoosted(onTerms);
  const before = USES_IT.test(plain) ? onlySum(read.previous, 'boost') : null;
  if (!(says.has('boost') || before) || !SEARCHES.test(plain) || ELSE.test(plain) || says.has('parlay')) return null;
  if (SAME.test(plain) && read.previous?.focus?.length === 1) return null;
  const least = leastOdds(read);
  const isAtPrice = amounts.prices.length > 0 && least === null;
  if (isAtPrice || namedBets(read).some(({ line, market }) => line !== null || market !== null)) return null;
  const sum: Sum = { ...read, hasSides: false };
  const boost = sharesOf(sum, 'boost')[0] ?? amounts.shares[0]?.share ?? before?.boost;
  const stakeCents = moneyIn(sum)[0]?.cents ?? before?.stakeCents;
  return boost === undefined ? say(NO_SHARE) : boostedAmong(read, { boost, stakeCents, longest: LONGEST, least });
}

/** "Whats the best thing to put it on" behind a boost and its terms: on these, as if it had been said with them. */
function asToldBefore(read: Tagged): Tagged | null {
  const { previous, plain, mentions, amounts, books, nowMs, zone } = read;
  const asked = previous?.asked ?? '';
  const isOfIt = onlySum(previous, 'boost') !== null && USES_IT.test(plain) && SEARCHES.test(plain);
  const namesElse = mentions.length + amounts.prices.length + amounts.shares.length + books.length > 0;
  if (!isOfIt || namesElse || !/\bboost/i.test(asked) || SEARCHES.test(asked.toLowerCase())) return null;
  const text = `${asked}. ${read.text}`;
  const reading = readQuestion(text, { nowMs, timeZone: zone, previous: null });
  const told = tag({ ...read, text, previous: null, reading });
  // A boost on a bet that was named is another offer.
  return told.mentions.length > 0 ? null : told;
}

const leastOdds = ({ plain, amounts: { prices } }: Tagged): number | null => {
  const [price, ...others] = prices;
  if (!LEAST_ODDS.test(plain) || others.length > 0) return null;
  return price?.decimal ?? (/\bplus money\b/.test(plain) ? EVEN : null);
};
const EVEN = 2;
const MOST_WORDS_AMENDED = 14;

/** "Forgot, min odds is +100" behind a boost: the same search on the terms that are told now; of a bet that was named whether it meets them. */
export function amendedBoost(read: Tagged): Asked | null {
  const { previous, plain, tokens, mentions, odds } = read;
  const before = onlySum(previous, 'boost');
  const least = leastOdds(read);
  if (!previous || !before || least === null || mentions.length > 0 || tokens.length > MOST_WORDS_AMENDED) return null;
  if (!TERMS.test(plain)) return null;
  if (previous.teams.length + previous.players.length > 0) {
    const isLong = priceTextToDecimal(before.price) >= least;
    return {
      ...say(
        isLong
          ? `Yes, ${before.price} meets that: it is no shorter than ${odds(least)}.`
          : `No, ${before.price} is shorter than ${odds(least)}, so the boost cannot be used on it.`,
      ),
      spoken: { calculation: before, sums: [before] },
    };
  }
  const books = previous.books?.length ? previous.books : previous.book ? [previous.book] : [];
  return boostedAmong(
    { ...read, reading: previous, books },
    { boost: before.boost, stakeCents: before.stakeCents, longest: LONGEST, least },
  );
}

type Using = { boost: number; stakeCents: number | undefined; longest: number; least: number | null };

function boostedAmong(read: Tagged, { boost, stakeCents, longest, least }: Using): Asked {
  const { reading, books } = read;
  const all = boostedBets(read, boost, longest);
  const [best, ...next] = distinct(all.fitting.filter(({ decimal }) => decimal >= (least ?? 0)));
  const where = [reading.leagues.join(' or '), books[0] === undefined ? '' : `at ${books[0]}`];
  const terms = least === null ? '' : ` at ${formatAmerican(least)} or longer`;
  if (!best)
    return say(
      `No ${where[0]} bet ahead ${where[1]}${terms} has enough prices to value the boost on.`.replace(/ +/g, ' '),
    );
  const told = (one: Boosted): string => toldOf(one, stakeCents ?? EXAMPLE_CENTS);
  return sumOn(
    [{ kind: 'boost', price: best.text, boost, stakeCents: stakeCents ?? EXAMPLE_CENTS, chance: best.chance }],
    best.ref,
    [
      ...(stakeCents === undefined ? ['A stake of $100.00 is taken, because none was named.'] : []),
      `Use it on ${told(best)}.${least === null ? '' : ` Only prices of ${formatAmerican(least)} or longer count for it.`}`,
      ...(next.length > 0 ? [`Next best: ${list(next.slice(0, SHOWN - 1).map(told))}.`] : []),
      longest === LONGEST
        ? `A boost adds most to long prices; those longer than ${formatAmerican(LONGEST)} are left out, because how often they win is too uncertain.`
        : `Only bets at ${formatAmerican(longest)} or shorter are looked at: they win more often, and the boost adds less to them.`,
      ...(all.thin.length > 0
        ? [`Left out as well, since too few books price them to value the boost: ${list(all.thin.slice(0, SHOWN))}.`]
        : []),
    ],
  );
}

/** The bet at any book and of any league on which a boost is worth most now. */
export function bestUse(
  read: Tagged,
  boost: number,
  stakeCents = EXAMPLE_CENTS,
): { told: string; value: number } | null {
  const anywhere = { ...read, books: [], mentions: [], reading: { ...read.reading, ...ANY } };
  const [best] = boostedBets(anywhere, boost, LONGEST).fitting;
  return best ? { told: toldOf(best, stakeCents), value: best.value } : null;
}
const ANY = { leagues: [], window: null, markets: [], side: null } as const;

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

const SHORTER = 0.1;

/** At the book of the boost and of the league that was asked for. */
function safer(read: Tagged, { price, boost, stakeCents }: Boost, { book }: BetFocus): Asked {
  const { reading, slate, previous } = read;
  const decimal = priceTextToDecimal(price);
  const books = read.books.length > 0 || !book ? read.books : [bookTitle(book, slate)];
  const leagues = reading.leagues.length > 0 ? reading.leagues : (previous?.leagues ?? []);
  const longest = decimal > EVEN ? EVEN : decimal - SHORTER;
  return boostedAmong(
    { ...read, books, reading: { ...reading, leagues } },
    { boost, stakeCents, longest, least: null },
  );
}

function worthOf(before: Boost, focus: BetFocus): Asked | null {
  const { price, boost, stakeCents, chance } = before;
  if (chance === undefined || stakeCents === undefined) return null;
  const decimal = priceTextToDecimal(price);
  const boosted = boostedDecimal(decimal, boost);
  return sumOn([before], { ...refOfFocus(focus), book: focus.book ?? null }, [
    `It is worth ${signedDollars((chance * boosted - 1) * stakeCents)} on average on ${dollars(stakeCents)}, ${signedDollars(chance * (boosted - decimal) * stakeCents)} of it from the boost.`,
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
  decimal: number;
  boosted: number;
  book: string;
  chance: number;
  /** Won on average on one unit that is staked. */
  value: number;
};

const toldOf = ({ name, text, book, boosted, chance, value }: Boosted, stakeCents: number): string =>
  `${name}, ${text} at ${book}: boosted it pays ${formatAmerican(boosted)}, wins ${percent(chance)} of the time and is worth ${signedDollars(value * stakeCents)} on average on ${dollars(stakeCents)}`;

/** `thin`: games of which too few books have prices. */
function boostedBets(read: Tagged, boost: number, longest: number): { fitting: Boosted[]; thin: string[] } {
  const { reading, nowMs, slate, bettor = ANY_BETTOR, books, mentions } = read;
  const named = books[0] === undefined ? null : findBooks(books[0], slate.bookTitles).map(({ key }) => key);
  const only = new Set(named ?? [...slate.bookTitles.keys()].filter((key) => canBet(key, bettor)));
  const namedGames = new Set(mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id)));
  const until = reading.window?.toMs ?? nowMs + AHEAD_MS;
  const kinds = new Set<string>(reading.markets);
  const isAhead = ({ startsAt, sportKey, id }: SlateEvent): boolean =>
    startsAt.getTime() > Math.max(nowMs, (reading.window?.fromMs ?? 0) - 1) &&
    startsAt.getTime() < until &&
    (reading.leagues.length === 0 || reading.leagues.some((league) => coversSport(league, sportKey))) &&
    (namedGames.size === 0 || namedGames.has(id));
  const all = slate.events
    .filter(isAhead)
    .flatMap((event) =>
      event.markets
        .filter(({ market }) => kinds.size === 0 || kinds.has(marketKind(market)))
        .flatMap((market) => priceSelections(event, market, new Date(nowMs), only)),
    )
    .filter(({ priced: { decimal } }) => decimal <= longest)
    .filter((candidate) => isOnSide(candidate, reading.side ?? sideIn(read)));
  const isKnown = ({ priced: { effectiveBooks } }: Candidate): boolean => effectiveBooks >= LEAST_BOOKS;
  const known = all.filter(isKnown);
  const games = new Set(known.map(({ event }) => event.id));
  const thin = all.filter(({ event }) => !games.has(event.id)).map(({ event }) => shortGame(gameLabel(event)));
  return {
    fitting: known.map((candidate) => boostedOf(candidate, boost, read)).toSorted((a, b) => b.value - a.value),
    thin: [...new Set(thin)],
  };
}

/** "Best college dog for it". */
function sideIn({ plain }: Tagged): Reading['side'] {
  const [isDog, isFavorite] = [
    /\b(dogs?|doggy|underdogs?)\b/.test(plain),
    /\b(favou?rites?|favs?|chalk)\b/.test(plain),
  ];
  return isDog === isFavorite ? null : isDog ? 'underdog' : 'favorite';
}

/** "On any favorite": who lays points, or is likelier to win; a total has neither. */
function isOnSide(
  { selection, market, priced: { fairProbability } }: Candidate,
  side: Reading['side'] | undefined,
): boolean {
  if (side === 'over' || side === 'under' || side === 'draw') return selection === side;
  if (side == null) return true;
  const line = market.market === 'spread' ? (selectionLine(market, selection) ?? 0) : 0;
  const isTeam = selection === 'home' || selection === 'away';
  const isFavored = line === 0 ? fairProbability > HALF : line < 0;
  return isTeam && isFavored === (side === 'favorite');
}
const HALF = 0.5;

function boostedOf({ priced, event, market, selection }: Candidate, boost: number, { slate }: Tagged): Boosted {
  const text = paidText(priced.decimal);
  const decimal = priceTextToDecimal(text);
  const boosted = boostedDecimal(decimal, boost);
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
    text,
    decimal,
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

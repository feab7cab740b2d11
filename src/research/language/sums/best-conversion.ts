import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { canBetNamed } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { dollars, list, percent } from '../../words/format.ts';
import type { Amounts } from '../calls/amount.ts';
import { type Asked, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isPickOn } from '../lists/last-list.ts';
import { priceLimitAt } from '../wishes/price-limit-at.ts';
import {
  type FreeBet,
  freeBetOn,
  gameOf,
  hedgeCents,
  keptOf,
  type Limits,
  type Pair,
  pairsAhead,
  pairText,
  SOON,
  soonOf,
  startOf,
} from './free-bet-pairs.ts';
import { sumOn } from './sum-on-bet.ts';

export const EXAMPLE_CENTS = 100_00;
const LONGEST = 8;
/** Own choice: a heavy favorite is -200 or shorter. */
const FAVORITE = 1.5;
const SHOWN = 3;
const NEAR = 0.25;

const AT_LEAST = /\b(min|minimum|at least|or (longer|better|more|higher|up|above)|must be|has to be|have to be)\b/;
const APART = /\b(another|different|other|second|separate) (book|sportsbook|app|site)\b/;

type PriceLimits = Pick<Limits, 'least' | 'most'>;

/** "+200ish", "+100 or longer", "min odds -200": which prices it may be put at. Null: none is named. */
export function pricesWanted({
  tokens,
  amounts,
  plain,
}: Pick<Tagged, 'tokens' | 'amounts' | 'plain'>): PriceLimits | null {
  const part = tokens.map((_, at) => priceLimitAt(tokens, amounts, at)?.part).find((one) => one?.kind === 'price');
  if (part?.kind === 'price')
    return { least: part.least ?? 1, most: part.most ?? Math.max(LONGEST, (part.least ?? 1) * 2) };
  const [price] = amounts.prices;
  if (!price) return null;
  return AT_LEAST.test(plain) || price.decimal < 2 ? { least: price.decimal, most: LONGEST } : nearTo(price);
}

const nearTo = ({ decimal }: Amounts['prices'][number]): PriceLimits => ({
  least: 1 + (decimal - 1) * (1 - NEAR),
  most: 1 + (decimal - 1) * (1 + NEAR),
});

/** Where a free bet may be put by what is said of it: at its books, at which price; elsewhere where nothing is stored of these. */
export function pairsWanted(read: Tagged): { pairs: Pair[]; notes: string[] } {
  const at = takenAt(read);
  const limits = pricesWanted(read) ?? { least: 1, most: LONGEST };
  const there = pairsWithin(read, limits, at);
  if (there.length > 0 || at.length === 0) return { pairs: there, notes: foreignText(read, at) };
  return {
    pairs: pairsWithin(read, limits, []),
    notes: [
      `I have no prices of ${at.join(' or ')} for that, so this is at the other books: look what ${at.length > 1 ? 'they pay' : `${at[0]} pays`} on it and name that price for the exact sum.`,
    ],
  };
}

/** Of the moneylines ahead the one that turns most of it into money, the free bet at its book and the hedge wherever that is best. */
export function bestConversion(read: Tagged, face: number | undefined, notes: readonly string[] = []): Asked {
  const wanted = pricesWanted(read);
  const { pairs, notes: where } = pairsWanted(read);
  const [best, ...next] = pairs;
  if (best) {
    const longer = wanted ? null : longerThan(best, read);
    // "Where does it convert best": what keeps the most, whatever it ties up; and what ties up less.
    return longer && MOST_KEPT.test(read.plain)
      ? mostKeptTold(longer, [best, ...next], read, face, [...where, ...notes])
      : pairsTold([best, ...next], read, face, [...where, ...notes], longer);
  }
  const closest = wanted && closestTo(wanted, pairsWithin(read, { least: 1, most: LONGEST }, takenAt(read)));
  return closest
    ? pairsTold([closest], read, face, [
        ...where,
        ...notes,
        'No moneyline then is priced like that; this is the closest one.',
      ])
    : say(
        `I have no moneyline ${read.reading.window?.label ?? 'ahead'} with a price for each of its sides, so there is no real pair to show. Any two sides work: write for example "$50 free bet at +320, other side -400".`,
      );
}

const MOST_KEPT =
  /\bconver\w+\b.*\b(best|most|highest|max\w*)\b|\b(highest|most|max\w*) (\w+ )?(conver\w+|back|kept|value)\b|\bbest (conver\w+ )(rate|percent\w*|play|spot|bet|game)\b|\bbest conversion\b/;

function mostKeptTold(
  most: Pair,
  next: readonly Pair[],
  read: Tagged,
  face: number | undefined,
  notes: readonly string[],
): Asked {
  const faceCents = face ?? EXAMPLE_CENTS;
  const others = next
    .filter(({ event }, at) => next.findIndex((one) => one.event === event) === at)
    .slice(0, SHOWN - 1);
  const { side, price, book } = most.own;
  const each = others.map(
    (one) => `${pairText(one)}, ${dollars(hedgeCents(one, faceCents))} of your own for ${percent(one.kept)} kept`,
  );
  return sumOn(
    [freeBetOn(most, faceCents)],
    { eventId: most.event.id, market: 'moneyline', side, line: null, player: null, price, book },
    [
      ...(face === undefined ? [EXAMPLE_NOTE] : []),
      ...notes,
      `${pairText(most)} converts best, ${percent(most.kept)}, and ties up ${dollars(hedgeCents(most, faceCents))} of your own money.`,
      ...(each.length > 0 ? [`With a smaller hedge: ${each.join('; ')}.`] : []),
      ...soonerText([most, ...next], read),
    ],
  );
}

const EXAMPLE_NOTE = 'A free bet of $100.00 is taken, since none was named.';

/** What keeps more at a price that is longer than most bettors would lay off. */
function longerThan(best: Pair, read: Tagged): Pair | null {
  const [longer] = pairsWithin(read, { least: LONGEST + 0.01, most: FARTHEST }, takenAt(read));
  return longer && longer.kept > best.kept ? longer : null;
}

const FARTHEST = 26;
export const WIDEST: PriceLimits = { least: 1, most: FARTHEST };
const HEDGED_AT = /\b(hedg\w*|other side|against|lay(ing)?|cover\w*|opposite)\b/;
const HEDGED_THERE = /\b(hedg\w*|other side|opposite)( (it|bet|side|is))? (on|at|with|w|using|in)( my)?$/;

/** The pairs at these books, whoever is hedged at the one that is named for it. */
const pairsWithin = (read: Tagged, limits: PriceLimits, books: readonly string[]): Pair[] =>
  pairsAhead(read, { books, hedgeBooks: hedgeBooks(read), ...limits, apart: APART.test(read.plain) });

const closestTo = ({ least, most }: PriceLimits, pairs: readonly Pair[]): Pair | undefined => {
  const away = ({ own }: Pair) => {
    const decimal = priceTextToDecimal(own.price);
    return decimal < least ? least / decimal : decimal / most;
  };
  return pairs.toSorted((a, b) => away(a) - away(b))[0];
};

/** "Hedge at FanDuel": the book that is named for the other side. */
function hedgeBooks({ pieces, tokens }: Tagged): string[] {
  const books = pieces.filter((piece) => piece.kind === 'book');
  const wordsBefore = (at: number): string => plainText(tokens.slice((books[at - 1]?.from ?? -1) + 1, books[at]?.from));
  // "Hedge at FanDuel or MGM": either will do.
  const isOfHedge = (at: number): boolean =>
    (at > 0 ? HEDGED_AT : HEDGED_THERE).test(wordsBefore(at)) ||
    (at > 0 && /^(and|or)?$/.test(wordsBefore(at)) && isOfHedge(at - 1));
  return books.flatMap(({ title }, at) => (isOfHedge(at) ? [title] : []));
}

/** The books that are named for it, where one can bet there. */
function takenAt(read: Tagged): readonly string[] {
  const { books, slate, bettor = ANY_BETTOR } = read;
  const against = hedgeBooks(read);
  return books
    .filter((title) => !against.includes(title))
    .filter((title) => findBooks(title, slate.bookTitles).some(({ key }) => canBetNamed(key, bettor)));
}

/** Where it cannot be taken. */
function foreignText(read: Tagged, at: readonly string[]): string[] {
  const against = hedgeBooks(read);
  const title = read.books.find((one) => !against.includes(one));
  return title !== undefined && at.length === 0
    ? [`${title} is not a book where you can bet here, so this is at the others.`]
    : [];
}

function pairsTold(
  [best, ...next]: readonly [Pair, ...Pair[]],
  read: Tagged,
  face: number | undefined,
  notes: readonly string[] = [],
  longer: Pair | null = null,
): Asked {
  const isFirst = ({ event }: Pair, at: number) =>
    event !== best.event && next.findIndex((one) => one.event === event) === at;
  const others = next.filter(isFirst).slice(0, SHOWN - 1);
  const { side, price, book } = best.own;
  return sumOn(
    [freeBetOn(best, face ?? EXAMPLE_CENTS)],
    { eventId: best.event.id, market: 'moneyline', side, line: null, player: null, price, book },
    [
      ...(face === undefined ? [EXAMPLE_NOTE] : []),
      ...notes,
      `${next.length > 0 ? 'Best moneyline for it: ' : ''}${pairText(best)}.`,
      ...(others.length > 0
        ? [`Next: ${list(others.map((one) => `${pairText(one)}, ${percent(one.kept)} kept`))}.`]
        : []),
      ...(longer ? [longerText(longer, face ?? EXAMPLE_CENTS)] : []),
      ...soonerText([best, ...next], read),
    ],
  );
}

const longerText = (pair: Pair, faceCents: number): string =>
  `A longer price keeps more and ties up more: ${pairText(pair)} keeps ${percent(pair.kept)}, with ${dollars(hedgeCents(pair, faceCents))} of your own money on it.`;

/** Who would not wait for the game, or may not, is told the best one that starts before. */
function soonerText([best, ...next]: readonly [Pair, ...Pair[]], read: Tagged): string[] {
  const { toMs, words } = soonOf(read);
  const isUntil = words !== SOON;
  const starts = ({ event }: Pair) => event.startsAt.getTime();
  const lead = isUntil ? `It has to be placed ${words}, and at most books the game may be later. ` : '';
  if (starts(best) < toMs) return [];
  const sooner = next.find((one) => starts(one) < toMs);
  if (!sooner) return isUntil ? [lead.trim()] : [];
  const why = isUntil
    ? `Where its terms want the game played ${words}`
    : `${gameOf(best)} starts ${startOf(best, read)}. Of the games ${words}`;
  return [`${lead}${why}, the best is ${pairText(sooner)}: ${percent(sooner.kept)} kept.`];
}

/** The pairs at the book where a free bet was told to be. */
export function pairsBeside(read: Tagged, limits: PriceLimits & Pick<Limits, 'eventId'>): Pair[] {
  const [focus] = read.previous?.focus ?? [];
  return pairsAhead(read, { books: read.books.length > 0 || !focus?.book ? read.books : [focus.book], ...limits });
}

const LONGER =
  /\b(longer|bigger|higher|riskier)\b( \w+| than (that|this|it))?$|\b(something|anything|one|shot|odds|price|dog|underdog) (longer|bigger|riskier|higher)\b|\b(longer|bigger|riskier) (dog|underdog|one|price|shot|odds)\b|\blong ?shot\b/;
const ANOTHER =
  /\b(next|second|2nd|other|another|different)\b( \w+)? (dog|underdog|one|best|longest|option|game|price|pick)\b/;

/** "Can I beat that with a longer dog", "the next longest dog instead": the best such pair at that book, against the one before. */
export function otherPair(read: Tagged, before: FreeBet): Asked | null {
  const isLonger = LONGER.test(read.plain);
  if (!isLonger && !ANOTHER.test(read.plain)) return null;
  const decimal = priceTextToDecimal(before.price);
  const isOther = ({ event }: Pair) => event.id !== read.previous?.focus?.[0]?.eventId;
  if (isLonger) {
    const [longer] = pairsBeside(read, { least: decimal + 0.01, most: FARTHEST }).filter(isOther);
    return longer
      ? pairsTold([longer], read, before.faceCents, [comparedText(longer, before)])
      : say(
          `No: ${before.price} is the longest moneyline ${placeOf(read)} that has its other side priced, so nothing longer beats it.`,
          [],
          keptSum(read, before),
        );
  }
  const others = pairsBeside(read, { least: 1, most: FARTHEST }).filter(isOther);
  const byPrice = /\blongest\b/.test(read.plain)
    ? others.toSorted((a, b) => priceTextToDecimal(b.own.price) - priceTextToDecimal(a.own.price))
    : others;
  const [next] = byPrice.filter(({ own, kept }) => priceTextToDecimal(own.price) < decimal || kept < keptOf(before));
  return next ? pairsTold([next], read, before.faceCents, [comparedText(next, before)]) : null;
}

const placeOf = ({ previous, books }: Tagged): string => `at ${books[0] ?? previous?.focus?.[0]?.book ?? 'any book'}`;

const comparedText = ({ kept }: Pair, before: FreeBet): string => {
  const own = keptOf(before);
  const shares = `it keeps ${percent(kept)}, against ${percent(own)} of the one before`;
  return kept > own ? `Better: ${shares}.` : `Worse: ${shares}.`;
};

const ON_FAVORITE = /\b(favou?rites?|favs?|faves?|chalk|short (price|odds)|safe (one|bet|pick)|sure thing)\b/;

/** "Is that better than just putting it on a heavy fav": what the best favorite of the same book would turn it into. Null: nothing of it. */
export function onFavorite(read: Tagged, before: FreeBet): Asked | null {
  const { plain, mentions, amounts } = read;
  if (!ON_FAVORITE.test(plain) || mentions.length + amounts.prices.length > 0 || !before.hedgePrice) return null;
  const [pair] = pairsBeside(read, { least: 1, most: FAVORITE });
  if (!pair) return null;
  const own = keptOf(before);
  const cash = (kept: number) => `${dollars(Math.floor(kept * before.faceCents))} whoever wins (${percent(kept)})`;
  const judged = /\b(better|worse|smarter)\b/.test(plain) ? (own > pair.kept ? 'Yes. ' : 'No. ') : '';
  return say(
    `${judged}Hedged, ${dollars(before.faceCents)} at ${before.price} leaves ${cash(own)}. Of the favorites ${pairText(pair)} is the best one, and leaves ${cash(pair.kept)}: the stake of a free bet never comes back, so a short price leaves little of it.`,
    [],
    keptSum(read, before),
  );
}

/** The one at that book on who is named. */
export const pairNamed = (read: Tagged): Pair | undefined =>
  pairsBeside(read, WIDEST).find(({ event, own }) =>
    read.mentions.every((mention) =>
      isPickOn({ eventId: event.id, market: 'moneyline', side: own.side, line: null, player: null }, mention),
    ),
  );

/** Where and how its other side is bet, at the prices of now; else as it was told. */
export function pairAgain(read: Tagged, before: FreeBet): Asked | null {
  const [focus, ...more] = read.previous?.focus ?? [];
  if (!focus || more.length > 0) return null;
  const same = pairsBeside(read, { least: 1, most: FARTHEST, eventId: focus.eventId }).find(
    ({ own }) => own.side === focus.side && own.price === before.price,
  );
  return same ? pairsTold([same], read, before.faceCents) : null;
}

/** What is said of a free bet leaves it as it was told. */
export const keptSum = ({ previous }: Tagged, before: FreeBet) => ({
  calculation: before,
  sums: [before],
  ...(previous?.focus && { focus: previous.focus, unjudged: true as const }),
});

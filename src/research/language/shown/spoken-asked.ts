import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import { flipped } from '../calls/focus.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Entity } from '../meant/entities.ts';
import { marketText } from '../meant/market-text.ts';
import type { Frame } from '../meant/merged.ts';
import { spokenOf } from '../meant/spoken-of.ts';
import type { Role, Want } from '../meant/wants.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { priceNow } from './price-now.ts';

/**
 * What is asked of the one bet that was spoken of. `price`, `book`: at which it is asked, where that is another one than before.
 * `pointed`: which of several it is that were held against each other, from 1.
 */
export type SpokenAsked = {
  want: Want;
  bet: BetFocus;
  /** What it is asked of beside it: the others that it was held against, the other side where none was named. */
  beside: readonly BetFocus[];
  isJudged: boolean;
  pointed: number | null;
  price: string | null;
  book: string | null;
  /** What was told of it says whether it is a bet at that price. */
  isKnown?: true;
};

const AT: ReadonlySet<Role> = new Set<Role>(['price', 'book']);
const ANOTHER_PRICE: ReadonlySet<Want> = new Set<Want>(['it.price', 'it.book', 'it.judge']);
const NOTHING_NAMED: ReadonlySet<Want> = new Set<Want>([
  'it.why',
  'it.against',
  'it.chance',
  'it.fair',
  'it.conf',
  'it.sure',
  'it.worst',
  'it.stake',
  'it.judge',
  'it.moved',
  'it.best_price',
]);

/** Null: it is asked of no single bet, or of another one than was spoken of. `named`: all that the message names. */
export function spokenAsked(
  { want, placed }: Frame,
  named: readonly Entity[],
  previous: Reading | null,
  known: Known,
): SpokenAsked | null {
  if (previous === null || previous.ticket === true || previous.list === true) return null;
  const isAt = ANOTHER_PRICE.has(want) && placed.length > 0 && placed.every(({ role }) => AT.has(role));
  // The price at which it would not do says why that is asked.
  const isBare = NOTHING_NAMED.has(want) && placed.every(({ role }) => want === 'it.worst' && role === 'price');
  const spoken = isAt || isBare ? spokenOf(previous, known)?.bet : null;
  const isJudged = previous.unjudged !== true;
  const others = named.filter(
    ({ from }) => !placed.some(({ role, entity }) => role === 'price' && entity.from === from),
  );
  if (!spoken || isOfAnother(want, spoken, isJudged, others)) return null;
  const at = isAt ? atNamed(placed, spoken) : want === 'it.judge' ? atSum(previous, spoken, known) : NOWHERE_ELSE;
  // At the price and book of before it is that verdict.
  return at && askedAt(isAt && at === NOWHERE_ELSE ? 'it.judge' : want, spoken, at, previous, known);
}

function askedAt(want: Want, spoken: BetFocus, at: At, previous: Reading, known: Known): SpokenAsked {
  const shown = previous.focus ?? [];
  const bet = whosePrice(at.price, spoken, shown, known);
  return {
    want,
    bet,
    beside: besideIt(want, bet, at, previous),
    isJudged: previous.unjudged !== true,
    pointed: shown.length > 1 ? placeOf(bet, previous) : null,
    ...at,
  };
}

/** Why one is better than others is told of all of them; what a book has of a market, of both its sides. */
function besideIt(want: Want, bet: BetFocus, { price, book }: At, previous: Reading): readonly BetFocus[] {
  const { focus = [], unjudged, looked = [] } = previous;
  if (want === 'it.why' && unjudged !== true) return focus.length > 1 ? focus.filter((one) => one !== bet) : [];
  const [first, ...more] = looked;
  const { side, line } = (first?.input ?? {}) as { side?: unknown; line?: unknown };
  const isOfNoSide = first?.tool === 'show_board' && more.length === 0 && side === undefined && line === undefined;
  return isOfNoSide && book !== null && price === null && OTHER_SIDE[bet.side] ? [flipped(bet)] : [];
}

function placeOf(bet: BetFocus, { focus = [], pointed }: Reading): number | null {
  const place = focus.indexOf(bet) + 1;
  return place > 0 ? place : (pointed ?? null);
}

/** Of several that were held against each other the one whose price it can be. */
function whosePrice(price: string | null, bet: BetFocus, shown: readonly BetFocus[], known: Known): BetFocus {
  if (price === null || shown.length < 2) return bet;
  const stated = 1 / priceTextToDecimal(price);
  const distance = (one: BetFocus) => {
    const now = priceNow(one, known);
    return now === null ? 1 : Math.abs(stated - 1 / now);
  };
  const [nearest] = shown.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) < NEAR && distance(bet) > FAR ? nearest : bet;
}
const NEAR = 0.08;
const FAR = 0.12;

const OF_PRICE: ReadonlySet<string> = new Set(['break_even', 'ev', 'kelly']);

/** "So take it" behind what a price needs or pays: at that price, where it is none that is quoted. What a judged bet pays is no other price. */
function atSum({ calculation, unjudged }: Reading, bet: BetFocus, known: Known): At {
  const kind = calculation?.kind ?? '';
  const isNamed = OF_PRICE.has(kind) || (kind === 'payout' && unjudged === true);
  const price = isNamed && calculation && 'price' in calculation ? calculation.price : undefined;
  if (price === undefined) return NOWHERE_ELSE;
  const stated = priceTextToDecimal(price);
  const own = [bet.price == null ? null : priceTextToDecimal(bet.price), priceNow(bet, known)];
  const isOwn = own.some((decimal) => decimal !== null && Math.abs(decimal - stated) < SAME_PRICE);
  return isOwn ? NOWHERE_ELSE : { price, book: null };
}
const SAME_PRICE = 0.006;

/** The prices of the other side of the bet whose prices were shown. Null: it is of none, or has several. */
export function otherSidePriced({ want, placed }: Frame, previous: Reading | null, known: Known): SpokenAsked | null {
  const bet = want === 'it.other_side' && placed.length === 0 && previous && spokenOf(previous, known)?.bet;
  if (!bet || !OTHER_SIDE[bet.side]) return null;
  return { want: 'it.best_price', bet: flipped(bet), beside: [], isJudged: false, pointed: null, ...NOWHERE_ELSE };
}

type At = Pick<SpokenAsked, 'price' | 'book'>;
const NOWHERE_ELSE: At = { price: null, book: null };

/** At which price and book, where that is not its own. Null: several are named. */
function atNamed(placed: Frame['placed'], bet: BetFocus): At | null {
  const namedAs = (role: Role) => placed.flatMap((one) => (one.role === role ? [one.entity] : []));
  const [prices, books] = [namedAs('price'), namedAs('book')];
  if (prices.length > 1 || books.length > 1) return null;
  const price = prices[0]?.text ?? null;
  // As the registry calls it, however it is spelled.
  const book = books[0] ? books[0].means || books[0].text : null;
  return price === (bet.price ?? null) && (book === null || book === bet.book) ? NOWHERE_ELSE : { price, book };
}

/** Another number, side or market than its own is named; or it is asked who wins a game, which is told with both sides. */
const isOfAnother = (want: Want, bet: BetFocus, isJudged: boolean, named: readonly Entity[]): boolean =>
  named.some((entity) => isOther(entity, bet)) || (want === 'it.chance' && !isJudged && bet.market === 'moneyline');

const SIDES: ReadonlySet<string> = new Set(['over', 'under', 'yes', 'no']);
/** "Does it win" names no market. */
const MARKETS = /^(?:the )?(?:m ?ls?|money ?lines?|straight up|spreads?|ats|against the spread|totals?|game totals?)$/i;
const LEAST_PRICE = 100;

/** "Why not the under" behind an over, "-4.5" behind +4.5. */
function isOther(entity: Entity, { line, side, market }: BetFocus): boolean {
  const { kind, means, text, value, written } = entity;
  if (kind === 'direction') return SIDES.has(means) && means !== side;
  if (kind === 'market') return MARKETS.test(text) && marketText(entity) !== market;
  if (kind !== 'number' || value === null || written?.line === undefined || Math.abs(value) >= LEAST_PRICE)
    return false;
  if (written.money !== undefined && Number.isInteger(value) && !/^[+-]/.test(text)) return false;
  const own = line ?? 0;
  return /^[+-]/.test(text) ? Number(text) !== own : Math.abs(value) !== Math.abs(own);
}

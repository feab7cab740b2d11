import { BetRef, type BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import type { EndOfTwo } from '#contract/research/covered.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { endsOfBets } from '../sums/ends-of-bets.ts';
import { isStored, ownBet, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { sumOn } from '../sums/sum-on-bet.ts';

/** One bet of several that are to be on together, at a price, and where that is; `ref`: null where only its price is known. */
export type CoverSide = { bet: string; ref: BetRef | null; book: string | null; price: string };

/**
 * Bets on every side of one market, or on two of its lines. `from`: how it came up: a sum of it, two bets that were asked for one after the
 * other, a scan, the prices of one market, or one side of it alone.
 */
export type Cover = {
  from: 'sum' | 'pair' | 'scan' | 'board' | 'single';
  sides: readonly CoverSide[];
  totalCents: number | null;
  /** So much on each, where that was said. */
  eachCents: number | null;
};

/** `sideCents`: what is on each side in their order, where each has its own. */
export type CoverStakes = { totalCents: number | null; eachCents: number | null; sideCents?: readonly number[] };

export const decimalOfSide = ({ price }: CoverSide): number => priceTextToDecimal(price);

const callAt = (bet: StoredBet, book: string | null): string => (book === null ? bet.name : `${bet.name} at ${book}`);

/** What it is called without its book. */
export const nameAlone = ({ bet, book }: CoverSide): string =>
  book !== null && bet.endsWith(` at ${book}`) ? bet.slice(0, -` at ${book}`.length) : bet;

/** At its best price that can be taken, or at the book that is named. Null: nobody has it there. */
export function sideAt(draft: BetRefDraft, read: Tagged): CoverSide | null {
  const stored = storedBet(draft, read);
  if (!isStored(stored) || stored.price === null) return null;
  const { text, book } = stored.price;
  return { bet: callAt(stored, book), ref: { ...stored.ref, book }, book, price: text };
}

/** At a price of its writer's own. */
export function sideStated(draft: BetRefDraft, price: string, book: string | null, read: Tagged): CoverSide | null {
  const { eventId, market, side, line = null, player = null } = draft;
  const own = ownBet({ eventId, market, side, line, player }, read);
  if (!isStored(own)) return null;
  return { bet: callAt(own, book), ref: { ...own.ref, line: own.line, book }, book, price };
}

/** The same bet at another price, at the book that is said to have it. */
export function repriced(side: CoverSide, price: string, read: Tagged): CoverSide {
  const { books } = read;
  const book =
    books.findLast((one) => one !== side.book) ?? (side.book && books.includes(side.book) ? side.book : null);
  const own = side.ref && sideStated(side.ref, price, book, read);
  return own ?? { ...side, price };
}

const ONE_WINS: readonly EndOfTwo['first'][] = ['win', 'loss'];

/** Two of which exactly one wins, each with its own stake. */
const oneOfTwo = (first: CoverSide, second: CoverSide): EndOfTwo[] =>
  [first, second].map((side, at) => ({
    when: `${nameAlone(side)} wins`,
    first: ONE_WINS[at] ?? 'loss',
    second: ONE_WINS[1 - at] ?? 'loss',
  }));

export function endsOfCover([one, other]: Cover['sides'], read: Tagged): EndOfTwo[] | null {
  const [first, second] = [one, other].map((side) => {
    const own = side?.ref ? ownBet({ ...side.ref, price: null, book: null }, read) : '';
    return isStored(own) ? own : null;
  });
  return first && second ? endsOfBets(first, second, first.event, read.nowMs) : null;
}

/** Whether both can win; null: they are no two bets whose ends are known. */
export const bothCanWin = (ends: readonly EndOfTwo[]): boolean =>
  ends.some(({ first, second }) => first === 'win' && second === 'win');

const namedSides = (sides: Cover['sides']) =>
  sides.every(({ ref }) => ref !== null)
    ? { sides: sides.flatMap(({ bet, ref }) => (ref ? [{ bet, ref: BetRef.parse(ref) }] : [])) }
    : {};

/** What they come to with so much on all of them, or on each. */
export function sumOfCover(
  sides: Cover['sides'],
  { totalCents, eachCents, sideCents }: CoverStakes,
  read: Tagged,
): Calculation {
  const [first, second, ...others] = sides;
  const isPair = first !== undefined && second !== undefined && others.length === 0;
  const known = isPair ? endsOfCover(sides, read) : null;
  const [own, other] = eachCents === null ? (sideCents ?? []) : [eachCents, eachCents];
  const ends = known ?? (isPair && own !== undefined ? oneOfTwo(first, second) : null);
  if (isPair && ends)
    return {
      kind: 'middle',
      bet: first.bet,
      otherBet: second.bet,
      ...namedSides(sides),
      ends,
      price: first.price,
      otherPrice: second.price,
      ...(own === undefined || other === undefined
        ? { totalCents: totalCents ?? STANDARD_CENTS }
        : { stakeCents: own, otherStakeCents: other }),
    };
  const all = eachCents === null ? totalCents : eachCents * sides.length;
  return {
    kind: 'arbitrage',
    prices: sides.map(({ price }) => price),
    ...namedSides(sides),
    ...(all !== null && { totalCents: all }),
  };
}
export const STANDARD_CENTS = 100_00;

/** A sum on them, of which the first is spoken of. */
export const tellCover = (
  calcs: readonly Calculation[],
  [first]: Cover['sides'],
  notes: readonly string[] = [],
): Asked => sumOn(calcs, first?.ref ? { ...first.ref, price: null, book: null } : null, notes);

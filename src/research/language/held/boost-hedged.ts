import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { boostedDecimal } from '#engine/odds/profit-boost.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { Asked } from '../calls/call.ts';
import { flipped } from '../calls/focus.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { notThere, pricedAtBook, priceThere } from '../sums/priced-at-book.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { lacks, notQuoted, sumOn } from '../sums/sum-on-bet.ts';

const HEDGES = /\bhedg\w*\b|\block(ed|s)? (in )?(a |the )?profit\b/;
const MOST_WORDS = 16;

/** "If I hedge the other side at FD whats my locked profit" behind a boosted bet: what it returns boosted, against the other side's price. */
export function boostHedged(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, books, previous, slate, nowMs } = read;
  const boost = onlySum(previous, 'boost');
  const [focus, ...others] = previous?.focus ?? [];
  const isElse = mentions.length + amounts.prices.length + others.length > 0 || tokens.length > MOST_WORDS;
  if (!boost || !focus || isElse || books.length > 1 || !HEDGES.test(plain)) return null;
  const event = gameAhead(focus, { events: slate.events, nowMs });
  if (!event || boost.stakeCents === undefined || (focus.market === 'moneyline' && hasDrawPrice(event))) return null;
  const own = storedBet({ ...refOfFocus(focus), price: null, book: null }, read);
  const other = storedBet({ ...refOfFocus(flipped(focus)), price: null, book: null }, read);
  if (!isStored(own) || !isStored(other)) return null;
  const [book] = books;
  const there = book === undefined ? other : pricedAtBook(other.ref, book, read);
  if (there === null) return lacks(notThere(other, book ?? '', read));
  if (!there.price) return lacks(notQuoted(other.name));
  const decimal = boostedDecimal(priceTextToDecimal(boost.price), boost.boost);
  const { text, book: at } = there.price;
  const where =
    book === undefined
      ? `${text} at ${at} is the best price on ${other.name}.`
      : priceThere({ ...there, price: there.price }, read);
  return sumOn(
    [
      {
        kind: 'hedge',
        bet: own.name,
        hedgeBet: other.name,
        hedgePrice: text,
        stakeCents: boost.stakeCents,
        returnsCents: Math.round(boost.stakeCents * decimal),
      },
    ],
    refOfFocus(focus),
    [`The bet counts as boosted. ${where}`],
  );
}

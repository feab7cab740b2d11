import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { numberAtBook, pricedAtBook } from '../sums/priced-at-book.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';

const SAME =
  /^((and|so|ok|but) )*(is|are|does|do)\b.*\b(the )?same( (price|line|number|odds|thing|there|too|as well))*$|^((and|so|ok|but) )*(the )?same (price|line|number|odds)?( )?(at|on|with)\b/;
const MOST_WORDS = 9;

/** "Is FanDuel the same?" behind what a bet pays at a book: whether that one has it on the same number and at the same price. */
export function sameAtBook(read: Tagged): Asked | null {
  const { plain, tokens, books, mentions, amounts, previous } = read;
  const [book, ...more] = new Set(books);
  const [bet, ...others] = previous?.focus ?? [];
  const isElse = mentions.length + amounts.prices.length + amounts.lines.length > 0 || asksVerdict(plain);
  if (!book || more.length > 0 || !bet || others.length > 0 || isElse || tokens.length > MOST_WORDS) return null;
  const [sum] = sumsOf(previous);
  if (!SAME.test(plain) || sum?.kind !== 'payout') return null;
  const ref = { ...refOfFocus(bet), price: null };
  const before = storedBet(ref, read);
  const there = pricedAtBook(ref, book, read) ?? numberAtBook(ref, book, read);
  if (!there || !isStored(before)) return null;
  const isSame = there.line === before.line && there.price.text === sum.price;
  const lead = isSame
    ? `Yes, ${there.price.book} has ${there.name} at ${there.price.text} too.`
    : `No, ${there.price.book} has ${there.name} at ${there.price.text}, not ${there.line === before.line ? sum.price : `${before.name} at ${sum.price}`}.`;
  const { eventId, market, side } = there.ref;
  const player = there.ref.player === null ? {} : { player: there.ref.player };
  return calls([boardCall({ eventId, market, side, ...player, books: [there.price.book] })], [lead]);
}

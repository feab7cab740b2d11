import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from '../sums/bets-said.ts';
import { isOtherSide } from '../sums/hedge-sides.ts';
import { heldNumbers } from '../sums/held-numbers.ts';
import { againstOf } from '../sums/other-side.ts';
import { numberAtBook } from '../sums/priced-at-book.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { positionOf } from '../sums/taken-before.ts';
import { HEDGE, HOW, OTHER_SIDE } from './asks-of-held.ts';

const ASKS =
  /\b(whats|what is|what are|wheres|where is|hows|how is|what can i get|what (do|would|could) i get|show me|price on|number on)\b/;
const MOST_WORDS = 28;
const ROWS = 12;

/**
 * "Got 50 on Chargers -3 -110 at DK, whats the Jets side now": the other side at every book on whatever number it has, beside what the bet
 * that is held is worth. Its own number and book are those of what is held. Null: no bet is told with its price, or no other side is asked for.
 */
export function otherSideNow(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts } = read;
  const [named, ...others] = namedBets(read).filter(({ price, line }) => (price ?? line) !== null);
  const price = named?.price ?? (amounts.prices.length === 1 ? amounts.prices[0]?.text : undefined);
  const isElse = tokens.length > MOST_WORDS || !ASKS.test(plain) || HEDGE.test(plain) || HOW.test(plain);
  if (!named || price === undefined || others.length > 0 || isElse || asksVerdict(plain)) return null;
  const { stakeCents } = heldNumbers(read);
  const ref = stakeCents === undefined ? null : refOf({ ...named, book: null, opponent: null }, read);
  const held = ref === null || typeof ref === 'string' ? null : storedBet({ ...ref, price: null }, read);
  if (!held || !isStored(held)) return null;
  const isNamed = mentions.some(
    ({ from, persons }) => from !== named.side?.from && persons.some((one) => isOtherSide(one, held)),
  );
  if (!isNamed && !OTHER_SIDE.test(plain)) return null;
  const other = sideAgainst(held, read);
  if (!other) return null;
  const position = { ...positionOf(held, price, read), ...(stakeCents !== undefined && { stakeCents }) };
  const { eventId, market, side } = other.ref;
  return calls(
    [
      { tool: 'calculate', input: { calc: position, bet: { ...held.ref, price } } },
      boardCall({ eventId, market, side, limit: ROWS }),
    ],
    atHeldBook(other, named.book, read),
  );
}

function sideAgainst(held: StoredBet, read: Tagged): StoredBet | null {
  const against = againstOf(held);
  const [ref] = typeof against === 'string' ? [] : against;
  const bet = ref && storedBet({ ...ref, line: null }, read);
  return bet && isStored(bet) ? bet : null;
}

/** What the book has of it where the bet is held. */
function atHeldBook({ ref }: StoredBet, book: string | null, read: Tagged): string[] {
  const there = book === null ? null : numberAtBook(ref, book, read);
  return there ? [`${there.price.book} has ${there.name} at ${there.price.text} now.`] : [];
}

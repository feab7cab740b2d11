import type { BetRef, BetRefDraft } from '#contract/research/bet.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import { signed } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { endsOfBets } from './ends-of-bets.ts';
import { heldBefore } from './held-bet.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

const MIDDLES = /\bmiddl(e|es|ed|ing)\b/;
const TERM = /\bwhat(s| is| are)? (a )?middl|\bmeans?\b|\bexplain\b/;
/** How many half points apart the other number is looked for. */
const MOST_STEPS = 14;

/**
 * "Should I middle it" behind one bet on a number: with the number of the other side that leaves the widest gap of those that can be
 * taken, else which number it takes. Null: no middle is asked for, or its numbers are named.
 */
export function middleOfHeld(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  if (!MIDDLES.test(plain) || TERM.test(plain) || amounts.prices.length > 1) return null;
  const own = heldSaid(read) ?? heldTold(read);
  if (!own) return null;
  const held = storedBet(refOfFocus(own), read);
  if (!isStored(held) || held.line === null || !OF_NUMBERS.test(held.ref.market)) return null;
  const now = numberNow(held.line, read);
  const other = now === null ? widest(held, read) : atNumber(held, now, read);
  return other === null ? lacks(noneOf(held)) : placed(own, held, other, read);
}

function placed(own: BetFocus, held: StoredBet, other: StoredBet, read: Tagged): Asked {
  const price = own.price ?? held.price?.text ?? STANDARD_PRICE;
  const ends = endsOfBets(held, other, held.event, read.nowMs);
  if (!ends?.some(({ first, second }) => first === 'win' && second === 'win')) return lacks(noneOf(held));
  const otherPrice = other.price?.text ?? STANDARD_PRICE;
  const stakeCents = own.stakeCents ?? STANDARD_CENTS;
  return sumOn(
    [{ kind: 'middle', bet: held.short, otherBet: other.short, ends, price, stakeCents, otherPrice }],
    { ...held.ref, price: own.price ?? null },
    [
      other.price
        ? `${otherPrice} at ${other.price.book} is the best price you can get on ${other.name}.`
        : `No book where you can bet quotes ${other.name}, so it is counted at ${STANDARD_PRICE}: name its price for the exact figures.`,
      ...(own.stakeCents === undefined ? ['You named no stake, so this is for $100.'] : []),
      ...(own.price == null && held.price === null
        ? [`Your own price is taken as ${STANDARD_PRICE}, since none was named.`]
        : []),
    ],
  );
}

const OF_NUMBERS = /^(spread|total|prop)/;
/** What a book asks on a line whose price is not known. */
const STANDARD_PRICE = '-110';
const STANDARD_CENTS = 100_00;
const HOLDS = /\b(have|got|had|took|hold|holding|my|bet|grabbed|on)\b/;

/** The one bet that was told before. */
function heldTold({ mentions, amounts, previous }: Tagged): BetFocus | undefined {
  const isElse = mentions.length + amounts.prices.length > 0 || previous?.list === true || previous?.ticket === true;
  return !isElse && previous?.focus?.length === 1 ? heldBefore(previous) : undefined;
}

/** "I have Bills +3.5 and now its -1": the bet of this message, with its price and stake. */
function heldSaid(read: Tagged): BetFocus | undefined {
  const [bet, ...others] = namedBets(read);
  // "And now its -1" is another line of the same side.
  const isOther = others.some(
    ({ side, player }) => side?.names[0] !== bet?.side?.names[0] || player?.names[0] !== bet?.player?.names[0],
  );
  if (!bet?.line || isOther || !HOLDS.test(read.plain)) return undefined;
  const ref = refOf({ ...bet, book: null }, read);
  if (typeof ref === 'string') return undefined;
  const stakeCents = read.amounts.money.find(({ isSure }) => isSure)?.cents;
  const { eventId, market, side, line = null, player = null, price = null } = ref;
  return {
    eventId,
    market,
    side,
    line,
    player,
    ...(price !== null && { price }),
    ...(stakeCents !== undefined && { stakeCents }),
  };
}

/** Where the number of that side stands now, as the message says it; null: it does not. */
function numberNow(own: number, { amounts: { lines, money } }: Tagged): number | null {
  const isMoney = (from: number): boolean => money.some((one) => one.from === from && one.isSure);
  return lines.findLast(({ line, from }) => line !== own && !isMoney(from))?.line ?? null;
}

function atNumber(held: StoredBet, now: number, read: Tagged): StoredBet | null {
  const { ref } = held;
  const isTotal = ref.side === 'over' || ref.side === 'under';
  const other: BetRefDraft = {
    ...ref,
    side: OTHER_SIDE[ref.side] ?? ref.side,
    line: isTotal ? now : -now + 0,
    price: null,
    book: null,
    named: [],
  };
  const stored = storedBet(other, read);
  return isStored(stored) ? stored : null;
}

/** With the number of the other side that leaves the widest gap. */
const widest = (held: StoredBet, read: Tagged): StoredBet | null =>
  numbersBeyond(held)
    .map((ref) => storedBet(ref, read))
    .filter(isStored)
    .findLast(({ price }) => price !== null) ?? null;

/** The other side at each number that leaves a gap between both, the nearest first. */
const numbersBeyond = ({ ref, line }: StoredBet): BetRefDraft[] =>
  Array.from({ length: MOST_STEPS }, (_, at) => ({
    ...ref,
    side: OTHER_SIDE[ref.side] ?? ref.side,
    line: beyond(ref, line ?? 0, (at + 1) / 2),
    price: null,
    book: null,
    named: [],
  }));

function beyond({ side }: Pick<BetRef, 'side'>, line: number, points: number): number {
  if (side === 'over') return line + points;
  return side === 'under' ? line - points : -line + points;
}

function noneOf({ ref, line, name, event }: StoredBet): string {
  const nearest = beyond(ref, line ?? 0, 0.5);
  const side = OTHER_SIDE[ref.side] ?? ref.side;
  const other =
    side === 'over' || side === 'under'
      ? `the ${side} at ${nearest}`
      : `${shortTeam(side === 'home' ? event.home : event.away)} ${signed(nearest)}`;
  return `No middle on ${name} now: it takes ${other} or better, and no book where you can bet has that. Ask again once the line moves.`;
}

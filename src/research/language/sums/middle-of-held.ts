import type { BetRef, BetRefDraft } from '#contract/research/bet.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import { signed } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
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
  const { plain, amounts, mentions, previous } = read;
  if (!MIDDLES.test(plain) || TERM.test(plain) || mentions.length + amounts.prices.length > 0) return null;
  if (amounts.lines.length > 0 || previous?.list === true || previous?.ticket === true) return null;
  const own = previous?.focus?.length === 1 ? heldBefore(previous) : undefined;
  if (!own) return null;
  const held = storedBet(refOfFocus(own), read);
  if (!isStored(held) || held.line === null || !OF_NUMBERS.test(held.ref.market)) return null;
  const others = numbersBeyond(held).map((ref) => storedBet(ref, read));
  const other = others.filter(isStored).findLast(({ price }) => price !== null);
  const price = own.price ?? held.price?.text;
  if (!other?.price || price === undefined) return lacks(noneOf(held));
  const ends = endsOfBets(held, other, held.event, read.nowMs);
  if (!ends) return lacks(noneOf(held));
  const { text: otherPrice, book } = other.price;
  return sumOn(
    [
      {
        kind: 'middle',
        bet: held.short,
        otherBet: other.short,
        ends,
        price,
        ...(own.stakeCents !== undefined && { stakeCents: own.stakeCents }),
        otherPrice,
      },
    ],
    { ...held.ref, price: own.price ?? null },
    [`${otherPrice} at ${book} is the best price you can get on ${other.name}.`],
  );
}

const OF_NUMBERS = /^(spread|total|prop)/;

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

import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars, signedDollars } from '../../words/format.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { OF_HELD, sumsSoFar } from '../calls/held-sums.ts';
import type { Tagged } from '../calls/tagged.ts';
import { whetherHad } from '../calls/who-has-price.ts';
import { heldBefore } from '../sums/held-bet.ts';
import { isStored, ownBet } from '../sums/stored-bet.ts';
import { boostHedged } from './boost-hedged.ts';
import { hedgeAtBooks } from './hedge-at-books.ts';
import { leftAlone } from './left-alone.ts';
import { whatNow } from './number-taken.ts';
import { betCalled } from './pair-of-bets.ts';
import { type Position, positionIn } from './position.ts';
import { resultOfHeld } from './results-of-both.ts';
import { advisedOn } from './whether-to-hedge.ts';

const LEADS = '^(?:(?:so|ok|okay|and|but|well|idk|hmm+|honestly|cool|nice|damn|wait|lol|bro|man|dude|then|yeah|nah) )*';
const ENDS =
  '(?: (?:here|now|then|tho|though|bro|man|with (?:it|this|that)|about (?:it|this|that)|in my (?:spot|shoes|place)|if (?:you|u) (?:were|was) me))*$';
const DECIDES = new RegExp(
  `${LEADS}(?:what (?:would|wud|should|shud|do|does) (?:you|u|ya|i|we) (?:(?:actually|personally|honestly|even) )?do|what ?s? (?:(?:is|your|ur|the|best|right|smart|smarter|better|my) )*(?:move|play|call|advice|recommendation)|what do (?:you|u) (?:think|suggest|recommend|say|advise)(?: i (?:should )?do)?|your call|which (?:one )?(?:would you (?:do|pick|choose)|is (?:better|best|smarter)))${ENDS}`,
);
const WHO_HAS = new RegExp(
  `${LEADS}(?:(?:who|whos|which book|what book|which books|any ?one|any ?body|does any ?one|any book)(?: else)?(?: still)? (?:has|have|got|is at|at|offers|offering|pays)|where (?:can|do|would|should) i (?:get|find|bet|take|place|hedge)|where ?s?(?: is)?) (?:it(?: at)?|(?:that|this|the)(?: (?:hedge|other side|price|odds|number|line|one))*)(?: at| from)?${ENDS}`,
);

/**
 * "What would you do" and "who has that price" behind a hedge of what is held, or an offer for it: what to do with it and where the other
 * side is to be had, free. Null: neither is asked, or nothing is held.
 */
export function ofHeld(read: Tagged): Asked | null {
  const goneOn = boostHedged(read) ?? hedgeAtBooks(read) ?? leftAlone(read) ?? resultOfHeld(read);
  if (goneOn) return goneOn;
  const { plain, mentions, amounts } = read;
  const isElse = mentions.length + amounts.prices.length + amounts.money.length + amounts.shares.length > 0;
  if (isElse || !(DECIDES.test(plain) || WHO_HAS.test(plain))) return null;
  const taken = DECIDES.test(plain) ? takenTold(read) : null;
  if (taken) return taken;
  const position = isOfHeld(read) ? positionIn(read) : null;
  if (position === null || position.isNew) return null;
  return DECIDES.test(plain) ? advisedOn(position, 'which', read, endsOf(position)) : whoHasHedge(position, read);
}

/** The hedge or the offer that was told last, whatever was looked up since. */
const isOfHeld = ({ previous }: Tagged): boolean => OF_HELD.has(sumsSoFar(previous).at(-1)?.kind ?? '');

/** Of a bet that was told with its price alone, and held against the prices of now. */
function takenTold(read: Tagged): Asked | null {
  const { previous } = read;
  const sum = previous?.calculation;
  const focus = sum?.kind === 'position' ? heldBefore(previous) : undefined;
  const bet = focus && ownBet(focus, read);
  if (sum?.kind !== 'position' || !focus || !bet || !isStored(bet) || bet.name !== sum.bet) return null;
  return say(whatNow(bet, sum.price, read), [], { focus: [focus], unjudged: true, calculation: sum, sums: [sum] });
}

/** With nothing put against it. */
function endsOf({ stakeCents, returnsCents, bet }: Position): string[] {
  if (stakeCents === null) return [];
  return [
    `Left alone it ends at ${signedDollars(returnsCents - stakeCents)} if ${bet.name} wins and at -${dollars(stakeCents)} if it does not.`,
  ];
}

/** The books' prices of the other side, and which of them pay what the hedge was made with. */
function whoHasHedge({ bet }: Position, read: Tagged): Asked | null {
  const sum = sumsSoFar(read.previous).findLast(({ kind }) => kind === 'hedge');
  if (sum?.kind !== 'hedge' || sum.hedgeBet === undefined || sum.hedgePrice === undefined) return null;
  const other = betCalled(sum.hedgeBet, bet, read);
  if (!other) return null;
  const price = { from: 0, to: 0, text: sum.hedgePrice, decimal: priceTextToDecimal(sum.hedgePrice) };
  const had = whetherHad(calls([boardOnBet(other.ref)]), read, [price]);
  if (had.kind !== 'calls') return had;
  // What is held and its hedge stay with the chat.
  const hedge = { tool: 'calculate' as const, input: { calc: sum, bet: bet.ref } };
  return { ...had, calls: [hedge, ...had.calls] };
}

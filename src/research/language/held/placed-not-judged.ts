import { BetRef, type BetRefDraft } from '#contract/research/bet.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { signedPercent } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { heldNumbers } from '../sums/held-numbers.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { sumOn } from '../sums/sum-on-bet.ts';
import { positionOf } from '../sums/taken-before.ts';
import { numberTold } from './number-taken.ts';

const PLACED =
  /\b((i|ive|we|weve|already|just) (just |already )?(took|grabbed|placed|hammered|locked in|bet)|already (have|got|on|in|placed)|(thats|its|im|theyre|that is|it is|i am) (already )?in (at|for)|(is|are) (already )?in at|gave me|(my|the) \S+( \S+){0,4} (is|was|thats|already) (in|placed)|last night|yesterday|this morning|earlier today)\b/;
/** "I have the Panthers at +105 for 50": with a stake it is no price that somebody may take. */
const HOLDS = /\b(i|ive|we|already) (have|hold|got|had)\b|\b(my|sitting on|holding)\b/;
const AHEAD =
  /\b(can get|could get|is it a bet|a bet\b.*\bor (a )?pass|worth (betting|a bet|taking)|to bet|before i|about to|gonna|going to|wanna|want to|thinking (of|about) (betting|taking|playing)|should i (take|bet|play|grab))\b/;

/** A bet that is placed is no more to be judged: it is told what it is worth against the price now, free. */
export function placedNotJudged(read: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls' || asked.explains !== undefined || !isPlaced(read)) return asked;
  const drafts = asked.calls.flatMap(({ tool, input }): (BetRefDraft | null)[] =>
    tool === 'price_bets' && 'bets' in input && !('priceOnly' in input) && !('teaser' in input)
      ? (input.bets as BetRefDraft[])
      : [null],
  );
  const held = drafts.flatMap((draft) => {
    const bet = draft?.price ? storedBet({ ...draft, book: null }, read) : null;
    return draft?.price && bet && isStored(bet) ? [{ bet, price: draft.price }] : [];
  });
  const [first] = held;
  if (!first || held.length < drafts.length) return asked;
  const ref = BetRef.safeParse({ ...first.bet.ref, price: first.price });
  const { stakeCents } = held.length === 1 ? heldNumbers(read) : {};
  const sums = held.map(({ bet, price }) => {
    const { nowBook, ...position } = positionOf(bet, price, read);
    return { ...position, ...(nowBook && { nowBook }), ...(stakeCents !== undefined && { stakeCents }) };
  });
  const lead = held.length === 1 ? numberTold(first.bet, first.price, read) : betterOf(held);
  return sumOn(sums, held.length === 1 && ref.success ? ref.data : null, [lead]);
}

const isPlaced = (read: Tagged): boolean =>
  !AHEAD.test(read.plain) &&
  (PLACED.test(read.plain) || (HOLDS.test(read.plain) && heldNumbers(read).stakeCents !== undefined));

type Taken = { bet: StoredBet; price: string };

const worthNow = ({ bet, price }: Taken): number => bet.win * priceTextToDecimal(price) + bet.push - 1;

/** Of several the one that was had at the better price, by what each is worth now. */
function betterOf(held: readonly Taken[]): string {
  const [best, ...others] = held.toSorted((a, b) => worthNow(b) - worthNow(a));
  if (!best) return '';
  const told = others.map((one) => `${signedPercent(worthNow(one))} on ${one.bet.name} at ${one.price}`).join(', ');
  return `${best.bet.name} at ${best.price} was the better price: it is worth ${signedPercent(worthNow(best))} of its stake against fair now, and you have ${told}. Both are placed, so there is nothing to do.`;
}

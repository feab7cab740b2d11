import { formatAmerican } from '#engine/odds/format-american.ts';
import { LONGER, nudged, nudgedText, SHORTER } from '../../tools/build-parlay/nudged-price.ts';
import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { editSpans } from './edit-spans.ts';
import { legWishes } from './leg-wishes.ts';
import { namedLegs } from './named-legs.ts';
import { decimalOf } from './taken-at.ts';
import { legOf, legsWanted, moreOf, ticketCall } from './ticket-call.ts';

const LIKELIER =
  /\b(safer|likelier|less risky|more likely|too risky|too long|more conservative|easier to (hit|win|cash)|(better|higher|bigger|more) (chances?|shot|hit rate|probability)|(lower|less|reduce|cut|bring down|dial down|take some) (\w+ )?risk|risk down|(tone|dial|calm) (it|this|that) down)\b/;
const PAYS_MORE =
  /\b((pays?|paying|payout|worth) (\w+ )?(more|better|bigger|longer)|longer|(better|bigger|higher) (odds|price|payout)|juicier|more (juice|money|upside))\b/;
/** It is asked whether, or which: nothing of it is to change. */
const ASKS =
  /^(so |and |but |ok )?(is|are|was|which|whats|what is|who|how (?!about|bout)|why|does|do (you|u)|did|should)\b/;
const ALONE = /\b(no|not|less|isnt|arent) (safer|likelier|more likely|longer)\b/;

/** What pays more than a heavy favorite is to be no heavy favorite: -200. */
const LEAST_LONGER = 1.5;

/**
 * "Make it safer", "too risky": the parlay without the least likely of its legs; of two that one is exchanged for a likelier. "Something
 * that pays more" for a leg that is named: another in its place, at a longer price than its own.
 */
export function likelierTicket(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const plain = plainText(edit.tokens);
  if (ASKS.test(plain) || ALONE.test(plain) || edit.amounts.prices.length > 0) return null;
  const [isLikelier, isLonger] = [LIKELIER.test(plain), PAYS_MORE.test(plain)];
  if (isLikelier === isLonger) return null;
  const named = namedLegs(legs, edit);
  if (named === null) return null;
  const [gone, ...others] = named;
  if (gone && others.length === 0) return exchanged(legs, gone, isLikelier, edit);
  if (named.length > 0) return null;
  return isLikelier ? withoutLeastLikely(legs, edit) : withoutShortest(legs, edit);
}

/** "Make it pay more": the leg that pays least makes room for one that pays more. */
const withoutShortest = (legs: readonly BetFocus[], edit: Edit): Asked =>
  ticketCall(legs.map(legOf), {
    ...moreOf(edit),
    leaveOut: 'shortest',
    choose: { count: legs.length, ...legWishes([], [], edit) },
  });

const PUTS_IN = /\b(out|off|go|goes)\b.*\b(something|smth|anything|an?|one|another)\b.*\b(in|instead)\b/;

function withoutLeastLikely(legs: readonly BetFocus[], edit: Edit): Asked {
  // "Swap the weakest leg for something safer", "weakest out, something safer in" put one in for what goes.
  const swaps = editSpans(edit.tokens)?.swaps === true || PUTS_IN.test(plainText(edit.tokens));
  const usual = swaps ? legs.length : Math.max(legs.length - 1, 2);
  const size = Math.min(legsWanted(edit.tokens) ?? usual, legs.length);
  const isExchange = size === legs.length;
  return ticketCall(legs.map(legOf), {
    ...moreOf(edit),
    leaveOut: 'chance',
    ...(isExchange && { choose: { count: size, ...legWishes([], [], edit) } }),
  });
}

function exchanged(legs: readonly BetFocus[], gone: BetFocus, isLikelier: boolean, edit: Edit): Asked | null {
  const decimal = decimalOf(gone, edit.previous?.ticketBook ?? null, edit.slate);
  if (decimal === null) return null;
  const { minPrice, maxPrice, ...wishes } = legWishes([], [gone], edit) ?? {};
  const price = isLikelier
    ? { ...(minPrice && { minPrice }), maxPrice: nudgedText(decimal, SHORTER) }
    : { minPrice: formatAmerican(Math.max(nudged(decimal, LONGER), LEAST_LONGER)), ...(maxPrice && { maxPrice }) };
  const left = legs.filter((leg) => leg !== gone).map(legOf);
  return ticketCall(left, {
    ...moreOf(edit),
    choose: { count: legs.length, ...wishes, ...price, place: legs.indexOf(gone) + 1 },
  });
}

import { formatAmerican } from '#engine/odds/format-american.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish } from '../wishes/wish.ts';
import type { Edit } from './edit.ts';
import { legWishes } from './leg-wishes.ts';
import { decimalOf } from './taken-at.ts';
import { FEWEST_LEGS, legsWanted, moreOf, ticketCall } from './ticket-call.ts';
import { searchOf, searchTerms, targetBefore } from './ticket-terms.ts';

type Limit = { least?: number; most?: number };

const OF_EACH = /\b(legs?|each|every|any|all|none|nothing|no one|nobody)\b/;
const EVEN = 2;
const MOST_WORDS = 14;

/** "No leg shorter than -200", "nothing steeper than -190": a limit on the price of each leg. A whole parlay is hardly at minus money. */
export function legLimit({ tokens, amounts, mentions }: Edit): Limit | null {
  if (amounts.prices.length === 0 || mentions.length > 0 || tokens.length > MOST_WORDS) return null;
  const { prices } = toWish(readParts({ tokens, amounts, mentions: [], times: new Map() }));
  const { least, most, about } = prices ?? {};
  const limit = least ?? most;
  if (limit == null || about === true) return null;
  if (limit > EVEN && prices?.each !== true && !OF_EACH.test(plainText(tokens))) return null;
  return { ...(least && { least }), ...(most && { most }) };
}

/**
 * Another parlay of what this one was asked to be of, each leg within the limit that is said. Free where its legs are, and where they were
 * named: which of those are not is told then.
 */
export function limitedLegs(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { previous, tokens } = edit;
  const limit = legLimit(edit);
  if (limit === null) return null;
  const terms = searchTerms(previous);
  const size = legsWanted(tokens);
  const out = outside(legs, limit, edit);
  if (out.length === 0 && (size === null || size === legs.length) && edit.books.length === 0)
    return say(`${allOf(legs)} are within that already, so nothing was changed.`);
  if (terms === null) return OF_EACH.test(plainText(tokens)) ? tellsWhich(out, legs) : null;
  const count = size ?? legs.length;
  const { least = terms.minDecimal, most = terms.maxDecimal } = limit;
  const targetPrice = targetBefore(previous);
  if (targetPrice === null) return searchOf({ ...terms, minDecimal: least, maxDecimal: most, count }, previous);
  const { book, stakeCents } = moreOf(edit);
  const choose = {
    ...legWishes([], [], edit),
    count,
    ...(least !== null && { minPrice: formatAmerican(least) }),
    ...(most !== null && { maxPrice: formatAmerican(most) }),
  };
  return ticketCall([], {
    ...(book && { book }),
    ...(stakeCents !== undefined && { stakeCents }),
    choose,
    targetPrice,
  });
}

const allOf = ({ length }: readonly BetFocus[]): string => (length === 2 ? 'Both legs' : `All ${length} legs`);

/** "Is every leg at -150 or better": yes or no. */
export function areWithin(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const limit = legLimit(edit);
  if (limit === null) return null;
  const out = outside(legs, limit, edit);
  return say(
    out.length === 0 ? `Yes, ${allOf(legs).toLowerCase()} are within that.` : `No, ${whichOf(out).toLowerCase()} not.`,
  );
}

/** By their places. */
const outside = (legs: readonly BetFocus[], limit: Limit, edit: Edit): number[] =>
  legs.flatMap((leg, at) => (isWithin(leg, limit, edit) ? [] : [at + 1]));

const whichOf = (out: readonly number[]): string =>
  out.length === 1 ? `Leg ${out[0]} is` : `Legs ${list(out.map(String))} are`;

/** At the book of the parlay. */
function isWithin(leg: BetFocus, { least, most }: Limit, { previous, slate }: Edit): boolean {
  const decimal = decimalOf(leg, previous?.ticketBook ?? null, slate);
  return (
    decimal !== null && decimal >= (least ?? 0) - ROUNDED && decimal <= (most ?? Number.POSITIVE_INFINITY) + ROUNDED
  );
}
const ROUNDED = 1e-6;

/** Legs that were named are exchanged for none that were not. */
function tellsWhich(out: readonly number[], { length }: readonly BetFocus[]): Asked {
  const ways = out.flatMap((at) => [`Swap leg ${at}`, ...(length > FEWEST_LEGS ? [`Drop leg ${at}`] : [])]);
  return say(`${whichOf(out)} not within that. Nothing was changed: which leg should go?`, ways.slice(0, MOST_CHOICES));
}
const MOST_CHOICES = 4;

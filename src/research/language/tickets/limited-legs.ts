import { formatAmerican } from '#engine/odds/format-american.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish } from '../wishes/wish.ts';
import type { Edit } from './edit.ts';
import { legWishes } from './leg-wishes.ts';
import { decimalOf, wholeDecimal } from './taken-at.ts';
import { FEWEST_LEGS, legsWanted, moreOf, ticketCall } from './ticket-call.ts';
import { searchOf, searchTerms, targetBefore, termsOf } from './ticket-terms.ts';

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

/** "Under +600" holds where a leg of it is exchanged: what the one that comes in may pay beside those that stay. */
export function boundsOfLeg(
  stays: readonly BetFocus[],
  { previous, slate }: Edit,
): { minPrice?: string; maxPrice?: string } {
  const { wholeMin = null, wholeMax = null, sameGame } = termsOf(previous) ?? {};
  if (sameGame === true || stays.length === 0) return {};
  const rest = wholeDecimal(stays, previous?.ticketBook ?? null, slate);
  return {
    ...(wholeMin !== null && wholeMin > rest && { minPrice: formatAmerican(wholeMin / rest) }),
    ...(wholeMax !== null && wholeMax > rest && { maxPrice: formatAmerican(wholeMax / rest) }),
  };
}

const SAYS_SO =
  /\b(said|told (you|u)|wanted|want|asked|keep|stay|stays|has to|must|needs?|supposed|get it|make it|bring it|too (long|high|short|low))\b/;

/** "I said under +600": another parlay of what this one was asked to be of, within what the whole may pay. */
export function limitedWhole(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const limit = wholeLimit(edit);
  if (limit === null) return null;
  const { previous, slate, tokens } = edit;
  const { least, most } = limit;
  const whole = wholeDecimal(legs, previous?.ticketBook ?? null, slate);
  if (whole >= (least ?? 0) && whole <= (most ?? Number.POSITIVE_INFINITY))
    return say(`It pays ${formatAmerican(whole)}, so it is within that already and nothing was changed.`);
  const terms = searchTerms(previous);
  if (terms === null) return null;
  const range = { wholeMin: least ?? null, wholeMax: most ?? null };
  const asked = searchOf({ ...terms, ...range, count: legsWanted(tokens) ?? legs.length }, previous);
  return asked.kind === 'picks' ? { ...asked, plainly: true } : asked;
}

/** A limit at plus money that is no leg's own. */
function wholeLimit({ amounts, mentions, tokens }: Edit): { least?: number | null; most?: number | null } | null {
  const plain = plainText(tokens);
  const isElse = amounts.prices.length !== 1 || mentions.length > 0 || tokens.length > MOST_WORDS;
  if (isElse || OF_EACH.test(plain) || !SAYS_SO.test(plain)) return null;
  const { prices } = toWish(readParts({ tokens, amounts, mentions: [], times: new Map() }));
  const isOfWhole = prices !== null && prices.about !== true && !prices.each;
  return isOfWhole && (prices.least ?? prices.most ?? 0) > EVEN ? prices : null;
}

/** "Add a 4th dog" to what was to stay under +1500, where the shortest of them takes it past that. */
export function pastLimit(legs: readonly BetFocus[], { previous, slate }: Edit): Asked | null {
  const { wholeMax = null } = termsOf(previous) ?? {};
  const whole = wholeDecimal(legs, previous?.ticketBook ?? null, slate);
  if (wholeMax === null || whole * EVEN <= wholeMax) return null;
  return say(
    `These ${legs.length} legs pay ${formatAmerican(whole)}, so another underdog takes it to ${formatAmerican(whole * EVEN)} or more, past the ${formatAmerican(wholeMax)} that you set. Nothing was changed or charged.`,
    [`Make it ${legs.length + 1} legs`, 'Swap the shortest leg'],
  );
}

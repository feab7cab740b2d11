import type { Calculation } from '#contract/research/calculate.ts';
import { sizeIn } from './again-figures.ts';

const ASKS_PRICE =
  /\b(odds|price) (i |do i |would i )?(need|needed|required)\b|\bfair (price|odds)\b|\b(what|which) (price|odds) (do|would|is|for)\b/;
const ASKS_BREAK_EVEN = /\bbreak ?evens?\b/;
const ASKS_FORMAT = /\b(implied|implies|in decimal|in american|in fractions?|as a fraction|fractional)\b/;
const ASKS_KELLY = /\bkelly\b/;
const ASKS_EV = /\b(ev|expected value)\b/;
const ASKS_ROUND_ROBIN = /\b(round robins?|rr)\b/;
const FEWEST_OF_ROUND_ROBIN = 3;

/**
 * "Odds needed?", "break even?", "and Kelly?": another sum of the price, the chance or the legs of the one before. Null: no other is
 * asked for.
 */
export const otherKind = (before: Calculation, text: string): Calculation | null =>
  ofBoth(before, text) ?? ofPrice(before, text) ?? ofLegs(before, text) ?? ofMargin(before, text);

function ofBoth(before: Calculation, text: string): Calculation | null {
  const price = 'price' in before ? before.price : undefined;
  const chance = 'chance' in before ? before.chance : undefined;
  if (chance === undefined || chance <= 0 || chance >= 1) return null;
  if (price !== undefined && before.kind !== 'kelly' && ASKS_KELLY.test(text)) return { kind: 'kelly', price, chance };
  if (price !== undefined && before.kind !== 'ev' && ASKS_EV.test(text)) return { kind: 'ev', price, chance };
  return ASKS_PRICE.test(text) ? { kind: 'convert', chance } : null;
}

function ofPrice(before: Calculation, text: string): Calculation | null {
  const price = 'price' in before ? before.price : undefined;
  if (price === undefined) return null;
  if (before.kind !== 'break_even' && before.kind !== 'hedge' && ASKS_BREAK_EVEN.test(text))
    return { kind: 'break_even', price };
  return before.kind !== 'convert' && ASKS_FORMAT.test(text) ? { kind: 'convert', price } : null;
}

function ofLegs(before: Calculation, text: string): Calculation | null {
  if (before.kind !== 'parlay' || before.prices.length < FEWEST_OF_ROUND_ROBIN || !ASKS_ROUND_ROBIN.test(text))
    return null;
  return { ...before, kind: 'round_robin', size: sizeIn(text) ?? 2 };
}

const ASKS_FAIR = /\b(fair|true|real|no ?vig|devig(ged)?|without (the )?(vig|juice))\b/;
const ASKS_HOLD = /\b(hold|vig|juice|margin|overround)\b/;

/** The hold and the fair prices of the same market are asked for by turns. */
function ofMargin(before: Calculation, text: string): Calculation | null {
  if (before.kind === 'hold' && ASKS_FAIR.test(text)) return { ...before, kind: 'no_vig' };
  return before.kind === 'no_vig' && ASKS_HOLD.test(text) && !ASKS_FAIR.test(text) ? { ...before, kind: 'hold' } : null;
}

import { formatAmerican } from '#engine/odds/format-american.ts';
import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish } from '../wishes/wish.ts';
import type { Edit } from './edit.ts';
import { legWishes } from './leg-wishes.ts';
import { legsWanted, moreOf, ticketCall } from './ticket-call.ts';
import { searchOf, targetBefore, termsOf } from './ticket-terms.ts';

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

/** Another parlay of what this one was asked to be of, each leg within the limit that is said. */
export function limitedLegs(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { previous, tokens } = edit;
  const terms = termsOf(previous);
  const limit = terms?.intent === 'parlay' ? legLimit(edit) : null;
  if (!terms || limit === null) return null;
  const count = legsWanted(tokens) ?? legs.length;
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

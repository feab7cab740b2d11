import { formatAmerican } from '#engine/odds/format-american.ts';
import { hedge as hedgeOf } from '#engine/odds/hedge.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { dollars, signedDollars } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { type HedgeBefore, hedgeBefore } from './hedge-redone.ts';

/** A price is asked for, and no stake. */
const PRICE =
  /\b(what|which|whats|at what|how (low|high|far|long|short|good|big))\b(?: \w+){0,4} (price|number|odds|line|ml|moneyline)\b|\b(price|number|odds|ml)\b(?: \w+){0,4} (need|needs|have|has|to be|would|make|makes|for)\b|\bhow (low|high|far|long|short|good)\b|\b(need|have|has) to (be|get|go|drop|move|fall|come)\b|\bbreak ?even (price|number|odds|line|ml|point)\b/;
const EVEN =
  /\b(break(s|ing)? ?even|breakeven|even out|be even|not (lose|losing)|dont lose|wont lose|without losing|lose nothing|no loss|zero(ed)? out|push(es)? out|wash|a profit|profitable|turn green|in the green|mak(e|ing) (any )?money)\b/;
const STAKE = /\b(how much|what stake|what (do|should) i (bet|put))\b/;
const MOST_WORDS = 18;

/**
 * "What Broncos price would I need to break even" behind a hedge: the price from which on it loses nothing either way, free; what is held and its
 * hedge stay with the chat. Null: that is not asked.
 */
export function evenPrice(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions } = read;
  const isElse = amounts.prices.length + amounts.money.length + amounts.shares.length > 0 || asksVerdict(plain);
  if (isElse || tokens.length > MOST_WORDS || STAKE.test(plain) || !(PRICE.test(plain) && EVEN.test(plain)))
    return null;
  const before = hedgeBefore(read);
  const isOfGame = mentions.every(({ persons }) => persons.some(({ event }) => event.id === before?.held.event.id));
  const text = before && isOfGame ? toldOf(before) : null;
  if (!before || text === null) return null;
  return say(text, [], { focus: [before.focus], unjudged: true, calculation: before.sum, sums: [before.sum] });
}

/** Null: it is not known what the bet that is held returns, or it can end in other ways than that just one of them wins. */
function toldOf({
  sum: { stakeCents, price, returnsCents, hedgePrice, ends },
  other,
  held,
}: HedgeBefore): string | null {
  const own = price === undefined ? null : readPrice(price);
  const returns = returnsCents ?? (own && stakeCents !== undefined ? stakeCents * own : null);
  if (stakeCents === undefined || returns === null || returns <= stakeCents || ends !== undefined) return null;
  // R / d = R - s at an even hedge that comes to nothing.
  const needed = returns / (returns - stakeCents);
  const text = other.price?.text ?? hedgePrice;
  const against = text === undefined ? null : readPrice(text);
  const lead = `${other.name} at ${formatAmerican(needed)} or better: ${dollars(Math.round(returns / needed))} on it at that price ends at $0.00 whoever wins, against your ${dollars(stakeCents)} on ${held.name}.`;
  if (!against) return lead;
  const left = Math.round(hedgeOf({ stake: stakeCents, returns }, against).ifOpenWins);
  const at = other.price?.text ? ` at ${other.price.book}` : '';
  return `${lead} It is ${text}${at} now, where an even hedge ends at ${signedDollars(left)} either way.`;
}

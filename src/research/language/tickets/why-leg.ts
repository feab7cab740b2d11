import { MOST_BETS } from '#contract/research/price-bets.ts';
import { plural } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import { statedOf } from '../lists/about-bet.ts';
import type { Edit } from './edit.ts';
import { backAtTicket } from './last-ticket.ts';
import { namedLegs } from './named-legs.ts';

const WHY =
  /\b(why[ds]?|how come|whats (wrong|up|the deal|the issue|the problem) with|what is wrong with|(reason|reasons) (for|behind))\b/;
const IS_IN =
  /\b(in (there|it|that|this|here)|on (there|it)|includ\w+|pick(ed)?|put|choose|chose|chosen|add(ed)?|part of|throw|threw|stick|stuck)\b/;
/** A leg that was named went, or another came. */
const CHANGES = /\b(drop|dropped|remove|removed|swap|swapped|replace|replaced|take out|took out|instead)\b/;

/** "Why is the Walker leg a pass", "why put the Rockets in there": of that leg alone, at the book of the parlay; and why it is in it, where that is asked. Free. */
export function whyLeg(asked: Edit): Asked | null {
  const plain = plainText(asked.tokens);
  const previous = backAtTicket(asked.previous, plain);
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const isElse = !WHY.test(plain) || CHANGES.test(plain) || asked.amounts.prices.length > 0;
  if (legs.length < 2 || previous?.unjudged === true || isElse) return null;
  const named = namedLegs(legs, { ...asked, previous });
  const [leg] = named ?? [];
  if (!leg || !named || named.length === legs.length) return null;
  const book = previous?.ticketBook ?? null;
  const bets = named.slice(0, MOST_BETS).map((one) => statedOf(one, book));
  return {
    kind: 'calls',
    calls: [{ tool: 'price_bets', input: { bets } }],
    assumed: IS_IN.test(plain) ? [isInWords(legs.length, book)] : [],
    explains: 'why',
    ...(named.length === 1 && { pointed: legs.indexOf(leg) + 1 }),
  };
}

const isInWords = (count: number, book: string | null): string =>
  `It is in there because ${plural(count, 'leg')} were asked for, all of them at ${book ?? 'one book'}: legs that are bets come first, and where there are too few of them the rest are what loses the least there. A leg that is a pass makes the parlay worse, so without it the others are worth more.`;

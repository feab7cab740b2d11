import { dollars, percent, signedDollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { OF_HELD, sumsSoFar } from '../calls/held-sums.ts';
import type { Tagged } from '../calls/tagged.ts';
import { RIDE } from './asks-of-held.ts';
import { type Position, positionIn } from './position.ts';
import { advisedOn } from './whether-to-hedge.ts';

const NO_HEDGE =
  '(?:(?:not|without|never|dont|do not|no|skip|skipping)(?: (?:a|the|any|to|even|really|just|i|it))* ?hedg\\w*|unhedged|(?:let|letting|leave|leaving|ride|riding|hold|holding)(?: (?:it|this|that))?(?: (?:ride|run|go|out|alone|be|as is))?|(?:sit|sitting|sat) (?:on|tight)(?: (?:it|this|that))?|do(?:ing)? nothing)';
const DOWNSIDE =
  '(?:downside|risk|risks|risking|worst(?: case)?|lose|losing|loss|cost|costs|happens?|upside|chances?|difference)';
/** "What's the downside of not hedging", "worst case if I leave it". */
const LEFT = new RegExp(`\\b${DOWNSIDE}\\b.*\\b${NO_HEDGE}\\b|\\b${NO_HEDGE}\\b.*\\b${DOWNSIDE}\\b`);
/** "Or let it ride? why", "why not let it ride". */
const WEIGHED = /\b(or|why|reason|how come)\b/;
const LETS_GO = /^(so |ok |and )*or (do i |should i |just )*(let (it|this|that) go|leave it|hold|ride)\b/;
const ELSE =
  /\b(half|quarter|third|parlay|boost\w*|free ?bet|kelly|middle|cash\w*|offer\w*|take|sell\w*|parlayed|record)\b/;
const MOST_WORDS = 16;

/**
 * Behind the hedge of what is held, or an offer for it: what it comes to without one, won and lost, and how often, beside what is sure. Null:
 * that is not asked, or something else is named.
 */
export function leftAlone(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions } = read;
  const isElse =
    ELSE.test(plain) ||
    tokens.length > MOST_WORDS ||
    mentions.length + amounts.prices.length + amounts.money.length + amounts.shares.length > 0;
  const isRide = LETS_GO.test(plain) || (RIDE.test(plain) && WEIGHED.test(plain));
  if (isElse || !(isRide || LEFT.test(plain))) return null;
  const sums = sumsSoFar(read.previous);
  const position = OF_HELD.has(sums.at(-1)?.kind ?? '') ? positionIn(read) : null;
  if (!position || position.isNew || position.bet.win === 0) return null;
  const hedge = sums.findLast((sum) => sum.kind === 'hedge');
  // At the price at which it was hedged before, wherever that was.
  const priced = hedge?.hedgePrice === undefined ? position : { ...position, otherPrice: hedge.hedgePrice };
  return advisedOn(priced, 'which', read, endsAlone(position));
}

function endsAlone({ bet, stakeCents, returnsCents }: Position): string[] {
  const lost = 1 - bet.win - bet.push;
  const pushed = bet.push > 0 ? `, and a push the other ${percent(bet.push)}` : '';
  const won = stakeCents === null ? dollars(returnsCents) : signedDollars(returnsCents - stakeCents);
  const gone = stakeCents === null ? 'nothing' : signedDollars(-stakeCents);
  return [
    `Without a hedge it ends at ${won} ${percent(bet.win)} of the time and at ${gone} ${percent(lost)} of the time${pushed}.`,
  ];
}

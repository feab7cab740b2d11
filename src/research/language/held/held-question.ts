import type { Asked } from '../calls/call.ts';
import { hedgeTarget, riskTaken } from '../calls/hedge-target.ts';
import type { Tagged } from '../calls/tagged.ts';
import { againstHeld } from './against-held.ts';
import { leastOffer } from './least-offer.ts';
import { lockProfit } from './lock-profit.ts';
import { onOffer } from './on-offer.ts';
import { positionIn } from './position.ts';
import { toGetBack } from './to-get-back.ts';
import { whetherToHedge } from './whether-to-hedge.ts';

const MOST_WORDS = 60;
/** What it makes on average, a part of it, or at worst, is another sum. */
const ELSE =
  /\b(ev|expected value|on average|worst|best case|downside|upside|half|quarter|third|free ?bet|boost\w*|middle|arb|what (line|number)|odds (do|would)|price (do|would))\b/;

/**
 * What to do about a bet or a ticket with one bet left: whether to hedge it, let it ride or sell it, by what each is worth, and how much
 * goes on the other side. Null: nothing is held, or something else is asked of it.
 */
export function heldQuestion(read: Tagged): Asked | null {
  if (read.tokens.length > MOST_WORDS || read.amounts.shares.length > 0 || read.previous?.list === true) return null;
  if (hedgeTarget(read.tokens) !== null || riskTaken(read.plain) !== null || ELSE.test(read.plain)) return null;
  const position = positionIn(read);
  if (position === null) return null;
  return (
    lockProfit(position, read) ??
    toGetBack(position, read) ??
    leastOffer(position, read) ??
    onOffer(position, read) ??
    whetherToHedge(position, read) ??
    againstHeld(position, read)
  );
}

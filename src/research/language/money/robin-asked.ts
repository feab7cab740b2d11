import type { Asked } from '../calls/call.ts';
import { robinSizesIn } from '../calls/robin-sizes.ts';
import type { Tagged } from '../calls/tagged.ts';
import { robinChanged } from '../sums/robin-changed.ts';
import { robinOfTicket } from '../sums/robin-of-ticket.ts';
import { robinsOf } from '../sums/robin-push.ts';
import { robinWinners } from '../sums/robin-winners.ts';

/** What a round robin is, or whether one is any good, is no order for one. */
const ASKS =
  /\b(what|whats|explain|define|how (does|do|would)|why|is|are|should|better|smarter|worth|mean|means|vs|versus|or)\b/;
const THEM = /\b(em|them|those|these|all|the (\d|two|three|four|five|six))\b/;

/**
 * A round robin of what was shown is ordered, or one that was worked out is asked about or changed, before any of its legs is a bet by
 * itself. Null: neither.
 */
export function robinAsked(read: Tagged): Asked | null {
  const [robin, ...others] = robinsOf(read.previous);
  const { plain, says } = read;
  const isOrder =
    says.has('round_robin') && (robinSizesIn(plain).length > 0 || THEM.test(plain)) && read.mentions.length === 0;
  // "By 2s, 10 a bet, whats the cost": what stands before the comma orders it.
  if (isOrder && !robin && !ASKS.test(plain.split(/\b(total|cost|whats (that|it|the)|what does|how much)\b/)[0] ?? ''))
    return robinOfTicket(read);
  if (!robin || others.length > 0 || says.has('round_robin')) return null;
  return robinWinners(robin, read) ?? robinChanged(robin, read);
}

import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { legOf } from '../tickets/ticket-call.ts';

const WHO =
  /^(so |and |ok |okay |then |but |well |alright )*(who|whos|which|which one|what) ?(do|would|d|are|r)? ?(you|u|ya) (like|love|got|have|take|taking|pick|picking|lean|leaning|leaning on|on|rolling with|going with|riding with|prefer)( more| better| best| there| here| then| tho| though| of (the two|those|these|them|both)| between (them|those|the two))*$/;

/** "Who do you like" behind several bets that were held against each other: of these, free, and of nothing else of their games. */
export function whoOfCompared({ plain, previous, mentions }: Tagged): Asked | null {
  const { focus = [], list, ticket, unjudged, calculation } = previous ?? {};
  // What a judged bet pays is kept with it.
  const isOfSum = calculation !== undefined && calculation.kind !== 'payout';
  const isOfCompared = focus.length > 1 && list !== true && ticket !== true && unjudged !== true;
  if (!isOfCompared || isOfSum || mentions.length > 0 || !WHO.test(plain)) return null;
  return {
    kind: 'calls',
    calls: [{ tool: 'price_bets', input: { bets: focus.map(legOf) } }],
    assumed: [],
    explains: 'better',
  };
}

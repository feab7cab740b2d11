import type { BetRefDraft } from '#contract/research/bet.ts';
import { leagueOf } from '../../slate/leagues.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { namedParlay } from './named-parlay.ts';
import { legOf, ticketCall } from './ticket-call.ts';

const MAY =
  /\b(can|could|may) (i|you|u|we|one|ya) (\w+ )?(parlay|combine|sgp|double|pair|join|put|stack)\b|\b(allowed|able|possible|legal|ok|okay|let (me|you|u|us)|lets me) (to )?(parlay|combine|sgp|double|pair|join)\b|\b(do|does|will|would) (\w+ ){1,2}(let|allow|take) .*\b(parlay|sgp|together)\b/;

/** "Can I parlay Davis with the over of the same fight": whether that is taken comes first, then what it comes to. */
export function mayJoin(read: Tagged): Asked | null {
  if (!MAY.test(read.plain)) return null;
  const asked = read.mentions.length > 0 ? namedParlay(read) : withTotal(read);
  const [call, ...others] = asked?.kind === 'calls' ? asked.calls : [];
  const legs = (call?.input as { legs?: readonly BetRefDraft[] } | undefined)?.legs ?? [];
  if (asked?.kind !== 'calls' || !call || others.length > 0 || legs.length < 2) return null;
  const priced = { ...call, input: { ...call.input, priceOnly: true } };
  return { ...asked, calls: [priced], assumed: [...asked.assumed, answerOf(legs, read)] };
}

/** "Can u parlay that with over 7.5": the total of the game that was spoken of. */
function withTotal({ said, previous }: Tagged): Asked | null {
  const [bet, ...others] = previous?.ticket === true ? [] : (previous?.focus ?? []);
  const [total, ...more] = said;
  if (!bet || !total?.line || others.length + more.length > 0 || bet.market === 'total') return null;
  if ((total.direction !== 'over' && total.direction !== 'under') || total.stats.length > 0) return null;
  const leg: BetFocus = { ...NO_LEG, eventId: bet.eventId, side: total.direction, line: Math.abs(total.line.line) };
  return ticketCall([legOf(bet), legOf(leg)]);
}
const NO_LEG = { market: 'total', player: null } as const;

function answerOf(legs: readonly BetRefDraft[], { slate }: Tagged): string {
  if (!shareAGame(legs)) return 'Yes: legs of different games go into one parlay at any book that has both.';
  const event = slate.events.find(({ id }) => id === legs[0]?.eventId);
  const isFight = event !== undefined && ['UFC', 'Boxing'].includes(leagueOf(event.sportKey) ?? '');
  const how = isFight
    ? ' A fighter who wins early works against the over, one who wins on points goes with it; which of the two is likelier is not priced here.'
    : '';
  return `Only as a same-game parlay: a book that takes both prices them together itself, and some books take no legs of one ${isFight ? 'fight' : 'game'}, so look there first.${how}`;
}

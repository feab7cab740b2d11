import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { stakeOn } from './last-ticket.ts';
import { leagueOfLeg } from './league-of-leg.ts';
import { FEWEST_LEGS, legOf, ticketCall } from './ticket-call.ts';
import { bookNamed } from './ticket-terms.ts';

const DROPS =
  /^(ok |okay |so |and |now |actually |nah |no )*(drop|remove|lose|cut|take out|take off|scrap|ditch|kill|leave out) (the |that |my )?\w+( \w+)? (ones?|legs?|bets?|picks?|games?)( out| off)?$/;
const FILLS = /\b(add|replace|swap|instead|another|for (a|the|an))\b/;

/** "Drop the NBA one" of a parlay: its legs of that league go, and none comes in their place. Null: no leg is told by its league. */
export function withoutLeague({ plain, previous, mentions, reading, slate }: Tagged): Asked | null {
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const leagues = [...reading.leagues, ...(reading.excluded?.leagues ?? [])];
  if (legs.length < FEWEST_LEGS || leagues.length === 0 || mentions.length > 0) return null;
  if (!DROPS.test(plain) || FILLS.test(plain)) return null;
  const isGone = (leg: BetFocus) => {
    const league = leagueOfLeg(leg, slate.events);
    return league !== null && leagues.includes(league);
  };
  const left = legs.filter((leg) => !isGone(leg));
  if (left.length === legs.length) return say('No leg of that parlay is of that league, so nothing was changed.');
  const [book, stakeCents] = [bookNamed(previous), stakeOn(previous)];
  return ticketCall(left.map(legOf), { ...(book && { book }), ...(stakeCents !== null && { stakeCents }) });
}

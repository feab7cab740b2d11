import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';
import { localTime } from '../time-zone.ts';
import { looseWish, planWish, saysKind, searchFor } from './plan-wish.ts';
import type { Wish } from './wish.ts';
import { leaguesOf } from './wish-reading.ts';

const CORRECTS =
  /^((lol|wtf|omg|dude|bro|hey|um|uh|but|what|huh) )*((no|nah|nope|wait|sorry) )*(i (just |only )?(meant|mean|said|asked for|wanted|want)|thats not what i (asked|meant|wanted)( for)?|not those)\b/;
const MAKES =
  /^((ok|so|now|and|can (u|you)|could (u|you)|please) )*(make|get|keep|bring|push|do) (it|that|this|them)\b/;

const SAME_DAY = /\b(that|the same|same) (day|night)\b/;

/** "And your favorite total that day": another search, in the time of the list that was shown. Null: no bets are asked for. */
function onSameDay(read: Tagged): Asked | null {
  const { previous, plain } = read;
  const wish = SAME_DAY.test(plain) && previous?.window ? looseWish(read) : null;
  if (!wish?.asks || wish.window !== undefined || wish.wanted.mentions.length > 0 || !previous?.window) return null;
  return searchFor(read, { ...wish, window: previous.window });
}

/**
 * "No, I meant straight moneyline favorites", "make it +250 or better, still no Chargers": the search for the parlay or the list that was
 * shown, put right. Null: it says nothing of which bets are wanted.
 */
export function correctedWish(read: Tagged): Asked | null {
  const { previous, plain, said } = read;
  if (previous?.list !== true) return null;
  const sameDay = onSameDay(read);
  if (sameDay) return sameDay;
  if (said.some(({ line, stats }) => line !== null || stats.length > 0)) return null;
  const isTicket = previous.ticket === true;
  const wish = CORRECTS.test(plain) || (isTicket && MAKES.test(plain)) ? looseWish(read) : null;
  if (!wish || wish.wanted.mentions.length > 0 || wish.legs !== undefined) return null;
  const hasLimit = wish.prices !== null && !wish.prices.about;
  if (MAKES.test(plain) && !hasLimit) return null;
  if (CORRECTS.test(plain) && isOfSame(wish, previous, read)) return searchFor(read, { ...wish, those: true });
  return saysKind(wish) || wish.unwanted.mentions.length > 0 ? planWish(read) : null;
}

/** "What?? I just want hockey picks" behind hockey picks: nothing of what was asked before is taken back. */
function isOfSame({ asks, wanted, window }: Wish, previous: Reading, { nowMs, zone }: Tagged): boolean {
  const leagues = leaguesOf(wanted.leagues, localTime(nowMs, zone).day);
  return (
    asks &&
    window === undefined &&
    leagues.length > 0 &&
    leagues.length === previous.leagues.length &&
    leagues.every((league) => previous.leagues.includes(league))
  );
}

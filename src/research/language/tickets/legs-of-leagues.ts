import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import { localTime } from '../time-zone.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish } from '../wishes/wish.ts';
import { leaguesOf } from '../wishes/wish-reading.ts';
import type { Edit } from './edit.ts';
import { leagueOfLeg } from './league-of-leg.ts';
import { legWishes } from './leg-wishes.ts';
import { hashPlaces, placesIn } from './places-in.ts';
import { FEWEST_LEGS, legOf, moreOf, ticketCall } from './ticket-call.ts';

const ONLY = /\b(only|just|all|strictly|nothing but)\b/;

/** "No tennis and no hockey, just nba": what is not of them goes, and as many legs are chosen of what is wanted. */
export function legsOfLeagues(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { tokens, text, amounts, mentions, slate, nowMs, zone } = edit;
  const isNamed = mentions.length + placesIn(tokens, legs.length).length + hashPlaces(text, legs.length).length > 0;
  if (isNamed) return null;
  const span = { from: 0, to: tokens.length };
  const { wanted, unwanted } = toWish(readParts({ tokens, amounts, mentions: [], times: new Map() }, span));
  const { day } = localTime(nowMs, zone);
  const refused = leaguesOf(unwanted.leagues, day);
  const only = ONLY.test(plainText(tokens)) ? leaguesOf(wanted.leagues, day) : [];
  if (refused.length === 0 || (refused.length < 2 && only.length === 0)) return null;
  const isLeft = (leg: BetFocus) => {
    const league = leagueOfLeg(leg, slate.events);
    return league !== null && !refused.includes(league) && (only.length === 0 || only.includes(league));
  };
  const left = legs.filter(isLeft);
  if (left.length === legs.length) return null;
  const { book, ...more } = moreOf(edit);
  const gone = legs.filter((leg) => !left.includes(leg));
  const { leagues: _, ...wishes } = legWishes([], gone, edit) ?? {};
  const isFilled = only.length > 0 || left.length < FEWEST_LEGS;
  return ticketCall(left.map(legOf), {
    ...more,
    ...(book !== undefined && left.length > 0 && { book }),
    ...(isFilled && {
      choose: {
        count: legs.length,
        ...wishes,
        ...(only.length > 0 && { leagues: only }),
        excludedLeagues: [...new Set([...(wishes.excludedLeagues ?? []), ...refused])],
      },
    }),
  });
}

import { type Asked, calls } from '../calls/call.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';
import { callOfView } from '../onward/games-view.ts';

const LIKELIEST =
  /\b(most likely|likeliest|surest|safest|(best|highest|biggest) (win )?(chance|chances|probability|odds to (win|hit)))\b/;
const PUTS_RIGHT =
  /^((lol|bro|dude|um|uh|hey|ok|but) )*(no|nah|nope)\b|\bi (mean|meant|said|asked|want|wanted)\b|\b(period|whatever the (price|odds|edge)|dont care (about|bout) (the )?(edge|value|price|payout))\b/;
const OF_THOSE = /\b(those|these|them|of the (two|three|\d))\b/;
const MOST_WORDS = 12;
const ROWS = 10;

/**
 * "No, I mean most likely to hit" behind picks that stand by their chance already: each of those has an edge, and what is left to be meant
 * is whoever wins most often, at whatever price. Free.
 */
export function likeliestOfAll({
  previous,
  plain,
  tokens,
  mentions,
  said,
  reading,
  slate,
  nowMs,
}: Tagged): Asked | null {
  const isByChance = previous?.list === true && previous.ticket !== true && previous.order === 'chance';
  if (!isByChance || tokens.length > MOST_WORDS || mentions.length > 0 || OF_THOSE.test(plain)) return null;
  if (!LIKELIEST.test(plain) || !PUTS_RIGHT.test(plain) || said.some(({ line }) => line !== null)) return null;
  const view = {
    leagues: reading.leagues.length > 0 ? reading.leagues : previous.leagues,
    names: [],
    ...timeOf({ window: reading.window ?? previous.window }),
    market: 'moneyline',
    only: 'favorite',
    order: 'shortest',
    limit: ROWS,
    offset: 0,
  } as const;
  return calls([callOfView(view, slate.events, nowMs)]);
}

import type { Asked } from '../calls/call.ts';
import { sharedGames } from '../calls/shared-games.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { looseWish, searchFor } from '../wishes/plan-wish.ts';

const GOES_ON =
  /^((ok|okay|k|and|n|so|now|then|cool|nice|thanks|thx|hmm|yeah|alright) )*(what about|whatabout|what abt|wbt|how about|how abt|hows|and|n|same for|now|for|in|from|just|only)\b/;
const MOST_WORDS = 10;

/**
 * "Ok what about Red Wings Sharks" behind the best overs on shots: those of that game, and none of its other markets. Null: something else is
 * asked of it, or the list was of any kind of bets.
 */
export function listOfGame(read: Tagged): Asked | null {
  const { previous, mentions, plain, tokens, said, amounts, nowMs } = read;
  if (previous?.list !== true || previous.ticket === true || tokens.length > MOST_WORDS) return null;
  const { markets, stats = [] } = previous;
  if (markets.length + stats.length === 0 || !GOES_ON.test(plain) || amounts.prices.length > 0) return null;
  const isOwn = said.some((bet) => (bet.market ?? bet.line ?? bet.direction) !== null || bet.stats.length > 0);
  if (mentions.length === 0 || isOwn || !said.some(hasSubject) || mentions.some(({ kind }) => kind !== 'side'))
    return null;
  // Of a side or a winner whoever is named alone is the bet.
  const isOfSides = markets.some((market) => market === 'moneyline' || market === 'spread');
  if (mentions.length > 2 || (mentions.length === 1 && isOfSides)) return null;
  const [game] = sharedGames(mentions.map(({ persons }) => persons.map(({ event }) => event))).filter(
    ({ startsAt }) => startsAt.getTime() > nowMs,
  );
  const wish = game && looseWish(read);
  if (!game || !wish) return null;
  const at = game.startsAt.getTime();
  const isWithin = previous.window === null || (previous.window.fromMs <= at && at < previous.window.toMs);
  const before = isWithin ? previous : { ...previous, window: null };
  return searchFor({ ...read, previous: { ...before, teams: [], players: [] } }, { ...wish, only: true });
}

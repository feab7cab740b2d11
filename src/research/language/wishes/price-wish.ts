import { sidesListed } from '../boards/sides-listed.ts';
import type { Asked } from '../calls/call.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isChatter, isPlainWord } from './plain-words.ts';
import { searchFor } from './plan-wish.ts';
import { MOST_COUNT, type ReadParts, readParts } from './read-parts.ts';
import { isStanding } from './standing.ts';
import { toWish, type Wish } from './wish.ts';
import { wishTimes } from './wish-times.ts';

const ASKS_FOR =
  /\b(any|anything|something|anybody|show|give|gimme|find|list|looking for|i want|i need|want|got|whats (a|an|the best)|what about (a|an)|which|bets?|picks?|plays?|favorites?|favs?|chalk|dogs?|underdogs?|long ?shots?|safer|safest|stuff|ones)\b/;
/** "Would you take it at +120 or better" is said of the bet that was shown. */
const OF_SHOWN =
  /\b(is|was|would|should|does|do|can|will|still|take|taking|bet|play|like) (u |you |i )?(it|that|this|him|them)\b|\b(it|that|this) (a bet|good|ok|worth|still|at)\b|\bwhat if\b/;
const POINTERS = /\b(than (that|this|it|those|these)|(use|put|spend|bet|play) (it|that|this|them) (on|with|for))\b/g;
const RANGE = /\b(between|from|to|thru|through|isnt|aint|not)\b/;
const MOST_WORDS = 22;
const GAMES = /\b(what|which|list( of)?|all the|how many) (games?|match(es)?|fights?)\b/;

/**
 * "Something safer, like -400 or more", "a +300ish bet at FanDuel", "anything at +500 or longer": a limit on the prices of what is
 * looked for, and no price of the bet that was shown. Null: none is named, or it is said of a bet.
 */
export function priceWish(read: Tagged): Asked | null {
  const { mentions, said, says, previous, tokens, amounts } = read;
  const isElse =
    mentions.length > 0 ||
    says.size > 0 ||
    ANY_BOOK.test(read.plain) ||
    previous?.ticket === true ||
    tokens.length > MOST_WORDS ||
    said.some(isOfBet);
  // "I never bet anything worse than -150" holds for the whole chat.
  if (isElse || isStanding(read.plain) || amounts.prices.length === 0 || amounts.shares.length > 0) return null;
  const parts = lastSaid(read);
  const wish = parts && toWish(parts);
  // "What games does DK have at +300 or longer" asks for a list of prices, which is free.
  // "You show +135 and -155, which one is the favorite" names two prices, and no range of them.
  const isRange = amounts.prices.length < 2 || RANGE.test(read.plain);
  if (!isRange || GAMES.test(read.plain)) return null;
  // "Any NBA dogs at +200 or better" asks for their prices, where no list of bets is narrowed by it.
  const listed = previous?.list === true ? null : sidesListed(read);
  if (listed) return listed;
  if (!wish || !isLimit(wish) || wish.parlay !== null || wish.legs !== undefined) return null;
  const plain = read.plain.replace(POINTERS, '');
  if (!ASKS_FOR.test(plain) || OF_SHOWN.test(plain)) return null;
  return searchFor(read, { ...wish, asks: true, ...goingOn(wish, previous), ...allOf(plain) });
}

/** "Any book better than -150" shops for the bet that was spoken of. */
const ANY_BOOK =
  /\b(any|which|what|other|another)( other)? (sports)?books? (better|longer|with|at|have|has|had|got|paying|that)\b/;

const isOfBet = (bet: Tagged['said'][number]): boolean =>
  hasSubject(bet) || bet.line !== null || bet.direction !== null || bet.stats.length > 0;

const isLimit = ({ prices }: Wish): boolean => (prices?.least ?? prices?.most ?? null) !== null;

/** "Safer than that", and where nothing else is named: of what the list was of. */
function goingOn({ window, wanted }: Wish, previous: Tagged['previous']): Partial<Wish> {
  const isOpen = window === undefined && wanted.leagues.length === 0;
  return previous?.list === true && isOpen ? { only: true } : {};
}

const allOf = (plain: string): Partial<Wish> =>
  /\b(everything|all of (them|the)|every)\b/.test(plain) ? { count: MOST_COUNT } : {};

/** The whole message, or what is said last of it: "+125 is no long shot. Like +1000". Null: a word of it may ask for something else. */
function lastSaid({ tokens, amounts, nowMs, zone, previous }: Tagged): ReadParts | null {
  const times = wishTimes(tokens, { nowMs, zone }, { throughMonday: false, before: previous?.window ?? null });
  const starts = tokens.flatMap(({ afterBreak }, at) => (afterBreak && at > 0 ? [at] : []));
  for (const from of [0, ...starts]) {
    const read = readParts({ tokens, amounts, mentions: [], times }, { from, to: tokens.length });
    if (read.unread.every((word) => isPlainWord(word) || isChatter(word) || EVERYTHING.test(word))) return read;
  }
  return null;
}
const EVERYTHING = /^(everything|live|odds|price|priced|stuff|use|heavy|heavier)$/;

import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Tagged } from '../calls/tagged.ts';
import { readViewWords, type ViewWords } from '../onward/view-words.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';
import { isChatter } from '../wishes/plain-words.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish, type Wish } from '../wishes/wish.ts';
import { wishTimes } from '../wishes/wish-times.ts';

/** What a message says of a list of props: a wish, and the words that only a list has. */
export type PropsWish = { wish: Wish; words: ViewWords };

/** Words that name who is in such a list, and no part of it. */
const OF_PLAYERS = new Set(
  'player players guy guys who whos somebody anybody anyone everyone everybody each listed lines line number numbers scorers scorer you ya pitcher pitchers batter batters hitter hitters skater skaters goalie goalies sport sports league leagues cover carry'.split(
    ' ',
  ),
);

/** Null: a word is left that a list of props does not answer. */
export function readPropsWish(read: Tagged): PropsWish | null {
  const { tokens, amounts, mentions, nowMs, zone } = read;
  const words = readViewWords(tokens);
  const times = wishTimes(
    tokens,
    { nowMs, zone },
    { throughMonday: read.reading.leagues.join() === 'NFL', before: null },
  );
  // "Points" are the number here, and no lines.
  const own = [...words.spans].filter(([at]) => phraseAt(PROP_STAT_PHRASES, tokens, at) === null);
  const parts = readParts({ tokens, amounts, mentions, times: new Map([...own, ...times]) });
  if (parts.unread.some((word) => !isChatter(word) && !OF_PLAYERS.has(word))) return null;
  const wish = toWish(parts);
  const isElse =
    wish.parlay !== null ||
    wish.legs !== undefined ||
    wish.again ||
    wish.minEdge !== undefined ||
    wish.minChance !== undefined;
  return isElse || amounts.money.some(({ isSure }) => isSure) ? null : { wish, words };
}

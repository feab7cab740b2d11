import { findPhrases } from '#engine/names/phrase-index.ts';
import { propName } from '../../words/pick-label.ts';
import { boardCall, boardOf } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { scoreAsked } from '../calls/score-asked.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { LEAGUE_NAMES } from '../leagues.ts';

const MOST_WORDS = 4;
/** "Over or under on the points one": of the numbers that were shown that one. */
const ONE = /\b(one|line|prop|number)\b/;
/** What a list of others is asked for with. */
const OF_OTHERS =
  /\b(all|any|every|each|other|others|else|players?|guys|who|which|list|more|most|best|top|tonight|today|games?)\b/;

/** "Rebounds?", "points prop" behind the prices of one player: his, and no list of everybody's. */
export function statOfSpoken(read: Tagged): Asked | null {
  const { previous, tokens, plain, mentions, reading, bets } = read;
  const players = new Set((previous?.focus ?? []).map(({ player }) => player));
  const isOfOne = players.size === 1 && !players.has(null) && previous?.list !== true && previous?.ticket !== true;
  const isOpen =
    mentions.length + findPhrases(LEAGUE_NAMES, tokens).length === 0 &&
    reading.window === null &&
    !OF_OTHERS.test(plain);
  const shown = (previous?.focus ?? []).filter(({ market }) => plain.split(' ').includes(propName(market)));
  const [one, ...more] = shown;
  if (isOfOne && isOpen && one && more.length === 0 && ONE.test(plain) && !asksVerdict(plain))
    return calls([boardCall({ eventId: one.eventId, market: one.market, player: one.player })]);
  const scored = isOfOne && isOpen ? scoreAsked(read) : null;
  if (scored) return scored;
  const isStat = bets.length === 1 && bets.every(({ player, stats }) => player !== null && stats.length > 0);
  return isOfOne && isOpen && isStat && tokens.length <= MOST_WORDS && !asksVerdict(plain)
    ? boardOf({ ...toMarketQuestion(read), window: null })
    : null;
}

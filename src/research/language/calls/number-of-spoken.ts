import { boardOf } from './board-calls.ts';
import type { Asked } from './call.ts';
import { asksVerdict } from './price-questions.ts';
import { type Tagged, toMarketQuestion } from './tagged.ts';

const MOST_OF_NUMBER = 6;

/** "Over/under what?" behind a bet on a player asks for his number, and not what the word means. */
export const numberOfSpoken = (read: Tagged): Asked | null => {
  const { plain, tokens, leans, bets, hasNames } = read;
  const isAsked = /\b(over under|o u|ou)\b/.test(plain) && !/\b(mean|means|explain|define)\b/.test(plain);
  const isOfPlayer = leans && !hasNames && bets[0]?.player != null && tokens.length <= MOST_OF_NUMBER;
  return isAsked && isOfPlayer && !asksVerdict(plain) ? boardOf({ ...toMarketQuestion(read), window: null }) : null;
};

import { wereJudged } from '../acts/after.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import { shopsPrices } from './price-questions.ts';
import type { Tagged } from './tagged.ts';

const GOES_ON =
  /^((ok|okay|and|n|so|now|then|cool|thanks|thx|hmm|yeah) )*(what about|whatabout|what abt|wbt|how about|how abt|hows|and|n|or|instead|also)\b|\b(instead|too|as well|better|any good|worth it)$|^(his|her|\w+) \w+$|^\w+$/;
const MOST_WORDS = 8;

/** "What about his receptions" behind a verdict on another number of his: one on that too, on the side that was asked about. */
export function statJudged(read: Tagged): Asked | null {
  const { bets, leans, previous, after, plain, tokens, where, amounts } = read;
  const [shown, ...more] = previous?.focus ?? [];
  const isJudged = wereJudged(after, previous) && previous?.list !== true && more.length === 0;
  if (!leans || !isJudged || (shown?.side !== 'over' && shown?.side !== 'under')) return null;
  if (tokens.length > MOST_WORDS || !GOES_ON.test(plain) || shopsPrices(plain) || PRICES.test(plain)) return null;
  const [bet, ...others] = bets;
  if (!bet || others.length > 0 || bet.player === null || bet.stats.length === 0) return null;
  const direction = bet.direction ?? shown.side;
  const judged = readJudgement([{ ...bet, direction }], { where: { ...where, window: null }, amounts });
  return judged?.kind === 'calls' ? judged : null;
}

const PRICES = /\b(prices?|odds|lines?|books?|props|numbers?)\b/;

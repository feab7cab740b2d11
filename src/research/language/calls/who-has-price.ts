import { boardOf } from './board-calls.ts';
import type { Asked } from './call.ts';
import { hasSubject } from './stated-bets.ts';
import { type Tagged, toMarketQuestion } from './tagged.ts';

const WHO_HAS =
  /^(?:(?:so|ok|and|but|cool|damn|wait) )*(?:who|whos|which books?|what books?|any books?|anyone|anybody|does (?:anyone|anybody|any book))(?: else)?(?: still)? (?:has|have|had|got|offers?|offering|is at|at)\b/;

/** "Who else has Jags over +130": the books' prices of that side, and no verdict on it. */
export function whoHasPrice(read: Tagged): Asked | null {
  const { plain, said, amounts, reading } = read;
  const [bet, ...others] = said.filter(hasSubject);
  if (!bet || others.length > 0 || bet.price === null || amounts.prices.length > 1 || reading.intent === 'parlay')
    return null;
  return WHO_HAS.test(plain) ? boardOf({ ...toMarketQuestion(read), window: null }) : null;
}

import { type Asked, calculated } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { caseTold, type Paid } from './outlay.ts';

/** "110 at -110", "$50 on a +120". */
const STAKE_AT = /\$?\b(\d{1,6}(?:\.\d{1,2})?) ?(?:bucks|dollars)? ?(?:on|at|@) ?(?:a |an |one at )?([+-]\d{3,5})\b/gi;
const PRICE = /(?<![\d.])[+-]\d{3,5}\b/g;
const ASKS = /\b(win|wins|hit|hits|cash|pay|pays|profit|total|get|return|returns|make|back|lose|both|all)\b/;
const ELSE =
  /\b(hedg\w*|arb\w*|middl\w*|kelly|parlay\w*|boost\w*|free|bonus|ev|teas\w*|robin|guarantee\w*|opposite|other side|vig|dutch\w*|cash out|cashout|chance|fair|better|best|worth)\b/;
const MOST_BETS = 6;

/** "If I bet 110 at -110 and 100 at +150 and win both": single bets, each with its stake, and what comes back. Null: not two such. */
export function stakesOnPrices({ text, plain, mentions }: Tagged): Asked | null {
  if (mentions.length > 0 || ELSE.test(plain) || !ASKS.test(plain)) return null;
  const pairs = [...text.matchAll(STAKE_AT)];
  if (pairs.length < 2 || pairs.length > MOST_BETS || pairs.length !== [...text.matchAll(PRICE)].length) return null;
  const paid: Paid[] = pairs.map(([, stake = '', price = '']) => ({
    kind: 'payout',
    price,
    stakeCents: Math.round(Number(stake) * CENTS),
  }));
  const told = caseTold(`if ${plain}`, paid);
  return calculated(paid, told === null ? [] : [told]);
}
const CENTS = 100;

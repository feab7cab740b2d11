import { dollars } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';

const BACK = /\b\d[\d.]*( bucks| dollars)? back\b|\bback (my|the) \d/;
const ASKS = /\b(how much|what) (\w+ ){0,3}(put|bet|stake|risk|lay|throw|need|on)\b/;

/** "50 back if the Lakers lose, how much on the Thunder at +1635": the stake that wins what is lost then. Null: something else is asked. */
export function moneyBack({ plain, amounts, tokens, says }: Tagged): Asked | null {
  const [price, ...others] = amounts.prices;
  if (!BACK.test(plain) || !ASKS.test(plain) || !price || others.length > 0 || amounts.shares.length > 0) return null;
  const [money, ...more] = moneyIn({ amounts, tokens, says, hasSides: false });
  if (!money || more.length > 0) return null;
  return calculated(
    [{ kind: 'payout', price: price.text, toWinCents: money.cents }],
    [`It has to win ${dollars(money.cents)}: that brings back what the other bet loses, and no more.`],
  );
}

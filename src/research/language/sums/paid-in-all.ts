import { formatAmerican } from '#engine/odds/format-american.ts';
import { dollars, list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from './bets-said.ts';
import { isStored, storedBet } from './stored-bet.ts';

const ELSE = /\b(hedg\w*|cash ?out|free ?bet|bonus|boost\w*|kelly|left|lock|sell|already|won|lost|split)\b/;
/** Beyond this the stored prices and the ticket tell of something else. */
const FAR = 1.15;

/** "Heat, Knicks and Bills ml, 10 bucks for 17.50 total payout": the price that a stake and its payout make, held against the stored ones. */
export function paidInAll(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  const money = moneyIn({ ...read, hasSides: false });
  const returns = money.find(({ role }) => role === 'returns');
  const stake = money.find((one) => one !== returns && one.role === 'stake');
  const isElse = ELSE.test(plain) || amounts.prices.length + amounts.shares.length > 0 || money.length !== 2;
  if (isElse || !returns || !stake || !/\bpayout\b/.test(plain) || returns.cents <= stake.cents) return null;
  const decimal = returns.cents / stake.cents;
  const head = `${dollars(stake.cents)} for ${dollars(returns.cents)} back, stake included, wins ${dollars(returns.cents - stake.cents)}: a price of ${formatAmerican(decimal)} (${decimal.toFixed(2)}), which must hit ${(100 / decimal).toFixed(1)}% of the time to break even.`;
  return say([head, ...besideStored(read, decimal)].join(' '));
}

function besideStored(read: Tagged, decimal: number): string[] {
  const bets = namedBets(read).map((bet) => {
    const ref = refOf({ ...bet, price: null }, read);
    return typeof ref === 'string' ? ref : storedBet(ref, read);
  });
  const stored = bets.filter(isStored).filter(({ price }) => price !== null);
  if (stored.length === 0 || stored.length < bets.length) return [];
  const all = stored.reduce((product, { price }) => product * (price?.decimal ?? 1), 1);
  const told = `${list(stored.map(({ name, price }) => `${name} ${price?.text}`))} ${stored.length === 1 ? 'pays' : 'multiply to'} ${formatAmerican(all)} at the best prices here`;
  const isFar = all / decimal > FAR || decimal / all > FAR;
  return [isFar ? `${told}, so one of the two is not this ticket: check its legs and its payout.` : `${told}.`];
}

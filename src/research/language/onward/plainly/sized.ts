import { moneyAt } from '../../calls/read-money.ts';
import { areOf, type Said, words } from './said.ts';

const SIZES = /\b(how (much|big|many)|size|sizing|stake|units?|what should the (stake|bet)|bet size)\b/;
const HAS = /\b(bankroll|roll|bank|br|set aside|to (bet|play|work) with|for betting|budget)\b/;
const OF_SIZE = words(
  'much big many size sizing stake staking units unit bankroll roll bank br budget set aside betting bet total whole entire all work play dollars dollar bucks usd right here each k is are per risk using',
);

/** "1k roll, how big on that", "size it for me, bankroll is a thousand": the stakes of what is shown in that money. */
export function sized({ tokens, plain, isTicket, size }: Said): string | null {
  if (isTicket || !SIZES.test(plain) || !HAS.test(plain)) return null;
  const money = tokens.flatMap((_, at) => moneyAt(tokens, at) ?? []);
  const [sum, ...others] = money;
  if (!sum || others.length > 0) return null;
  const rest = tokens.filter((_, at) => at < sum.from || at >= sum.to).map(({ text }) => text);
  if (!areOf(rest, OF_SIZE)) return null;
  return `how much should I stake on ${size === 1 ? 'it' : 'each'} with a $${sum.cents / CENTS} bankroll`;
}
const CENTS = 100;

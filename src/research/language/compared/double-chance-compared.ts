import { BetRef } from '#contract/research/bet.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { isRefused } from '../../tools/find-market.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { capital, signedPercent } from '../../words/format.ts';
import { inShort } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { doubleChanceOf } from '../sums/double-chance.ts';
import { worldOf } from '../sums/stored-bet.ts';

type Valued = { name: string; ev: number };

/** "Which of em", a double chance at a price and another bet: by what each makes on average, free. Null: none of them is one. */
export function doubleChanceCompared(bets: readonly BetFocus[], read: Tagged): Asked | null {
  if (!bets.some((bet) => doubleChanceOf(bet, read) !== null)) return null;
  const valued = bets.map((bet) => worthOf(bet, read));
  if (valued.some((one) => one === null)) return null;
  const [best, ...others] = valued.flatMap((one) => one ?? []).toSorted((a, b) => b.ev - a.ev);
  if (!best) return null;
  const rest = others.map(({ name, ev }) => `${name} ${signedPercent(ev)}`).join(' and ');
  const lead = best.ev > 0 ? best.name : `Neither makes money; ${best.name} loses less`;
  return say(`${capital(lead)}: ${signedPercent(best.ev)} on average, against ${rest}.`);
}

function worthOf(bet: BetFocus, read: Tagged): Valued | null {
  const pair = doubleChanceOf(bet, read);
  if (pair)
    return bet.price == null
      ? null
      : { name: `${pair.name} at ${bet.price}`, ev: pair.chance * priceTextToDecimal(bet.price) - 1 };
  const { stakeCents: _, unjudged: __, ...draft } = bet;
  const ref = BetRef.safeParse({ ...draft, named: bet.price == null ? [] : ['price'] });
  const found = ref.success ? priceBets({ bets: [ref.data] }, worldOf(read)) : null;
  if (!found || isRefused(found) || !found.ok) return null;
  const [priced] = found.data.bets;
  const at = priced?.priced ? (priced.atAsked ?? priced.atBest) : null;
  return priced?.priced && at ? { name: `${inShort(priced.label, priced.game)} at ${at.text}`, ev: at.ev } : null;
}
